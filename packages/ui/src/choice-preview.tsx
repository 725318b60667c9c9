import { ChoiceCard } from '#choice-card.tsx'
import type { MarkedCompany } from '#company-mark.tsx'
import { PhoneFrame } from '#phone-frame.tsx'

/** Previews a company's review page on a phone, using the real card, inert. Needs choice-preview.css. */
export function ChoicePreview({
  brandColor,
  greeting,
  ...company
}: MarkedCompany & { brandColor: string; greeting?: string | undefined }) {
  return (
    <PhoneFrame brandColor={brandColor}>
      <ChoiceCard
        company={company}
        greeting={greeting}
        publicLink={{ href: '#public' }}
        privateUrl="#private"
      />
    </PhoneFrame>
  )
}
