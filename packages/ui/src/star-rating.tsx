import type { KeyboardEvent, ReactNode } from 'react'
import { cn } from '#cn.ts'
import { useUiTexts } from '#texts.ts'

const RATINGS = [1, 2, 3, 4, 5] as const

const pickerClass = 'star-picker flex w-full max-w-80'
const targetClass = 'relative flex min-h-14 min-w-12 flex-1 items-center justify-center rounded-md'

function StarShape({ strokeWidth, className }: { strokeWidth: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      strokeWidth={strokeWidth}
      strokeLinejoin="round"
      className={className}
    >
      <path d="m12 2.6 2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45 6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95Z" />
    </svg>
  )
}

const pickerStar = (
  <StarShape
    strokeWidth={1.25}
    className="size-12 fill-(--star-fill) stroke-(--star-edge) transition-colors"
  />
)

interface StarRatingFieldProps {
  legend: ReactNode
  hideLegend?: boolean | undefined
  defaultValue?: number | undefined
  onChange?: ((rating: number) => void) | undefined
}

/** Picks 1 to 5 stars: a native radio group named `rating`, so it works in a form without JavaScript. */
export function StarRatingField({
  legend,
  hideLegend = false,
  defaultValue,
  onChange,
}: StarRatingFieldProps) {
  const texts = useUiTexts()
  return (
    <fieldset className="min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 font-medium text-ink text-sm'}>{legend}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only corrects the keys of the radio buttons inside */}
      <div className={pickerClass} onKeyDown={turnArrows}>
        {RATINGS.map((rating) => (
          <label key={rating} className={targetClass}>
            <input
              type="radio"
              name="rating"
              value={rating}
              defaultChecked={defaultValue === rating}
              aria-label={texts.stars(rating)}
              onChange={() => onChange?.(rating)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md focus-visible:-outline-offset-2"
            />
            {pickerStar}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Browsers move to the previous radio button on the left arrow, even where it is on the right. */
function turnArrows(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowLeft' ? 1 : event.key === 'ArrowRight' ? -1 : 0
  if (!step || getComputedStyle(event.currentTarget).direction !== 'rtl') return
  event.preventDefault()
  const stars = [...event.currentTarget.querySelectorAll('input')]
  const from = stars.indexOf(event.target as HTMLInputElement)
  const star = stars.at((from + step) % stars.length)
  star?.focus()
  star?.click()
}

interface StarLinkProps {
  href: string
  className: string
  'aria-label': string
  children: ReactNode
}

interface StarLinksProps {
  /** Returns the target URL of a rating. */
  href: (rating: number) => string
  /** The accessible name of the list. */
  label: string
  /** Renders one link, with the router's component. */
  renderLink: (link: StarLinkProps) => ReactNode
}

/** Five links, one per rating; choosing a star navigates immediately, with or without JavaScript. */
export function StarLinks({ href, label, renderLink }: StarLinksProps) {
  const texts = useUiTexts()
  return (
    <ul aria-label={label} className={pickerClass}>
      {RATINGS.map((rating) => (
        <li key={rating} className="flex flex-1">
          {renderLink({
            href: href(rating),
            className: cn(targetClass, 'focus-visible:-outline-offset-2'),
            'aria-label': texts.stars(rating),
            children: pickerStar,
          })}
        </li>
      ))}
    </ul>
  )
}

/** Displays a rating of 1 to 5, read-only. */
export function Stars({ value, size }: { value: number; size?: 'sm' | undefined }) {
  const label = useUiTexts().outOfStars(value)
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {RATINGS.map((rating) => (
        <StarShape
          key={rating}
          strokeWidth={1.5}
          className={cn(
            size === 'sm' ? 'size-4' : 'size-5',
            rating <= Math.round(value)
              ? 'fill-brand-graphic stroke-brand-graphic'
              : 'fill-transparent stroke-line-control',
          )}
        />
      ))}
    </span>
  )
}
