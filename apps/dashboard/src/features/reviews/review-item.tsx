import { formatDate, formatDateOfYear, formatFullTime, formatTime } from '@candour/console/format.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { Sentence } from '@candour/ui/sentence.tsx'
import { Stars } from '@candour/ui/star-rating.tsx'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ContactLinks } from '#features/reviews/contact-links.tsx'
import { LanguageBadge } from '#features/reviews/language-badge.tsx'
import { MismatchBadge } from '#features/reviews/mismatch-badge.tsx'
import { reviewTarget } from '#features/reviews/review-target.ts'
import { ScannedAt } from '#features/reviews/scanned-at.tsx'
import { SentimentMenu } from '#features/reviews/sentiment-menu.tsx'
import { WordsRemoved } from '#features/reviews/words-removed.tsx'
import { ClampedText } from '#shared/clamped-text.tsx'
import { todayIn } from '#shared/period.ts'
import { texts } from '#shared/texts.ts'

interface ReviewItemProps {
  review: Review
  timeZone: string
  /** The list's query string, kept while a review is open. */
  search: string
  extras?: RowExtras | undefined
}

/** Additions of the inbox to a row. */
export interface RowExtras {
  /** At the start of the row's first line. */
  start?: ReactNode
  /** The row's last line. */
  end: ReactNode
  /** Where the review is now, if it has left the list. */
  moved?: string | undefined
  /** Keys that act on the row. */
  shortcuts?: string | undefined
}

export function ReviewItem({ review, timeZone, search, extras }: ReviewItemProps) {
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        {extras?.start}
        <Stars value={review.rating} size="sm" />
        <SentimentMenu review={review} isBrief />
        {/* On a line of their own on phones, where all of it rarely fits: the date stays at its place. */}
        <div className="order-last flex w-full flex-wrap gap-x-2 gap-y-1.5 empty:hidden sm:order-none sm:w-auto">
          <MismatchBadge review={review} />
          <LanguageBadge review={review} />
        </div>
        <Link
          {...reviewTarget(review, search)}
          aria-keyshortcuts={extras?.shortcuts}
          className="ml-auto flex items-center gap-1 rounded-sm text-ink-muted text-sm hover:text-ink"
        >
          <Sentence parts={linkName(review.timestamp, timeZone)} />
          {review.editedAt && (
            <>
              <span aria-hidden="true">·</span>
              <span title={formatFullTime(review.editedAt, timeZone)}>{texts.reviews.item.edited}</span>
            </>
          )}
          <ChevronRight className="size-4 text-ink-faint" />
        </Link>
      </div>
      <div className={`mt-2.5 max-w-prose text-base ${extras?.moved ? 'text-ink-muted' : 'text-ink'}`}>
        {review.erasedAt ? (
          <WordsRemoved at={review.erasedAt} timeZone={timeZone} />
        ) : (
          <ClampedText lang={review.textLanguage ?? undefined}>{review.feedback}</ClampedText>
        )}
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-1.5 empty:hidden">
        <ScannedAt review={review} />
        <ContactLinks review={review} />
        {extras?.end}
      </div>
    </article>
  )
}

/** Shows the time alone; the words around it are for screen readers. */
const linkName = (at: string, timeZone: string) =>
  texts.reviews.item
    .open(
      <time key="time" dateTime={at} title={formatFullTime(at, timeZone)}>
        {formatBriefly(at, timeZone)}
      </time>,
    )
    .map((part) =>
      typeof part === 'string' ? (
        <span key={part} className="sr-only">
          {part}
        </span>
      ) : (
        part
      ),
    )

/** Shortest unambiguous format: the time if today, day and month if this year, else the full date. */
function formatBriefly(at: string, timeZone: string): string {
  const day = todayIn(timeZone, new Date(at))
  const today = todayIn(timeZone)
  if (day === today) return formatTime(at, timeZone)
  return day.slice(0, 4) === today.slice(0, 4) ? formatDateOfYear(at, timeZone) : formatDate(at, timeZone)
}
