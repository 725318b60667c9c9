import { type PrintKind, sizes } from '@candour/schemas/packs.ts'
import { texts } from '#shared/texts.ts'

/** In millimeters: a bank card is an ID-1 card (ISO/IEC 7810), coins are about as large as a quarter or a euro. */
const card = { width: 85.6, height: 53.98, radius: 3.18 }
const coin = { radius: 12 }
const inch = 25.4

/** The outline of a piece beside a coin and a bank card, all to the same scale, and no larger than they are. */
export function Scale({ kind }: { kind: PrintKind }) {
  const width = sizes[kind].width * inch
  const height = sizes[kind].height * inch
  const gap = kind === 'poster' ? 36 : 14
  // Thin on the screen, whatever the scale.
  const line = { fill: 'none', strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' } as const
  const accented = { fill: 'var(--color-accent-soft)', stroke: 'var(--color-accent)' }
  const raised = { fill: 'var(--color-surface-raised)' }
  const left = width + gap
  const total = left + card.width
  const cardTop = height - card.height
  const coinMiddle = { x: left + card.width / 2, y: cardTop - gap / 2 - coin.radius }
  return (
    <figure className="grid gap-2">
      <svg
        viewBox={`-2 -2 ${total + 4} ${height + 4}`}
        role="img"
        aria-label={texts.printOrders.proof.scale}
        className="h-auto w-full"
        style={{ maxWidth: `${total}mm`, maxHeight: '14rem' }}
        preserveAspectRatio="xMinYMax"
      >
        {kind === 'sticker' ? (
          <circle cx={width / 2} cy={height / 2} r={width / 2} {...line} style={accented} />
        ) : (
          <rect width={width} height={height} {...line} style={accented} />
        )}
        <g style={{ stroke: 'var(--color-ink-faint)' }}>
          <rect
            {...{ x: left, y: cardTop, width: card.width, height: card.height, rx: card.radius }}
            {...line}
            style={raised}
          />
          <path d={`M${left} ${cardTop + 9}h${card.width}`} {...line} strokeWidth={4} strokeOpacity={0.5} />
          <rect
            {...{ x: left + 9, y: cardTop + 24, width: 11.5, height: 9, rx: 1.5 }}
            {...line}
            strokeWidth={1}
          />
          <circle {...{ cx: coinMiddle.x, cy: coinMiddle.y, r: coin.radius }} {...line} style={raised} />
          <circle
            {...{ cx: coinMiddle.x, cy: coinMiddle.y, r: coin.radius * 0.72 }}
            {...line}
            strokeWidth={1}
          />
        </g>
      </svg>
      <figcaption className="text-ink-muted text-xs">{texts.printOrders.proof.scale}</figcaption>
    </figure>
  )
}
