import type { Review } from '@candour/schemas/reviews.ts'
import { Mail, Phone, User } from 'lucide-react'
import { texts } from '#shared/texts.ts'

type Contact = Pick<Review, 'contactName' | 'contactEmail' | 'contactNumber'>

/** Contact details, with the email address and phone number as links. */
export function ContactLinks({ review }: { review: Contact }) {
  const { contactName, contactEmail, contactNumber } = review
  if (!hasContact(review)) return null
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-muted text-sm [&_svg]:mt-0.75 [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:text-ink-faint">
      {contactName && (
        <li className="wrap-anywhere flex items-start gap-1.5">
          <User aria-label={texts.reviews.item.contact.name} />
          <bdi>{contactName}</bdi>
        </li>
      )}
      {contactEmail && (
        <li className="wrap-anywhere flex items-start gap-1.5">
          <Mail aria-label={texts.reviews.item.contact.email} />
          <a href={mailTo(contactEmail)} className="hover:text-ink hover:underline">
            {contactEmail}
          </a>
        </li>
      )}
      {contactNumber && (
        <li className="wrap-anywhere flex items-start gap-1.5">
          <Phone aria-label={texts.reviews.item.contact.phone} />
          <a href={telTo(contactNumber)} className="hover:text-ink hover:underline">
            {contactNumber}
          </a>
        </li>
      )}
    </ul>
  )
}

function hasContact({ contactName, contactEmail, contactNumber }: Contact): boolean {
  return Boolean(contactName || contactEmail || contactNumber)
}

const mailTo = (address: string) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`
const telTo = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`
