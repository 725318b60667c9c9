import { call } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { type CompanyUser, endUserSessions, unlinkUser } from '@candour/schemas/users.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Button } from '@candour/ui/button.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LogOut, Send, Trash2 } from 'lucide-react'
import { CopyLink } from '#features/users/copy-link.tsx'
import { useInvite } from '#features/users/invitations.ts'
import { MembershipRole } from '#features/users/membership-role.tsx'
import { stateOf, UserState } from '#features/users/user-state.tsx'
import { UserSummary } from '#features/users/user-summary.tsx'

interface UserRowProps {
  user: CompanyUser
  companyId: string
  /** Called after the user, and with them the row, has been removed. */
  onRemoved: () => void
}

export function UserRow({ user, companyId, onRemoved }: UserRowProps) {
  const { detail } = stateOf(user)
  return (
    <li className="grid gap-2.5 py-3">
      <div className="flex items-center max-sm:flex-wrap max-sm:gap-y-2">
        <UserSummary user={user}>
          <UserState user={user} />
        </UserSummary>
        <div className="max-sm:order-1 max-sm:basis-full">
          <MembershipRole user={user} companyId={companyId} />
        </div>
        {user.state === 'active' && <SignOutEverywhere user={user} />}
        <RemoveUser user={user} companyId={companyId} onRemoved={onRemoved} />
      </div>
      {user.invitation && (
        <div className="flex flex-wrap items-center gap-2 sm:pl-12">
          {detail && <p className="wrap-anywhere w-full text-ink-muted text-xs">{detail}</p>}
          <Resend email={user.email} companyId={companyId} />
          <CopyLink user={user} />
        </div>
      )}
    </li>
  )
}

function Resend({ email, companyId }: { email: string; companyId: string }) {
  const invite = useInvite(companyId)
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={invite.isPending}
      icon={<Send />}
      aria-label={`Resend invitation to ${email}`}
      onClick={() => invite.mutate(email)}
    >
      Resend
    </Button>
  )
}

/** Ends all of a user's sessions, for example after a lost device; the user stays linked. */
function SignOutEverywhere({ user }: { user: CompanyUser }) {
  const end = useMutation({
    mutationFn: () => call(endUserSessions, { params: { id: user.id } }),
    onSuccess: () => toast({ title: 'User signed out everywhere', variant: 'success' }),
    onError: toastError('Failed to sign the user out'),
  })
  return (
    <ConfirmDialog
      title="Sign this user out everywhere?"
      description={
        <span className="wrap-anywhere">{user.email} will have to log in again on every device.</span>
      }
      confirmLabel="Sign out everywhere"
      onConfirm={() => end.mutate()}
      trigger={
        <Button
          variant="ghost"
          size="icon"
          busy={end.isPending}
          icon={<LogOut />}
          title="Sign out everywhere"
          aria-label={`Sign out ${user.email} everywhere`}
        />
      }
    />
  )
}

function RemoveUser({ user, companyId, onRemoved }: UserRowProps) {
  const client = useQueryClient()
  const unlink = useMutation({
    mutationFn: () => call(unlinkUser, { params: { id: companyId, userId: user.id } }),
    onSuccess: () => {
      toast({ title: 'User unlinked successfully', variant: 'success' })
      onRemoved()
    },
    onError: toastError('Failed to unlink user'),
    // Also after a failure: somebody else may have removed the user.
    onSettled: () => refetchChanged(client, unlinkUser),
  })
  return (
    <ConfirmDialog
      title="Are you sure you want to remove this user from the company?"
      description={
        <span className="wrap-anywhere">{user.email} keeps the account and can be linked again.</span>
      }
      confirmLabel="Remove user"
      destructive
      onConfirm={() => unlink.mutate()}
      trigger={
        <Button
          variant="ghost"
          size="icon"
          busy={unlink.isPending}
          icon={<Trash2 />}
          title="Remove from the company"
          aria-label={`Remove ${user.email}`}
        />
      }
    />
  )
}
