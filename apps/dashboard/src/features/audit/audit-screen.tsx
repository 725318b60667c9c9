import { addressOf } from '@candour/api-client/call.ts'
import { pagesFor, queryFor } from '@candour/api-client/query.ts'
import {
  AuditFilters,
  type AuditView,
  auditQueryOf,
  noAuditFilters,
  readAuditView,
  writeAuditView,
} from '@candour/console/audit-filters.tsx'
import { AuditLog } from '@candour/console/audit-log.tsx'
import { useSearchEdit } from '@candour/console/use-search-edit.ts'
import { exportOwnAuditCsv, listOwnAudit } from '@candour/schemas/audit.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { listTeam } from '@candour/schemas/team.ts'
import { Select } from '@candour/ui/select.tsx'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useCompanyTo } from '#shared/company-link.tsx'
import { ExportLink } from '#shared/export-link.tsx'
import { itemName } from '#shared/item-name.ts'
import { memberLabel } from '#shared/member-label.ts'
import { SettingsSection } from '#shared/settings-section.tsx'
import { texts } from '#shared/texts.ts'

/** A company's audit log, for its owners. */
export function Component() {
  return <SettingsSection section="securityLog">{(company) => <Audit company={company} />}</SettingsSection>
}

function Audit({ company }: { company: DashboardCompany }) {
  const [params, edit] = useSearchEdit()
  const words = texts.audit.dashboard
  const navigate = useNavigate()
  const companyTo = useCompanyTo()
  const view = readAuditView(params)
  const query = { ...auditQueryOf(view), companyId: company.id }
  const change = (part: Partial<AuditView>) => {
    const next = edit((params) => writeAuditView({ ...readAuditView(params), ...part }))
    void navigate(companyTo({ pathname: dashboardPaths.audit, search: next.toString() }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  const pages = useInfiniteQuery({
    ...pagesFor(listOwnAudit, { query }),
    placeholderData: keepPreviousData,
    // Nearly everything on the other pages adds entries.
    refetchOnMount: 'always',
  })
  const team = useQuery(queryFor(listTeam, { query: { companyId: company.id } }))
  const users = new Map(team.data?.map((member) => [member.userId, memberLabel(member, team.data)]))
  // Former members and operators, as far as they appear in the list.
  for (const { actor } of pages.data?.pages.flatMap((page) => page.items) ?? []) {
    if (actor.id && actor.name && !users.has(actor.id)) users.set(actor.id, actor.name)
  }
  if (view.userId && !users.has(view.userId)) users.set(view.userId, words.anotherUser)

  return (
    <section aria-labelledby="audit" aria-busy={pages.isPending || pages.isPlaceholderData}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="audit" className="font-semibold text-base text-ink">
          {words.title}
        </h2>
        <ExportLink href={addressOf(exportOwnAuditCsv, { query })}>{words.csv}</ExportLink>
      </div>
      <AuditFilters view={view} onChange={change} actions="companies">
        <Select
          aria-label={words.user}
          value={view.userId ?? ''}
          onChange={({ target }) => change({ userId: target.value || undefined })}
          className="w-52 max-sm:w-full"
        >
          <option value="">{words.allUsers}</option>
          {[...users].map(([id, name]) => (
            <option key={id} value={id} dir="auto">
              {name}
            </option>
          ))}
        </Select>
      </AuditFilters>
      <AuditLog
        pages={pages}
        filtered={writeAuditView(view).size > 0}
        onClear={() => change(noAuditFilters)}
        timeZone={company.timeZone}
        itemName={itemName}
      />
    </section>
  )
}
