import '@candour/ui/choice-preview.css'
import { ChoicePreview } from '@candour/ui/choice-preview.tsx'

/** Preview of the company's review page as visitors see it. */
export function ReviewCardPreview(company: { name: string; logoUrl: string | null; brandColor: string }) {
  const { name, logoUrl, brandColor } = company
  return (
    <figure className="max-sm:hidden" aria-label="Preview of the review page">
      {/* Scaled down so that lines break where they do on a phone. */}
      <div className="[zoom:0.76]">
        <ChoicePreview name={name || '?'} logo={logoUrl ? { url: logoUrl } : null} brandColor={brandColor} />
      </div>
      <figcaption className="mt-2 text-center text-ink-muted text-xs">Preview</figcaption>
    </figure>
  )
}
