import { queryFor } from '@candour/api-client/query.ts'
import { QueryFailed } from '@candour/console/query-failed.tsx'
import { companyRole } from '@candour/schemas/accounts.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { listTeam } from '@candour/schemas/team.ts'
import { SectionCard } from '@candour/ui/card.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { InviteMember } from '#features/team/invite-member.tsx'
import { MemberRow } from '#features/team/member-row.tsx'
import { useCompanyId } from '#shared/active-company.ts'
import { useMay } from '#shared/permissions.ts'
import { SettingsSection } from '#shared/settings-section.tsx'
import { texts } from '#shared/texts.ts'

const teamQuery = (companyId: string) => queryFor(listTeam, { query: { companyId } })

/** A company's members, for its owners. */
export function Component() {
  const companyId = useCompanyId()
  // Fetched in parallel with the company, not after it.
  usePrefetchQuery(teamQuery(companyId))
  const mayManage = useMay('team:manage')
  return (
    <SettingsSection section="team" actions={mayManage && <InviteMember companyId={companyId} />}>
      {(company) => (
        <>
          <Members company={company} />
          <Roles />
        </>
      )}
    </SettingsSection>
  )
}

function Members({ company }: { company: DashboardCompany }) {
  // Always refetched: owners open this to see who has accepted an invitation.
  const team = useQuery({ ...teamQuery(company.id), refetchOnMount: 'always' })
  const list = useRef<HTMLUListElement>(null)
  return (
    <SectionCard
      id="members"
      title={texts.team.members.title}
      headerClassName="px-5 pt-5 pb-3 sm:px-6 sm:pt-6"
      padded={false}
    >
      {team.isPending && <Placeholders />}
      <QueryFailed query={team} title={texts.team.members.failed} />
      {team.data && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={texts.team.members.title}
          className="divide-y divide-line outline-none"
        >
          {team.data.map((member) => (
            <MemberRow
              key={member.userId}
              company={company}
              member={member}
              // The button that had the focus is gone with its row.
              onRemoved={() => list.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

function Placeholders() {
  return (
    <div className="divide-y divide-line">
      {['one', 'two', 'three'].map((key) => (
        <div key={key} className="flex items-center gap-4 px-5 py-4 sm:px-6">
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-full max-w-56" />
            <Skeleton className="h-4 w-28" />
          </div>
          <Skeleton className="h-10 w-32" />
        </div>
      ))}
    </div>
  )
}

function Roles() {
  return (
    <SectionCard id="roles" title={texts.team.roles.title} description={texts.team.roles.description}>
      <dl className="mt-4 grid gap-3.5 text-sm sm:grid-cols-2">
        {companyRole.options.map((role) => (
          <div key={role}>
            <dt className="font-medium text-ink">{texts.team.roleNames[role]}</dt>
            <dd className="mt-0.5 text-ink-muted">{texts.team.roleSummaries[role]}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}
