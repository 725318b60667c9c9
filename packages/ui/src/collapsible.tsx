import { ChevronDown } from 'lucide-react'
import * as RadixCollapsible from 'radix-ui/collapsible'
import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'

export const Collapsible = RadixCollapsible.Root
/** The collapsed content; unmounted while closed. */
export const CollapsibleContent = RadixCollapsible.Content

/** The row that toggles the content; its children precede the chevron. */
export function CollapsibleTrigger({
  className,
  children,
  ...props
}: ComponentProps<typeof RadixCollapsible.Trigger>) {
  return (
    <RadixCollapsible.Trigger
      {...props}
      className={cn(
        'group flex w-full items-center gap-2.5 rounded-md text-left transition-colors hover:text-ink',
        className,
      )}
    >
      {children}
      <ChevronDown className="ml-auto size-4 shrink-0 text-ink-faint transition-transform group-data-[state=open]:rotate-180" />
    </RadixCollapsible.Trigger>
  )
}
