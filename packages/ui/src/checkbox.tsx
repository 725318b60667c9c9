import { type ComponentProps, useId } from 'react'
import { cn } from '#cn.ts'

/** A native checkbox. With `label`, the text is part of the click target; without it, pass an `aria-label`. */
export function Checkbox({
  label,
  className,
  ...props
}: Omit<ComponentProps<'input'>, 'type'> & { label?: string }) {
  const ownId = useId()
  const id = props.id ?? ownId
  const box = (
    <span className="relative inline-flex size-5 shrink-0">
      <input
        {...props}
        id={id}
        type="checkbox"
        className="peer size-5 appearance-none rounded-sm border border-line-control bg-surface-raised transition-colors checked:border-accent checked:bg-accent not-disabled:cursor-pointer hover:not-disabled:not-checked:border-ink-muted disabled:opacity-55 before:absolute before:-inset-2 forced-colors:appearance-auto"
      />
      <svg
        viewBox="0 0 20 20"
        fill="none"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 stroke-2 stroke-on-accent opacity-0 peer-checked:opacity-100 forced-colors:hidden"
      >
        <path d="m5.5 10.3 3 3 6-6.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  )
  if (label === undefined) return <span className={cn('inline-flex', className)}>{box}</span>
  return (
    <label
      htmlFor={id}
      className={cn('inline-flex min-h-11 items-center gap-2.5 text-ink text-sm sm:min-h-9', className)}
    >
      {box}
      {label}
    </label>
  )
}
