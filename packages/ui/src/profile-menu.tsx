import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '#avatar.tsx'
import { cn } from '#cn.ts'
import { type ControlTexts, controlTexts } from '#control-texts.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#dropdown-menu.tsx'
import { toast } from '#toast.ts'

interface ProfileMenuProps {
  email: string
  /** Omit for an account without a name. */
  name?: string | null
  role: keyof ControlTexts['profile']['roles']
  /** Ends the session; reports a failure to the user itself. */
  logout: () => Promise<unknown>
  onLoggedOut: () => void
  /** Additional `DropdownMenuItem`s, above "Log out". */
  children?: ReactNode
}

/** The account menu behind an avatar: who is signed in, and log out. */
export function ProfileMenu({ email, name, role, logout, onLoggedOut, children }: ProfileMenuProps) {
  const texts = controlTexts.profile
  const leave = async () => {
    try {
      await logout()
    } catch {
      toast({ title: texts.errorTitle, description: texts.logoutFailed, variant: 'destructive' })
      return
    }
    toast({ title: texts.loggedOut, variant: 'success' })
    onLoggedOut()
  }

  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger className="flex size-11 items-center justify-center rounded-full sm:size-9">
        <span className="sr-only">{texts.accountOf(email)}</span>
        <Avatar name={name ?? email} />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-64">
        <DropdownMenuLabel>
          {name && <bdi className="block truncate font-medium text-ink">{name}</bdi>}
          <span className={cn('block truncate', !name && 'font-medium text-ink')} title={email}>
            {email}
          </span>
          <span className="block">{texts.roles[role]}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {children}
        <DropdownMenuItem onSelect={() => void leave()}>
          <LogOut />
          {texts.logout}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
