import { Globe, LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { CompanyMark, type MarkedCompany } from '#company-mark.tsx'

/** The card's English texts; pass a translation for other languages. */
export const choiceTexts = {
  title: 'How was your experience?',
  subtitle: 'We value your feedback',
  publicReview: 'Leave a Public Review',
  privateFeedback: 'Share Private Feedback',
  note: 'Public reviews are shared on Google. Private feedback is confidential and helps us improve.',
}

export interface ChoiceLinkProps {
  href: string
  className: string
  children: ReactNode
}

export interface ChoiceCardProps {
  company: MarkedCompany
  publicUrl: string
  privateUrl: string
  texts?: typeof choiceTexts | undefined
  /** Renders the private-feedback link, for example with the router's component; defaults to a plain `<a>`. */
  renderLink?: ((link: ChoiceLinkProps) => ReactNode) | undefined
}

const plainLink = (link: ChoiceLinkProps): ReactNode => <a {...link} />

/**
 * Both ways to leave a review, with equal size and weight, offered before any rating. Uses the colours of `brandStyle`.
 */
export function ChoiceCard({
  company,
  publicUrl,
  privateUrl,
  texts = choiceTexts,
  renderLink = plainLink,
}: ChoiceCardProps) {
  return (
    <div className="flex flex-col items-center gap-6 text-center">
      <CompanyMark {...company} />
      <div className="flex flex-col gap-2">
        <h1 tabIndex={-1} className="font-semibold text-brand-text text-xl outline-none">
          {texts.title}
        </h1>
        <p className="text-ink-muted">{texts.subtitle}</p>
      </div>
      <div className="choices">
        <a href={publicUrl} className="choice choice-public">
          <Globe aria-hidden="true" />
          {texts.publicReview}
        </a>
        {renderLink({
          href: privateUrl,
          className: 'choice choice-private',
          children: (
            <>
              <LockKeyhole aria-hidden="true" />
              {texts.privateFeedback}
            </>
          ),
        })}
      </div>
      <p className="text-ink-faint text-sm">{texts.note}</p>
    </div>
  )
}
