/** How to get a link that names its place: a drawing of a browser, and the steps. */
export function GoogleLinkHelp() {
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-3 border-line border-t pt-3">
      <svg
        viewBox="0 0 200 120"
        aria-hidden="true"
        className="w-50 max-w-full shrink-0 rounded-md border border-line"
      >
        <rect width="200" height="120" className="fill-surface-raised" />
        <g className="fill-line-control">
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
          className="fill-accent-soft stroke-accent"
          strokeWidth="2"
        />
        <text x="54" y="17.5" fontSize="9" className="fill-ink">
          google.com/maps/place/…
        </text>
        <rect y="30" width="200" height="90" className="fill-surface-sunken" />
        <g fill="none" strokeWidth="6" className="stroke-line">
          <path d="M72 30v90M72 62l128-18M72 100l128-22M128 30l18 90" />
        </g>
        <path d="M136 92c-10-14-15-20-15-27a15 15 0 0 1 30 0c0 7-5 13-15 27Z" className="fill-accent" />
        <circle cx="136" cy="65" r="5" className="fill-surface-raised" />
        <g className="fill-line-control">
          <rect x="10" y="42" width="48" height="7" rx="3.5" />
          <rect x="10" y="56" width="36" height="5" rx="2.5" />
          <rect x="10" y="67" width="42" height="5" rx="2.5" />
        </g>
        <g className="fill-none stroke-accent" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          <path d="M172 44V29M166 35l6-7 6 7" />
        </g>
      </svg>
      <ol className="min-w-48 flex-1 list-decimal space-y-1 pl-5 text-ink">
        <li>Open Google Maps in the browser of a computer.</li>
        <li>Search for your business, choose it, and wait for the map.</li>
        <li>Copy the whole address from the address bar, and paste it here.</li>
      </ol>
    </div>
  )
}
