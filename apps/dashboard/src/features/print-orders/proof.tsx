import { formatNumber } from '@candour/console/format.ts'
import { type PrintKind, sizes } from '@candour/schemas/packs.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { FileText, RotateCcw, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Mockup } from '#features/print-orders/mockup.tsx'
import { Pager } from '#features/print-orders/pager.tsx'
import type { Proof } from '#features/print-orders/proof-query.ts'
import { Scale } from '#features/print-orders/scale.tsx'
import { texts } from '#shared/texts.ts'

/** How often the picture is enlarged, and its width in pixels then: sharp, and within what phones can paint. */
const zooms = [
  { times: 1, pixels: 1_000 },
  { times: 2, pixels: 1_800 },
  { times: 4, pixels: 3_000 },
] as const

interface ProofViewProps {
  kind: PrintKind
  layout: string
  /** Undefined until loaded. */
  proof: Proof | undefined
  /** Whether an earlier proof was approved, but is no longer what would be printed. */
  hasChanged: boolean
  /** Why it could not be loaded. */
  problem: string | undefined
  retry: () => void
  busy: boolean
  /** What a check has found. */
  findings: ReactNode
}

/** Shows what will be printed: each page, enlarged on request, and how large it is. */
export function ProofView({
  kind,
  layout,
  proof,
  hasChanged,
  problem,
  retry,
  busy,
  findings,
}: ProofViewProps) {
  const words = texts.printOrders.proof
  return (
    <div aria-busy={busy} className="grid content-start gap-3">
      <div>
        <h3 className="font-medium text-ink text-sm">{words.title}</h3>
        <p className="mt-0.5 text-ink-muted text-sm">{words.text}</p>
      </div>
      {hasChanged && !busy && proof && <Changed />}
      {problem !== undefined ? (
        <div
          role="alert"
          className="grid justify-items-center gap-4 rounded-md bg-surface-sunken px-4 py-12 text-center text-ink-muted text-sm"
        >
          <p>
            <span className="block font-medium text-ink">{words.failed}</span>
            {problem}
          </p>
          <Button variant="secondary" size="sm" icon={<RotateCcw />} busy={busy} onClick={retry}>
            {texts.printOrders.retry}
          </Button>
        </div>
      ) : proof ? (
        <Pages kind={kind} layout={layout} proof={proof} />
      ) : (
        <div style={{ aspectRatio: shapeOf(kind) }}>
          <Skeleton className="size-full rounded-md" />
        </div>
      )}
      {findings}
      <Scale kind={kind} />
    </div>
  )
}

/** Moves focus to what has to be looked at: the pressed button is below it, or out of view. */
function Changed() {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    note.current?.focus({ preventScroll: true })
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <p ref={note} role="alert" tabIndex={-1} className="rounded-md bg-warning-soft p-3.5 text-ink text-sm">
      {texts.printOrders.proof.changed}
    </p>
  )
}

function Pages({ kind, layout, proof }: { kind: PrintKind; layout: string; proof: Proof }) {
  const words = texts.printOrders.proof
  const { studio, placements, company } = proof
  const [at, setAt] = useState(0)
  const [zoom, setZoom] = useState(0)
  const frame = useRef<HTMLElement>(null)
  const shown = placements[at] ?? placements[0]
  const scene = useMemo(() => studio.draw(kind, layout, shown), [studio, kind, layout, shown])
  const { times, pixels } = zooms[zoom] ?? zooms[0]

  // What is in the middle stays there. Before the picture is painted, so that it does not jump.
  const middle = useRef({ x: 0.5, y: 0.5 })
  const zoomTo = (next: number) => {
    const box = frame.current
    if (!box) return
    middle.current = {
      x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    }
    setZoom(next)
  }
  useLayoutEffect(() => {
    const box = frame.current
    if (!box || times === 1) return
    box.scrollLeft = middle.current.x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = middle.current.y * box.scrollHeight - box.clientHeight / 2
  }, [times])

  return (
    <div className="grid gap-3">
      <section
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keyboard
        tabIndex={0}
        aria-label={words.picture}
        className="overscroll-contain rounded-md border border-line bg-surface-sunken"
        style={{ aspectRatio: shapeOf(kind), overflow: 'auto' }}
      >
        {/* A transition, however short (reduced motion), would have the old width when it is scrolled. */}
        <div className="grid p-4" style={{ width: `${times * 100}%`, transitionProperty: 'none' }}>
          <Mockup
            key={`${at} ${pixels}`}
            studio={studio}
            scene={scene}
            width={pixels}
            label={shown ? words.pictureOf(shown.name) : words.pictureOf(company.name)}
            className="w-full"
          />
        </div>
      </section>
      {shown && placements.length > 1 && (
        <Pager name={shown.name} at={placements.indexOf(shown)} of={placements.length} onMove={setAt} />
      )}
      <div className="flex items-center justify-end gap-2">
        <p className="mr-auto text-ink-muted text-xs">{words.front}</p>
        <Button
          variant="secondary"
          size="icon"
          aria-label={words.zoomOut}
          disabled={zoom === 0}
          onClick={() => zoomTo(zoom - 1)}
        >
          <ZoomOut />
        </Button>
        <Button
          variant="secondary"
          size="icon"
          aria-label={words.zoomIn}
          disabled={zoom === zooms.length - 1}
          onClick={() => zoomTo(zoom + 1)}
        >
          <ZoomIn />
        </Button>
        <span role="status" className="sr-only">
          {`${formatNumber(times * 100)} %`}
        </span>
      </div>
      <PressFile pdf={proof.pdf} />
    </div>
  )
}

const shapeOf = (kind: PrintKind) => `${sizes[kind].width} / ${sizes[kind].height}`

/** Opens the press file itself, whose checksum is approved. */
function PressFile({ pdf }: { pdf: Blob }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(pdf)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [pdf])
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: 'ghost', size: 'sm', className: '-ml-3.5 justify-self-start' })}
    >
      <FileText />
      {texts.printOrders.proof.open}
    </a>
  )
}
