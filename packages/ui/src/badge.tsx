import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'

const tones = {
  neutral: 'bg-ink/7 text-ink-muted',
  accent: 'bg-accent-soft text-accent-text',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  /** Solid red, for items that need someone's attention. */
  alert: 'bg-danger-fill text-on-danger',
}

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof tones | undefined
}

export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return (
    <span
      {...props}
      className={cn(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.75 font-medium text-xs',
        tones[tone],
        className,
      )}
    />
  )
}
