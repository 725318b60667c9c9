import { MoreHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#button.tsx'
import { controlTexts } from '#control-texts.ts'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#dropdown-menu.tsx'

interface MoreMenuProps {
  /** Accessible name of the button, which names the row it belongs to. */
  label: string
  /** Tooltip of the button. */
  title?: string | undefined
  /** One of the actions is in progress. */
  busy?: boolean | undefined
  /** The actions, as `DropdownMenuItem`s. */
  children: ReactNode
}

/** A button with three dots that opens a row's menu of actions. */
export function MoreMenu({ label, title = controlTexts.more, busy, children }: MoreMenuProps) {
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          busy={busy}
          icon={<MoreHorizontal />}
          title={title}
          aria-label={label}
        />
      </DropdownMenuTrigger>
      <DropdownMenuContent>{children}</DropdownMenuContent>
    </DropdownMenu>
  )
}
