import { formatDateTime } from '@candour/console/format.ts'
import type { CaseMessage, CaseNote, ReviewCase } from '@candour/schemas/cases.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { Delivery } from '#features/cases/delivery.tsx'
import { withNames } from '#features/cases/mentions.tsx'
import { assigneesQuery } from '#features/cases/queries.ts'
import { ClampedText } from '#shared/clamped-text.tsx'
import { texts } from '#shared/texts.ts'

interface CaseThreadProps {
  company: DashboardCompany
  review: Review
  reviewCase: ReviewCase
  me: { email: string }
}

/** Notes and messages of a case, oldest first. */
export function CaseThread({ company, review, reviewCase, me }: CaseThreadProps) {
  const entries = [
    ...reviewCase.notes.map((note) => ({ ...note, kind: 'note' as const })),
    ...reviewCase.messages.map((message) => ({ ...message, kind: message.from })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const { data: members = [] } = useQuery(assigneesQuery(company.id))
  const words = texts.inbox.thread
  const nameOf = ({ by, byName }: CaseNote | CaseMessage) =>
    by === me.email ? words.you : (byName ?? by ?? words.formerMember)

  return (
    <>
      {entries.length > 0 && (
        <ol aria-label={words.label} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {entries.map((entry) => (
            <li key={entry.id} className={`grid grid-cols-[minmax(0,1fr)] ${sides[entry.kind]}`}>
              <Entry
                entry={entry}
                who={entry.kind === 'visitor' ? visitorName(review) : nameOf(entry)}
                text={entry.kind === 'note' ? withNames(entry.text, members) : entry.text}
              >
                <Time at={entry.at} timeZone={company.timeZone} />
              </Entry>
              {entry.kind === 'company' &&
                (entry.delivery ? (
                  <Delivery
                    companyId={company.id}
                    reviewId={review.id}
                    messageId={entry.id}
                    delivery={entry.delivery}
                  />
                ) : (
                  <p className="mt-1 text-ink-muted text-xs">{words.byLink}</p>
                ))}
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {entries.length > 0 &&
          words.count({ messages: reviewCase.messages.length, notes: reviewCase.notes.length })}
      </p>
    </>
  )
}

type Shown = (CaseNote & { kind: 'note' }) | (CaseMessage & { kind: CaseMessage['from'] })

const sides = { visitor: 'sm:pr-12', company: 'sm:pl-12', note: '' }
const tones = {
  visitor: 'bg-surface-sunken',
  company: 'bg-accent-soft',
  note: 'border border-line-strong border-dashed',
}

interface EntryProps {
  entry: Shown
  who: ReactNode
  text: ReactNode
  children: ReactNode
}

function Entry({ entry, who, text, children }: EntryProps) {
  return (
    <div className={`rounded-md px-3.5 py-2.5 ${tones[entry.kind]}`}>
      <p className="wrap-anywhere flex flex-wrap items-center gap-x-2 text-ink-muted text-xs">
        {entry.kind === 'note' && <LockKeyhole className="size-3" />}
        <span className="font-medium text-ink">
          <bdi title={entry.by ?? undefined}>{who}</bdi>
        </span>
        {entry.kind === 'note' && texts.inbox.thread.privateNote}
        {children}
      </p>
      <ClampedText className="mt-1 text-ink text-sm">{text}</ClampedText>
    </div>
  )
}

function Time({ at, timeZone }: { at: string; timeZone: string }) {
  return <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
}

const visitorName = ({ contactName }: Review) => contactName?.trim() || texts.inbox.thread.visitor
