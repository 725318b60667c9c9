import * as RadixTabs from 'radix-ui/tabs'
import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'

export const Tabs = RadixTabs.Root

export function TabsList({ className, ...props }: ComponentProps<typeof RadixTabs.List>) {
  return (
    <RadixTabs.List
      {...props}
      className={cn('flex gap-1 rounded-md border border-line bg-surface-sunken p-1', className)}
    />
  )
}

export function Tab({ className, ...props }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      {...props}
      className={cn(
        'min-h-9 min-w-0 flex-1 rounded-sm border border-transparent px-2 py-1 font-medium text-ink-muted text-sm leading-tight transition-colors hover:text-ink data-[state=active]:border-line-strong data-[state=active]:bg-surface-raised data-[state=active]:text-ink sm:min-h-8',
        className,
      )}
    />
  )
}

export function TabPanel({ className, ...props }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...props} className={cn('mt-5 rounded-sm', className)} />
}
