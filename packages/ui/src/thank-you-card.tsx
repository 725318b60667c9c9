import type { ReactNode } from 'react'
import { Check } from '#icons.tsx'

interface ThankYouCardProps {
  heading: ReactNode
  /** The catalogue's sentence. */
  text: string
  /** The company's own words, instead of the catalogue's. */
  thanks?: string | undefined
  /** What the visitor can do next, such as leaving a public review. */
  children: ReactNode
}

/** Shown after a visitor has left feedback, regardless of the rating. */
export function ThankYouCard({ heading, text, thanks, children }: ThankYouCardProps) {
  return (
    <div className="flex flex-col items-center gap-6 text-center">
      <span className="flex size-18 items-center justify-center rounded-full bg-success-soft text-success">
        <Check strokeWidth={2.5} className="size-9" />
      </span>
      <div className="flex flex-col gap-2">
        {heading}
        {thanks ? (
          <p dir="auto" className="wrap-anywhere text-balance text-ink-muted">
            {thanks}
          </p>
        ) : (
          <p className="text-ink-muted">{text}</p>
        )}
      </div>
      <div className="grid w-full gap-3">{children}</div>
    </div>
  )
}
