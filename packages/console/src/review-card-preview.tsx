import '@candour/ui/choice-preview.css'
import { ChoicePreview } from '@candour/ui/choice-preview.tsx'
import { texts } from '#texts.ts'

interface ReviewCardPreviewProps {
  name: string
  logoUrl: string | null
  brandColor: string
  className?: string
}

/** Preview of the company's review page as visitors see it. */
export function ReviewCardPreview({ name, logoUrl, brandColor, className }: ReviewCardPreviewProps) {
  return (
    <figure className={className} aria-label={texts.brand.preview.label}>
      <div className="phones">
        <ChoicePreview name={name || '?'} logo={logoUrl ? { url: logoUrl } : null} brandColor={brandColor} />
      </div>
      <figcaption className="mt-2 text-center text-ink-muted text-xs">
        {texts.brand.preview.caption}
      </figcaption>
    </figure>
  )
}
