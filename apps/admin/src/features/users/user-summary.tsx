import type { AdminUser } from '@candour/schemas/users.ts'
import { Avatar } from '@candour/ui/avatar.tsx'
import { controlTexts } from '@candour/ui/control-texts.ts'
import type { ReactNode } from 'react'

/** The leading part of a user row: avatar, name, address and role; `children` follow the role. */
export function UserSummary({
  user: { email, name, role },
  children,
}: {
  user: Pick<AdminUser, 'email' | 'name' | 'role'>
  children: ReactNode
}) {
  return (
    <>
      <Avatar name={name ?? email} className="mr-3 max-sm:hidden" />
      <div className="min-w-0 flex-1 pr-3">
        <p className="wrap-anywhere text-ink text-sm">
          <bdi>{name ?? email}</bdi>
        </p>
        {name && <p className="wrap-anywhere text-ink-muted text-xs">{email}</p>}
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-muted text-xs">
          {controlTexts.profile.roles[role]}
          {children}
        </p>
      </div>
    </>
  )
}
