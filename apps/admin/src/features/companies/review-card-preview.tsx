import { ChoicePreview } from '@candour/ui/choice-preview.tsx'

/** How a visitor will meet the company. */
export function ReviewCardPreview(company: { name: string; logoUrl: string | null; brandColor: string }) {
  const { name, logoUrl, brandColor } = company
  return (
    <figure className="max-sm:hidden" aria-label="Preview of the review page">
      {/* Smaller than life, so that its lines break where a phone breaks them. */}
      <div className="[zoom:0.76]">
        <ChoicePreview name={name || '?'} logo={logoUrl ? { url: logoUrl } : null} brandColor={brandColor} />
      </div>
      <figcaption className="mt-2 text-center text-ink-muted text-xs">Preview</figcaption>
    </figure>
  )
}
