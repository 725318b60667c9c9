import { brandStyle } from '@candour/ui/brand.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { Logo } from '@candour/ui/logo.tsx'

/** How a visitor will meet the company: a picture of the choice screen, nothing in it works. */
export function ReviewCardPreview(company: { name: string; logoUrl: string | null; brandColor: string }) {
  return (
    <figure
      className="max-sm:hidden"
      aria-label="Preview of the review page"
      style={brandStyle(company.brandColor)}
    >
      <Card className="flex flex-col items-center gap-4 text-center">
        <div aria-hidden="true" className="flex h-14 items-center">
          <Logo name={company.name || '?'} src={company.logoUrl} decorative />
        </div>
        <div aria-hidden="true" className="wrap-anywhere w-full">
          <p className="font-semibold text-brand-text text-lg">How was your experience?</p>
          <p className="mt-1 text-ink-muted text-sm">We value your feedback</p>
        </div>
        <div aria-hidden="true" className="grid w-full gap-2">
          <span className={buttonClass({ variant: 'brand', size: 'sm', fullWidth: true })}>
            Leave a Public Review
          </span>
          <span className={buttonClass({ variant: 'secondary', size: 'sm', fullWidth: true })}>
            Share Private Feedback
          </span>
        </div>
      </Card>
      <figcaption className="mt-2 text-center text-ink-muted text-xs">Preview</figcaption>
    </figure>
  )
}
