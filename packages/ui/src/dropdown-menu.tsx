import { Check } from 'lucide-react'
import * as RadixMenu from 'radix-ui/dropdown-menu'
import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'

export const DropdownMenu = RadixMenu.Root
export const DropdownMenuTrigger = RadixMenu.Trigger

export function DropdownMenuContent({
  className,
  align = 'end',
  sideOffset = 6,
  ...props
}: ComponentProps<typeof RadixMenu.Content>) {
  return (
    <RadixMenu.Portal>
      <RadixMenu.Content
        align={align}
        sideOffset={sideOffset}
        collisionPadding={12}
        {...props}
        className={cn(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-[calc(100vw-1.5rem)] origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto rounded-lg border border-line bg-surface-raised p-1.5 shadow-overlay outline-none data-[state=open]:animate-pop-in',
          className,
        )}
      />
    </RadixMenu.Portal>
  )
}

/** A menu item. Put an icon first among its children; `asChild` turns it into a link. */
export function DropdownMenuItem({
  className,
  destructive = false,
  ...props
}: ComponentProps<typeof RadixMenu.Item> & { destructive?: boolean }) {
  return (
    <RadixMenu.Item
      {...props}
      className={cn(
        'flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-md px-2.5 text-sm outline-none data-disabled:cursor-not-allowed data-disabled:opacity-55 sm:min-h-9 [&_svg]:size-4 [&_svg]:shrink-0',
        destructive
          ? 'text-danger data-highlighted:bg-danger-soft'
          : 'text-ink data-highlighted:bg-ink/6 [&_svg]:text-ink-faint',
        className,
      )}
    />
  )
}

/** A menu item that is checked or not. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof RadixMenu.CheckboxItem>) {
  return (
    <RadixMenu.CheckboxItem
      {...props}
      className={cn(
        'flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-md px-2.5 text-ink text-sm outline-none data-disabled:cursor-not-allowed data-highlighted:bg-ink/6 data-disabled:opacity-55 sm:min-h-9',
        className,
      )}
    >
      <span className="flex size-4 shrink-0">
        <RadixMenu.ItemIndicator>
          <Check className="size-4 text-accent-text" />
        </RadixMenu.ItemIndicator>
      </span>
      {children}
    </RadixMenu.CheckboxItem>
  )
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof RadixMenu.Label>) {
  return <RadixMenu.Label {...props} className={cn('px-2.5 py-2 text-ink-muted text-sm', className)} />
}

export function DropdownMenuSeparator() {
  return <RadixMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
}
