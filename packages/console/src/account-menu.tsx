import { call } from '@candour/api-client/call.ts'
import { type CurrentUser, logout } from '@candour/schemas/accounts.ts'
import { accountId, accountPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import { DropdownMenuItem } from '@candour/ui/dropdown-menu.tsx'
import { ProfileMenu } from '@candour/ui/profile-menu.tsx'
import { Lock, UserRound } from 'lucide-react'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { texts } from '#texts.ts'

/** The signed-in user's menu in the header. The account page is also where passwords change, so it has two entries. */
export function AccountMenu({ user }: { user: CurrentUser['user'] }) {
  const navigate = useNavigate()
  const providerLogout = useRef<string>(undefined)
  return (
    <ProfileMenu
      email={user.email}
      name={user.name}
      role={user.role}
      logout={async () => {
        providerLogout.current = (await call(logout, {})).providerLogoutUrl
      }}
      onLoggedOut={() => {
        endNotifications().catch(() => {})
        if (providerLogout.current) location.assign(providerLogout.current)
        else navigate(accountPaths.login)
      }}
    >
      <DropdownMenuItem asChild>
        <Link to={`${accountPaths.account}#${accountId}`}>
          <UserRound />
          {texts.shared.accountMenu.account}
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link to={accountPaths.account}>
          <Lock />
          {texts.shared.accountMenu.changePassword}
        </Link>
      </DropdownMenuItem>
    </ProfileMenu>
  )
}

/** Ends what this browser shows of the user's alerts: the next person to use it must not see them. */
async function endNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(dashboardPaths.reviews)
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
