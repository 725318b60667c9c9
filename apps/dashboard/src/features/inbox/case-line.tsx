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
import type { Assignee } from '#features/cases/assignee.ts'
import { caseOf } from '#features/inbox/case-state.ts'
import { texts } from '#shared/texts.ts'

const looks: Record<CaseStatus, { Icon: LucideIcon; color: string }> = {
  new: { Icon: Circle, color: 'text-accent-text' },
  in_progress: { Icon: CircleDot, color: 'text-accent-text' },
  waiting: { Icon: CircleDashed, color: 'text-warning' },
  done: { Icon: Check, color: 'text-success' },
}

interface CaseLineProps {
  review: Review
  assignee: Assignee
}

/** The case of a review in a list: status and age, assignee, unread answers of the visitor. */
export function CaseLine({ review, assignee }: CaseLineProps) {
  const { status, unread } = caseOf(review)
  const { Icon, color } = looks[status]
  const words = texts.inbox.line
  const name = nameOf(assignee)
  const age = status !== 'done' && ageOf(review.timestamp)
  return (
    <div data-case className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted text-sm">
      <span className="flex items-center gap-1.5">
        <Icon className={`size-3.5 shrink-0 ${color}`} />
        <span className="sr-only">{words.status} </span>
        {texts.inbox.status[status]}
        {age && (
          <>
            <span aria-hidden="true">{words.age[age.unit](age.count)}</span>
            <span className="sr-only">{words.ageInWords[age.unit](age.count)}</span>
          </>
        )}
      </span>
      {name && (
        <span className="flex min-w-0 items-center gap-1.5">
          <UserCheck className="size-3.5 shrink-0 text-ink-faint" />
          <span className="sr-only">{words.assignee} </span>
          <bdi className="min-w-0 max-w-56 truncate" title={name}>
            {name}
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

function nameOf(assignee: Assignee): string | undefined {
  if (assignee.who === 'member') return assignee.name
  return assignee.who === 'nobody' ? undefined : texts.inbox.line[assignee.who]
}

/** Changes of a review count as unread too. */
function unreadInWords({ editedAt }: Review, unread: number): string {
  const words = texts.inbox.line
  if (editedAt) return words.edited
  return unread === 1 ? words.replied : words.repliedTimes(unread)
}

const units = [
  ['years', 31_557_600],
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const

/** Returns the time since an ISO 8601 time in its largest whole unit; undefined for less than a minute. */
function ageOf(iso: string) {
  const seconds = (Date.now() - Date.parse(iso)) / 1000
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? []
  return unit && { unit, count: Math.floor(seconds / length) }
}
