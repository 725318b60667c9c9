import { cn } from '@candour/ui/cn.ts'

/** The provider's logo, a speech bubble with a star, and its name. */
export function ProviderMark({ name, small = false }: { name: string; small?: boolean }) {
  return (
    <span
      className={cn(
        'flex items-center font-semibold text-ink',
        small ? 'gap-1.5 text-base' : 'gap-2.5 text-lg',
      )}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className={small ? 'size-6' : 'size-8'}>
        <path
          d="M9 2h14a8 8 0 0 1 8 8v9a8 8 0 0 1-8 8h-7l-6.2 4.3a1 1 0 0 1-1.6-.8V27A8 8 0 0 1 1 19v-9a8 8 0 0 1 8-8Z"
          className="fill-accent"
        />
        <path
          d="m16 6.6 2.5 5 5.5.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.5-.8Z"
          className="fill-on-accent"
        />
      </svg>
      {name}
    </span>
  )
}
