import { cn } from '#cn.ts'

/** The first two letters of an email address. Decorative: the address itself is shown nearby. */
export function Avatar({ email, className }: { email: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-flex size-9 shrink-0 select-none items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-text text-xs',
        className,
      )}
    >
      {email.slice(0, 2).toUpperCase()}
    </span>
  )
}
