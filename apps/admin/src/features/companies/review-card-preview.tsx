import { ChoicePreview } from '@candour/ui/choice-preview.tsx'

/** How a visitor will meet the company. */
export function ReviewCardPreview(company: { name: string; logoUrl: string | null; brandColor: string }) {
  const { name, logoUrl, brandColor } = company
  return (
    <figure className="max-sm:hidden" aria-label="Preview of the review page">
      <ChoicePreview name={name || '?'} logo={logoUrl ? { url: logoUrl } : null} brandColor={brandColor} />
      <figcaption className="mt-2 text-center text-ink-muted text-xs">Preview</figcaption>
    </figure>
  )
}
