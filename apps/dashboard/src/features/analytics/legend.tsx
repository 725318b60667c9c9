export interface LegendItem {
  name: string
  /** A theme color variable; defaults to the company's color. */
  color?: `--color-${string}` | undefined
  /** How the mark is drawn; defaults to a filled area. */
  mark?: 'hatched' | 'dashed' | 'hollow' | undefined
}

const stripes = 'repeating-linear-gradient(135deg, currentColor 0 1.5px, transparent 1.5px 4px)'

export function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {items.map(({ name, color, mark }) => (
        <li key={name} className="flex items-center gap-1.5 text-ink-muted">
          <span
            aria-hidden="true"
            className="flex text-brand-graphic"
            style={color && { color: `var(${color})` }}
          >
            {mark === 'dashed' ? (
              <span className="w-4 border-current border-t-2 border-dashed" />
            ) : (
              <span
                className={`size-2.5 border-current ${mark === 'hatched' ? 'rounded-xs border' : `rounded-full ${mark === 'hollow' ? 'border-2' : 'bg-current'}`}`}
                style={mark === 'hatched' ? { backgroundImage: stripes } : undefined}
              />
            )}
          </span>
          {name}
        </li>
      ))}
    </ul>
  )
}
