import '@candour/ui/choice-preview.css'
import { directionOf, type Language } from '@candour/schemas/languages.ts'
import { loadPages } from '@candour/texts/load.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { ChoicePreview } from '@candour/ui/choice-preview.tsx'
import { PhoneFrame } from '@candour/ui/phone-frame.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { UiTexts } from '@candour/ui/texts.ts'
import { ThankYouCard } from '@candour/ui/thank-you-card.tsx'
import { useQuery } from '@tanstack/react-query'
import { texts } from '#texts.ts'

export interface PreviewedCompany {
  name: string
  logoUrl: string | null
  brandColor: string
}

interface CompanyTextsPreviewProps {
  company: PreviewedCompany
  language: Language
  /** The language's name in the page's. */
  name: string
  /** Empty for the catalogue's words. */
  greeting: string
  thanks: string
}

/** The first and the last screen of a review page in one language, whose words are loaded when they are needed. */
export function CompanyTextsPreview({ company, language, name, greeting, thanks }: CompanyTextsPreviewProps) {
  const words = texts.brand.preview
  const { data: page, isError } = useQuery({
    queryKey: ['page-texts', language],
    queryFn: () => loadPages(language),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  const { logoUrl, brandColor } = company
  const action = buttonClass({ variant: 'secondary', size: 'lg', fullWidth: true })
  return (
    <figure aria-label={words.in(name)} className="min-w-0">
      {page ? (
        <div lang={language} dir={directionOf(language)} className="phones">
          <UiTexts value={page.ui}>
            <ChoicePreview
              name={company.name || '?'}
              logo={logoUrl ? { url: logoUrl } : null}
              brandColor={brandColor}
              greeting={greeting}
            />
          </UiTexts>
          <PhoneFrame brandColor={brandColor}>
            <ThankYouCard
              heading={<p className="font-semibold text-brand-text text-xl">{page.thankYou.title}</p>}
              text={page.thankYou.text}
              thanks={thanks}
            >
              <span className={action}>{page.thankYou.home}</span>
            </ThankYouCard>
          </PhoneFrame>
        </div>
      ) : isError ? (
        <p className="text-ink-muted text-sm">{words.failed}</p>
      ) : (
        <Skeleton className="h-120 w-full" />
      )}
      <figcaption className="mt-2 text-center text-ink-muted text-xs">{words.in(name)}</figcaption>
    </figure>
  )
}
