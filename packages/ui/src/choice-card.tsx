import { Globe, LockKeyhole } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { CompanyMark, type MarkedCompany } from '#company-mark.tsx'
import { UiTexts } from '#texts.ts'

export interface ChoiceLinkProps {
  href: string
  className: string
  children: ReactNode
}

export interface ChoiceCardProps {
  company: MarkedCompany
  publicUrl: string
  privateUrl: string
  /** Renders the private-feedback link, for example with the router's component; defaults to a plain `<a>`. */
  renderLink?: ((link: ChoiceLinkProps) => ReactNode) | undefined
}

const plainLink = (link: ChoiceLinkProps): ReactNode => <a {...link} />

/**
 * Both ways to leave a review, with equal size and weight, offered before any rating. Uses the colors of `brandStyle`.
 */
export function ChoiceCard({ company, publicUrl, privateUrl, renderLink = plainLink }: ChoiceCardProps) {
  const texts = use(UiTexts).choice
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
