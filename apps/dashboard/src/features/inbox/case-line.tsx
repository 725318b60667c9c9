import { formatNumber } from '@candour/console/format.ts'
import type { CaseStatus } from '@candour/schemas/cases.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import {
  Check,
  Circle,
  CircleDashed,
  CircleDot,
  type LucideIcon,
  MessageCircle,
  UserCheck,
} from 'lucide-react'
import { statusNames } from '#features/cases/status-names.ts'
import { caseOf } from '#features/inbox/case-state.ts'

const looks: Record<CaseStatus, { Icon: LucideIcon; color: string }> = {
  new: { Icon: Circle, color: 'text-accent-text' },
  in_progress: { Icon: CircleDot, color: 'text-accent-text' },
  waiting: { Icon: CircleDashed, color: 'text-warning' },
  done: { Icon: Check, color: 'text-success' },
}

export interface CaseLineProps {
  review: Review
  /** Names an assignee. */
  nameOf: (userId: string) => string
}

/** The case of a review in a list: status and age, assignee, unread answers of the visitor. */
export function CaseLine({ review, nameOf }: CaseLineProps) {
  const { status, assigneeId, unread } = caseOf(review)
  const { Icon, color } = looks[status]
  const name = assigneeId && nameOf(assigneeId)
  const age = status !== 'done' && ageOf(review.timestamp)
  return (
    <div data-case className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted text-sm">
      <span className="flex items-center gap-1.5">
        <Icon className={`size-3.5 shrink-0 ${color}`} />
        <span className="sr-only">Status: </span>
        {statusNames[status]}
        {age && (
          <>
            <span aria-hidden="true">· {age.short}</span>
            <span className="sr-only">, {age.long} old</span>
          </>
        )}
      </span>
      {name && (
        <span className="flex min-w-0 items-center gap-1.5">
          <UserCheck className="size-3.5 shrink-0 text-ink-faint" />
          <span className="sr-only">Assigned to </span>
          <bdi className="min-w-0 max-w-56 truncate" title={name}>
            {name === 'you' ? 'You' : name}
          </bdi>
        </span>
      )}
      {unread > 0 && (
        <span className="flex items-center gap-1.5 font-medium text-accent-text">
          <MessageCircle className="size-3.5 shrink-0" />
          {unreadInWords(review, unread)}
        </span>
      )}
    </div>
  )
}

/** Changes of a review count as unread too. */
function unreadInWords({ editedAt }: Review, unread: number): string {
  if (editedAt) return 'New from the customer'
  return unread === 1 ? 'Customer replied' : `Customer replied (${formatNumber(unread)})`
}

const units = [
  ['y', 'year', 31_557_600],
  ['d', 'day', 86_400],
  ['h', 'hour', 3_600],
  ['min', 'minute', 60],
] as const

/** Returns the time since an ISO 8601 time in its largest whole unit; undefined for less than a minute. */
function ageOf(iso: string): { short: string; long: string } | undefined {
  const seconds = (Date.now() - Date.parse(iso)) / 1000
  const [short, long, length] = units.find(([, , length]) => seconds >= length) ?? []
  if (!length) return undefined
  const count = Math.floor(seconds / length)
  return { short: `${count} ${short}`, long: count === 1 ? `1 ${long}` : `${count} ${long}s` }
}
