import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import type { Change } from '#shared/change.ts'

const looks = {
  up: { Icon: ArrowUp, className: 'text-success' },
  down: { Icon: ArrowDown, className: 'text-danger' },
  same: { Icon: Equal, className: 'text-ink-muted' },
}

/** Shows a change against the previous period as an arrow, words and a color. */
export function Delta({ change }: { change: Change }) {
  const { Icon, className } = looks[change.direction]
  return (
    <span className={`flex items-start gap-1 font-medium text-xs ${className}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
      {change.text}
    </span>
  )
}
