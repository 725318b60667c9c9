import { ConfirmedButton } from '@candour/console/confirmed-button.tsx'
import { type CompanyUser, endUserSessions, unlinkUser } from '@candour/schemas/users.ts'
import { Button } from '@candour/ui/button.tsx'
import { LogOut, Send } from 'lucide-react'
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
        {user.state === 'active' && (
          <ConfirmedButton
            endpoint={endUserSessions}
            input={{ params: { id: user.id } }}
            label={`Sign out ${user.email} everywhere`}
            hint="Sign out everywhere"
            icon={<LogOut />}
            title="Sign this user out everywhere?"
            description={`${user.email} will have to log in again on every device.`}
            confirmLabel="Sign out everywhere"
            destructive={false}
            done="User signed out everywhere"
            failed="Failed to sign the user out"
          />
        )}
        <ConfirmedButton
          endpoint={unlinkUser}
          input={{ params: { id: companyId, userId: user.id } }}
          label={`Remove ${user.email}`}
          hint="Remove from the company"
          title="Are you sure you want to remove this user from the company?"
          description={`${user.email} keeps the account and can be linked again.`}
          confirmLabel="Remove user"
          done="User unlinked successfully"
          failed="Failed to unlink user"
          onDone={onRemoved}
        />
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
