import { cn } from '@candour/ui/cn.ts'
import { CircleAlert, CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { Told } from '#features/walks/verdict.ts'

const looks = {
  confirmed: {
    icon: CircleCheck,
    className: 'border-line bg-success-soft text-ink',
    tone: 'text-success',
  },
  elsewhere: {
    icon: TriangleAlert,
    className: 'border-line bg-warning-soft text-ink',
    tone: 'text-warning',
  },
  foreign: { icon: CircleAlert, className: 'border-line bg-danger-soft text-ink', tone: 'text-danger' },
  unknown: { icon: CircleAlert, className: 'border-line bg-danger-soft text-ink', tone: 'text-danger' },
  refused: { icon: CircleAlert, className: 'border-line bg-danger-soft text-ink', tone: 'text-danger' },
  later: { icon: Clock, className: 'border-line-strong bg-surface text-ink', tone: 'text-ink-muted' },
}

/** The verdict on the latest scan, legible at arm's length and announced by screen readers. */
export function VerdictPanel({ told }: { told: Told | undefined }) {
  const { icon: Icon, className, tone } = looks[told?.state ?? 'later']
  return (
    <div role="status" aria-atomic="true">
      {told && (
        <p
          key={told.submissionId}
          data-verdict={told.state}
          className={cn('flex items-start gap-3 rounded-md border p-4 font-medium text-lg', className)}
        >
          <Icon aria-hidden="true" className={cn('mt-0.5 size-6 shrink-0', tone)} />
          <span className="wrap-anywhere min-w-0">{told.sentence}</span>
        </p>
      )}
    </div>
  )
}
