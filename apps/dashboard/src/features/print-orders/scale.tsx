import { type PrintKind, sizes } from '@candour/schemas/packs.ts'
import type { ReactNode } from 'react'
import { texts } from '#shared/texts.ts'

/** In millimeters: a bank card is an ID-1 card (ISO/IEC 7810), coins are about as large as a quarter or a euro. */
const card = { width: 85.6, height: 53.98, radius: 3.18 }
const coin = { radius: 12 }
const inch = 25.4

/** Thin on the screen, whatever the scale. */
const line = { fill: 'none', strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' } as const
const accented = { fill: 'var(--color-accent-soft)', stroke: 'var(--color-accent)' }
const raised = { fill: 'var(--color-surface-raised)' }

/** The outline of a piece beside what everybody has at hand, at its size if there is room. */
export function Scale({ kind }: { kind: PrintKind }) {
  const words = texts.printOrders.proof
  return kind === 'sticker' ? <Sticker said={words.actualSize} /> : <Poster said={words.scale} />
}

/** Small enough for its size. The coin lies beside the lower right of the circle. */
function Sticker({ said }: { said: string }) {
  const radius = (sizes.sticker.width * inch) / 2
  const middle = radius + (radius + coin.radius + 2) * Math.SQRT1_2
  const side = middle + coin.radius
  return (
    <Drawing said={said} width={side} height={side}>
      <circle cx={radius} cy={radius} r={radius} {...line} style={accented} />
      <Coin x={middle} y={middle} />
    </Drawing>
  )
}

function Poster({ said }: { said: string }) {
  const width = sizes.poster.width * inch
  const height = sizes.poster.height * inch
  const left = width + 36
  const top = height - card.height
  return (
    <Drawing said={said} width={left + card.width} height={height}>
      <rect width={width} height={height} {...line} style={accented} />
      <g style={{ stroke: 'var(--color-ink-faint)' }}>
        <rect
          {...{ x: left, y: top, width: card.width, height: card.height, rx: card.radius }}
          {...line}
          style={raised}
        />
        <path d={`M${left} ${top + 9}h${card.width}`} {...line} strokeWidth={4} strokeOpacity={0.5} />
        <rect {...{ x: left + 9, y: top + 24, width: 11.5, height: 9, rx: 1.5 }} {...line} strokeWidth={1} />
      </g>
      <Coin x={left + card.width / 2} y={top - 18 - coin.radius} />
    </Drawing>
  )
}

function Coin({ x, y }: { x: number; y: number }) {
  return (
    <g style={{ stroke: 'var(--color-ink-faint)' }}>
      <circle cx={x} cy={y} r={coin.radius} {...line} style={raised} />
      <circle cx={x} cy={y} r={coin.radius * 0.72} {...line} strokeWidth={1} />
    </g>
  )
}

/** Lengths in millimeters. */
function Drawing({
  said,
  width,
  height,
  children,
}: {
  said: string
  width: number
  height: number
  children: ReactNode
}) {
  return (
    <figure className="grid gap-2">
      <svg
        viewBox={`-1 -1 ${width + 2} ${height + 2}`}
        role="img"
        aria-label={said}
        className="h-auto w-full"
        style={{ maxWidth: `${width + 2}mm`, maxHeight: '22rem' }}
        preserveAspectRatio="xMinYMax"
      >
        {children}
      </svg>
      <figcaption className="text-ink-muted text-xs">{said}</figcaption>
    </figure>
  )
}
