import type { ComponentProps, ReactNode } from 'react'
import { CompanyMark, type MarkedCompany } from '#company-mark.tsx'
import { Globe, LockKeyhole } from '#icons.tsx'
import { useUiTexts } from '#texts.ts'

interface ChoiceLinkProps {
  href: string
  className: string
  children: ReactNode
}

/** Attributes of the public link. */
export type PublicLink = Pick<ComponentProps<'a'>, 'href' | 'ping' | 'onClick'>

interface ChoiceCardProps {
  company: MarkedCompany
  /** Name of the company's location, shown below its own. */
  location?: string | undefined
  /** The company's own words below the question, instead of the catalogue's. */
  greeting?: string | undefined
  publicLink: PublicLink
  privateUrl: string
  /** Renders the private-feedback link, for example with the router's component; defaults to a plain `<a>`. */
  renderLink?: ((link: ChoiceLinkProps) => ReactNode) | undefined
}

const plainLink = (link: ChoiceLinkProps): ReactNode => <a {...link} />

/**
 * Both ways to leave a review, with equal size and weight, offered before any rating. Uses the colors of `brandStyle`.
 */
export function ChoiceCard({
  company,
  location,
  greeting,
  publicLink,
  privateUrl,
  renderLink = plainLink,
}: ChoiceCardProps) {
  const texts = useUiTexts().choice
  return (
    <div className="flex flex-col items-center gap-6 text-center">
      <CompanyMark {...company} location={location} />
      <div className="flex flex-col gap-2">
        <h1 tabIndex={-1} className="font-semibold text-brand-text text-xl outline-none">
          {texts.title}
        </h1>
        {greeting ? (
          <p dir="auto" className="wrap-anywhere text-balance text-ink-muted">
            {greeting}
          </p>
        ) : (
          <p className="text-ink-muted">{texts.subtitle}</p>
        )}
      </div>
      <div className="choices">
        <a {...publicLink} className="choice choice-public">
          <Globe />
          {texts.publicReview}
        </a>
        {renderLink({
          href: privateUrl,
          className: 'choice choice-private',
          children: (
            <>
              <LockKeyhole />
              {texts.privateFeedback}
            </>
          ),
        })}
      </div>
      <p className="text-ink-faint text-sm">{texts.note}</p>
    </div>
  )
}
