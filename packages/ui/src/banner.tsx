import type { ReactNode } from 'react'
import { cn } from '#cn.ts'

const tones = {
  accent: { ground: 'bg-accent-soft', text: 'text-ink' },
  warning: { ground: 'bg-warning-soft', text: 'text-warning' },
  danger: { ground: 'bg-danger-soft', text: 'text-danger' },
}

interface BannerProps {
  icon: ReactNode
  tone?: keyof typeof tones | undefined
  /** Buttons or links at the end of the line, below the text on phones. */
  action?: ReactNode
  children: ReactNode
}

/** A message across the page, above its content. */
export function Banner({ icon, tone = 'warning', action, children }: BannerProps) {
  return (
    <div className={cn('border-line border-b', tones[tone].ground)}>
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-end gap-x-4 gap-y-2 px-4 py-2.5 sm:px-6">
        <div className={cn('flex min-w-64 flex-1 items-start gap-2.5 text-sm', tones[tone].text)}>
          <span aria-hidden="true" className="mt-0.5 shrink-0 [&>svg]:size-4">
            {icon}
          </span>
          <div className="min-w-0">{children}</div>
        </div>
        {action}
      </div>
    </div>
  )
}
