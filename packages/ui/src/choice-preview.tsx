import { brandStyle } from '#brand.ts'
import { ChoiceCard } from '#choice-card.tsx'
import type { MarkedCompany } from '#company-mark.tsx'

/** Previews a company's review page on a phone, using the real card, inert. Needs choice-preview.css. */
export function ChoicePreview({ brandColor, ...company }: MarkedCompany & { brandColor: string }) {
  return (
    <div inert aria-hidden="true" style={brandStyle(brandColor)} className="phone">
      <div className="phone-top" />
      <div className="px-6 pt-8 pb-12">
        <ChoiceCard company={company} publicLink={{ href: '#public' }} privateUrl="#private" />
      </div>
    </div>
  )
}
