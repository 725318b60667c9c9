import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { controlClass, useFieldControl } from '#field.tsx'

/** A styled native select, which works better on phones than any imitation. Children are `<option>`s. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  const control = useFieldControl(props)
  return (
    <div className={cn('relative min-w-0', className)}>
      <select
        {...props}
        {...control}
        className={cn(
          controlClass,
          'h-11 appearance-none truncate py-0 pr-9 pl-3 not-disabled:cursor-pointer sm:h-10',
        )}
      />
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-faint" />
    </div>
  )
}
