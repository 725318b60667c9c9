import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import type { Change } from '#features/analytics/comparison.ts'

const looks = {
  up: { Icon: ArrowUp, className: 'text-success' },
  down: { Icon: ArrowDown, className: 'text-danger' },
  same: { Icon: Equal, className: 'text-ink-muted' },
}

/** How a number compares with the period before: an arrow, words and a colour. */
export function Delta({ change }: { change: Change }) {
  const { Icon, className } = looks[change.direction]
  return (
    <span className={`flex items-start gap-1 font-medium text-xs ${className}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
      {change.text}
    </span>
  )
}
