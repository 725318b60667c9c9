import { mutationFor, queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { formatAgo, formatDateTime } from '@candour/console/format.ts'
import { isolated } from '@candour/console/texts.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { type CompanyRole, companyRole, getMe } from '@candour/schemas/accounts.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { removeMember, resendInvitation, type TeamMember, updateMember } from '@candour/schemas/team.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Avatar } from '@candour/ui/avatar.tsx'
import { Badge } from '@candour/ui/badge.tsx'
import { Button } from '@candour/ui/button.tsx'
import { Select } from '@candour/ui/select.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { DoorOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { RoleOptions } from '#features/team/role-options.tsx'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

interface MemberRowProps {
  company: DashboardCompany
  member: TeamMember
  /** Called after the member, and with them the row, has been removed. */
  onRemoved: () => void
}

export function MemberRow({ company, member, onRemoved }: MemberRowProps) {
  const companyId = company.id
  const { email, name } = member
  const { data: me } = useQuery(queryFor(getMe, {}))
  const own = me?.user.id === member.userId
  const mayManage = useMay('team:manage')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-3 px-5 py-4 sm:flex-nowrap sm:px-6">
      <Avatar name={name ?? email} className="max-sm:hidden" />
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="wrap-anywhere font-medium text-ink text-sm">
          <bdi>{name ?? email}</bdi>
        </p>
        {name && <p className="wrap-anywhere text-ink-muted text-sm">{email}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-muted text-sm">
          {own && <Badge>{texts.team.members.you}</Badge>}
          {member.twoFactor && <Badge tone="success">{texts.team.members.twoFactor}</Badge>}
          <LastSeen member={member} timeZone={company.timeZone} />
          {member.invited && mayManage && <Resend companyId={companyId} member={member} />}
        </p>
      </div>
      {mayManage ? (
        <>
          <Role companyId={companyId} member={member} own={own} />
          <Remove companyId={companyId} member={member} own={own} onRemoved={onRemoved} />
        </>
      ) : (
        <p className="text-ink text-sm">{texts.team.roleNames[member.role]}</p>
      )}
    </li>
  )
}

interface LastSeenProps {
  member: TeamMember
  timeZone: string
}

function LastSeen({ member: { invited, expired, lastSeenAt }, timeZone }: LastSeenProps) {
  const words = texts.team.members
  if (expired) return <Badge tone="warning">{words.expired}</Badge>
  if (invited) return <Badge tone="accent">{words.invited}</Badge>
  if (!lastSeenAt) return words.neverSeen
  return (
    <time dateTime={lastSeenAt} title={formatDateTime(lastSeenAt, timeZone)}>
      {words.lastSeen(formatAgo(lastSeenAt))}
    </time>
  )
}

interface ActionProps {
  companyId: string
  member: TeamMember
  /** Whether this is the signed-in owner. */
  own: boolean
}

/** Changes the role at once; asks first before owners demote themselves, because they cannot undo that. */
function Role({ companyId, member: { userId, email, name, role, invited }, own }: ActionProps) {
  const words = texts.team.changeRole
  const shown = name ?? email
  const client = useQueryClient()
  const [asked, setAsked] = useState(role)
  const [isAsking, setAsking] = useState(false)
  const update = useMutation({
    ...mutationFor(updateMember),
    // One after the other, so the last choice wins.
    scope: { id: userId },
    onSuccess: ({ role }) => {
      toast({
        title: invited
          ? words.invitationChanged[role](isolated(shown))
          : own
            ? words.ownChanged[role]
            : words.changed[role](isolated(shown)),
        variant: 'success',
      })
      return refetchChanged(client, updateMember)
    },
    onError: toastError(words.failed),
  })
  const set = (role: CompanyRole) =>
    update.mutate({ params: { userId }, query: { companyId }, body: { role } })
  return (
    <>
      <Select
        aria-label={words.label(shown)}
        value={update.isPending ? update.variables.body.role : role}
        onChange={({ target }) => {
          const chosen = companyRole.parse(target.value)
          if (!own || role !== 'owner') return set(chosen)
          setAsked(chosen)
          setAsking(true)
        }}
        className="w-36 max-sm:flex-1"
      >
        <RoleOptions />
      </Select>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.giveUp.title}
        description={words.giveUp.consequence}
        confirmLabel={words.giveUp.confirm[asked]}
        destructive
        onConfirm={() => set(asked)}
      />
    </>
  )
}

function Resend({ companyId, member: { userId, email } }: Omit<ActionProps, 'own'>) {
  const words = texts.team.members
  const resend = useMutation({
    ...mutationFor(resendInvitation),
    onSuccess: () =>
      toast({
        title: words.resent,
        description: words.resentHint(isolated(email)),
        variant: 'success',
      }),
    onError: toastError(words.resendFailed),
  })
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={resend.isPending}
      className="-my-2 -ml-2.5"
      aria-label={words.resendLabel(email)}
      onClick={() => resend.mutate({ params: { userId }, query: { companyId } })}
    >
      {words.resend}
    </Button>
  )
}

function Remove({
  companyId,
  member: { userId, email, name, invited },
  own,
  onRemoved,
}: ActionProps & { onRemoved: () => void }) {
  const client = useQueryClient()
  const words = own ? leaving() : invited ? withdrawing(email) : removing(email, name)
  const remove = useMutation({
    ...mutationFor(removeMember),
    onSuccess: () => {
      toast({ title: words.done, variant: 'success' })
      return refetchChanged(client, removeMember).then(onRemoved)
    },
    onError: toastError(words.failed),
  })
  return (
    <ConfirmDialog
      title={words.question}
      description={words.consequence}
      confirmLabel={words.confirm}
      destructive
      onConfirm={() => remove.mutate({ params: { userId }, query: { companyId } })}
      trigger={
        <Button
          variant="ghost"
          size="icon"
          busy={remove.isPending}
          icon={own ? <DoorOpen aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
          title={words.hint}
          aria-label={words.label}
        />
      }
    />
  )
}

interface RemovalWords {
  hint: string
  label: string
  question: string
  consequence: string
  confirm: string
  done: string
  failed: string
}

const leaving = (): RemovalWords => ({ hint: texts.team.leave.label, ...texts.team.leave })

function removing(email: string, name: string | null): RemovalWords {
  const words = texts.team.remove
  return {
    ...words,
    label: words.label(name ?? email),
    consequence: name
      ? words.consequenceNamed({ name: isolated(name), email: isolated(email) })
      : words.consequence(isolated(email)),
    done: words.done(isolated(name ?? email)),
  }
}

function withdrawing(email: string): RemovalWords {
  const words = texts.team.withdraw
  return {
    ...words,
    label: words.label(email),
    consequence: words.consequence(isolated(email)),
    done: words.done(isolated(email)),
  }
}
