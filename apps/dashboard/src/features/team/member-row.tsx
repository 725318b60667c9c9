import { mutationFor, queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { formatAgo, formatDateTime } from '@candour/console/format.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { type CompanyRole, companyRole, getMe } from '@candour/schemas/accounts.ts'
import { companyRoleNames } from '@candour/schemas/company-roles.ts'
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
import { withArticle } from '#shared/with-article.ts'

export interface MemberRowProps {
  companyId: string
  member: TeamMember
  /** Called after the member, and with them the row, has been removed. */
  onRemoved: () => void
}

export function MemberRow({ companyId, member, onRemoved }: MemberRowProps) {
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
          {own && <Badge>You</Badge>}
          {member.twoFactor && <Badge tone="success">Two-step sign-in</Badge>}
          <LastSeen member={member} />
          {member.invited && mayManage && <Resend companyId={companyId} member={member} />}
        </p>
      </div>
      {mayManage ? (
        <>
          <Role companyId={companyId} member={member} own={own} />
          <Remove companyId={companyId} member={member} own={own} onRemoved={onRemoved} />
        </>
      ) : (
        <p className="text-ink text-sm">{companyRoleNames[member.role]}</p>
      )}
    </li>
  )
}

function LastSeen({ member: { invited, expired, lastSeenAt } }: { member: TeamMember }) {
  if (expired) return <Badge tone="warning">Invitation expired</Badge>
  if (invited) return <Badge tone="accent">Invited</Badge>
  if (!lastSeenAt) return 'Has not signed in yet'
  return (
    <time dateTime={lastSeenAt} title={formatDateTime(lastSeenAt)}>
      Last seen {formatAgo(lastSeenAt)}
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
  const shown = name ?? email
  const client = useQueryClient()
  const [asking, setAsking] = useState<CompanyRole>()
  const update = useMutation({
    ...mutationFor(updateMember),
    onSuccess: ({ role }) => {
      toast({
        title: invited
          ? `${shown} will be ${withArticle(role)}`
          : `${own ? 'You are' : `${shown} is`} now ${withArticle(role)}`,
        variant: 'success',
      })
      return refetchChanged(client, updateMember)
    },
    onError: toastError('Failed to change the role'),
  })
  const set = (role: CompanyRole) =>
    update.mutate({ params: { userId }, query: { companyId }, body: { role } })
  return (
    <>
      <Select
        aria-label={`Role of ${shown}`}
        value={update.isPending ? update.variables.body.role : role}
        onChange={({ target }) => {
          const chosen = companyRole.parse(target.value)
          if (own && role === 'owner') setAsking(chosen)
          else set(chosen)
        }}
        className="w-36 max-sm:flex-1"
      >
        <RoleOptions />
      </Select>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title="Give up being an owner?"
        description="You will no longer see this page. Only another owner can make you an owner again."
        confirmLabel={asking ? `Become ${withArticle(asking)}` : 'Continue'}
        destructive
        onConfirm={() => asking && set(asking)}
      />
    </>
  )
}

function Resend({ companyId, member: { userId, email } }: Omit<ActionProps, 'own'>) {
  const resend = useMutation({
    ...mutationFor(resendInvitation),
    onSuccess: () =>
      toast({
        title: 'Invitation sent again',
        description: `${email} gets a new link. Earlier links no longer work.`,
        variant: 'success',
      }),
    onError: toastError('Failed to send the invitation'),
  })
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={resend.isPending}
      className="-my-2 -ml-2.5"
      aria-label={`Send again to ${email}`}
      onClick={() => resend.mutate({ params: { userId }, query: { companyId } })}
    >
      Send again
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
  const words = own ? leaving : invited ? withdrawing(email) : removing(email, name)
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
      description={<span className="wrap-anywhere">{words.consequence}</span>}
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

const leaving = {
  hint: 'Leave the team',
  label: 'Leave the team',
  question: 'Leave this team?',
  consequence: 'You lose access to this company immediately. Only an owner can invite you again.',
  confirm: 'Leave team',
  done: 'You have left the team',
  failed: 'Failed to leave the team',
}

const removing = (email: string, name: string | null): typeof leaving => ({
  hint: 'Remove from the team',
  label: `Remove ${name ?? email}`,
  question: 'Remove this member?',
  consequence: `${name ? `${name} (${email})` : email} loses access to this company immediately. The account itself is kept.`,
  confirm: 'Remove member',
  done: `${name ?? email} has been removed`,
  failed: 'Failed to remove the member',
})

const withdrawing = (email: string): typeof leaving => ({
  hint: 'Withdraw the invitation',
  label: `Withdraw the invitation of ${email}`,
  question: 'Withdraw this invitation?',
  consequence: `${email} can no longer accept it.`,
  confirm: 'Withdraw invitation',
  done: `The invitation of ${email} has been withdrawn`,
  failed: 'Failed to withdraw the invitation',
})
