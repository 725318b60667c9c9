import type { AdminUser } from '@candour/schemas/users.ts'
import { Avatar } from '@candour/ui/avatar.tsx'
import { roleLabels } from '@candour/ui/profile-menu.tsx'
import type { ReactNode } from 'react'

/** The leading part of a user row: avatar, address and role; `children` follow the role. */
export function UserSummary({
  user: { email, role },
  children,
}: {
  user: Pick<AdminUser, 'email' | 'role'>
  children: ReactNode
}) {
  return (
    <>
      <Avatar email={email} className="mr-3 max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere text-ink text-sm">{email}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-muted text-xs">
          {roleLabels[role]}
          {children}
        </p>
      </div>
    </>
  )
}
