import type { ReactNode } from 'react'
import { Spinner } from '#spinner.tsx'

const centredClass = 'flex min-h-[70dvh] flex-col items-center justify-center px-4 py-16 text-center'

interface PageStateProps {
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  /** The next step: a button, or a link styled as one. */
  action?: ReactNode
}

/** A full page with a single message and a next step. */
export function PageState({ icon, title, children, action }: PageStateProps) {
  return (
    <main className={centredClass}>
      {icon && (
        <div
          aria-hidden="true"
          className="mb-5 flex size-12 items-center justify-center rounded-md border border-line bg-surface-raised text-ink-faint [&_svg]:size-5.5"
        >
          {icon}
        </div>
      )}
      <h1 className="max-w-md font-semibold text-ink text-lg">{title}</h1>
      {children && <div className="mt-2 max-w-sm text-pretty text-base text-ink-muted">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </main>
  )
}

/** A full page that is loading. */
export function PageLoading({ children }: { children: ReactNode }) {
  return (
    <main className={centredClass}>
      <p role="status" className="flex items-center gap-3 text-ink-muted text-sm">
        <Spinner />
        {children}
      </p>
    </main>
  )
}
