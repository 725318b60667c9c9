import type { ReactNode } from 'react'
import { cn } from '#cn.ts'

interface EmptyStateProps {
  icon?: ReactNode
  title: ReactNode
  /** What to do next, or when content will appear. */
  children?: ReactNode
  action?: ReactNode
  className?: string | undefined
}

export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-4 py-12 text-center', className)}>
      {icon && (
        <div
          aria-hidden="true"
          className="mb-4 flex size-11 items-center justify-center rounded-md border border-line bg-surface text-ink-faint [&_svg]:size-5"
        >
          {icon}
        </div>
      )}
      <p className="font-semibold text-base text-ink">{title}</p>
      {children && <div className="mt-1 max-w-sm text-pretty text-ink-muted text-sm">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
