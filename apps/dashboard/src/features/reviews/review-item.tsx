import type { Review } from '@candour/schemas/reviews.ts'
import { Stars } from '@candour/ui/star-rating.tsx'
import { Mail, Phone, User } from 'lucide-react'
import { ClampedText } from '#features/reviews/clamped-text.tsx'

const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const dateAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' })

export function ReviewItem({ review }: { review: Review }) {
  const { contactName, contactEmail, contactNumber } = review
  const at = new Date(review.timestamp)
  return (
    <article>
      <div className="flex items-center justify-between gap-4">
        <Stars value={review.rating} size="sm" />
        <time dateTime={review.timestamp} title={dateAndTime.format(at)} className="text-ink-faint text-sm">
          {date.format(at)}
        </time>
      </div>
      <ClampedText className="mt-2.5 text-base text-ink">{review.feedback}</ClampedText>
      {(contactName || contactEmail || contactNumber) && (
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-muted text-sm [&_svg]:mt-0.75 [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:text-ink-faint">
          {contactName && (
            <li className="wrap-anywhere flex items-start gap-1.5">
              <User aria-label="Name" />
              {contactName}
            </li>
          )}
          {contactEmail && (
            <li className="wrap-anywhere flex items-start gap-1.5">
              <Mail aria-label="Email" />
              <a
                href={`mailto:${encodeURIComponent(contactEmail).replaceAll('%40', '@')}`}
                className="hover:text-ink hover:underline"
              >
                {contactEmail}
              </a>
            </li>
          )}
          {contactNumber && (
            <li className="wrap-anywhere flex items-start gap-1.5">
              <Phone aria-label="Phone" />
              <a
                href={`tel:${contactNumber.replace(/[^+\d]/g, '')}`}
                className="hover:text-ink hover:underline"
              >
                {contactNumber}
              </a>
            </li>
          )}
        </ul>
      )}
    </article>
  )
}
