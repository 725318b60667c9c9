import { cn } from '#cn.ts'

/** The first two letters of a name or email address. Decorative: that itself is shown nearby. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-flex size-9 shrink-0 select-none items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-text text-xs',
        className,
      )}
    >
      {[...name].slice(0, 2).join('').toUpperCase()}
    </span>
  )
}
