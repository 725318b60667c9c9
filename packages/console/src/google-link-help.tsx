import { texts } from '#texts.ts'

/** How to get a link that names its place: a drawing of a browser, and the steps. */
export function GoogleLinkHelp() {
  const { steps } = texts.brand.googleLink
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-3 border-line border-t pt-3">
      {/* Colors are attributes: as classes, the first view would load them too. */}
      <svg
        viewBox="0 0 200 120"
        width="200"
        aria-hidden="true"
        className="max-w-full shrink-0 rounded-md border border-line"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <rect width="200" height="120" fill="var(--color-surface-raised)" />
        <g fill="var(--color-line-control)">
          <circle cx="12" cy="14" r="3" />
          <circle cx="22" cy="14" r="3" />
          <circle cx="32" cy="14" r="3" />
        </g>
        <rect
          x="44"
          y="5"
          width="148"
          height="18"
          rx="9"
          fill="var(--color-accent-soft)"
          stroke="var(--color-accent)"
          strokeWidth="2"
        />
        <text x="54" y="17.5" fontSize="9" fill="var(--color-ink)">
          {'google.com/maps/place/…'}
        </text>
        <path d="M0 30h200v90H0z" fill="var(--color-surface-sunken)" />
        <path
          d="M72 30v90M72 62l128-18M72 100l128-22M100 30l24 90"
          fill="none"
          stroke="var(--color-line-strong)"
          strokeWidth="5"
        />
        <path d="M150 96c-10-14-15-20-15-27a15 15 0 0 1 30 0c0 7-5 13-15 27Z" fill="var(--color-accent)" />
        <circle cx="150" cy="69" r="5" fill="var(--color-surface-raised)" />
        <path d="M0 30h66v90H0z" fill="var(--color-surface-raised)" />
        <path d="M12 46h40M12 60h28M12 70h34" stroke="var(--color-line-control)" strokeWidth="5" />
        <path d="M180 43V29M174 34l6-6 6 6" fill="none" stroke="var(--color-accent)" strokeWidth="2" />
      </svg>
      <ol className="grid min-w-48 flex-1 gap-1 text-ink" style={{ listStyle: 'decimal inside' }}>
        <li>{steps.open}</li>
        <li>{steps.search}</li>
        <li>{steps.copy}</li>
      </ol>
    </div>
  )
}
