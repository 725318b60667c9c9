import { Button } from '@candour/ui/button.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { texts } from '#shared/texts.ts'

interface PagerProps {
  /** What is shown. */
  name: string
  at: number
  of: number
  onMove: (to: number) => void
}

/** Moves a preview through the placements. */
export function Pager({ name, at, of, onMove }: PagerProps) {
  return (
    <div className="flex items-center gap-2">
      <Button
        variant="secondary"
        size="icon"
        aria-label={texts.printOrders.piece.previous}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <ChevronLeft />
      </Button>
      <p role="status" className="min-w-0 flex-1 text-center text-ink text-sm">
        <bdi className="wrap-anywhere line-clamp-2">{name}</bdi>
        <span className="block text-ink-muted tabular-nums">
          {texts.printOrders.piece.position(at + 1, of)}
        </span>
      </p>
      <Button
        variant="secondary"
        size="icon"
        aria-label={texts.printOrders.piece.next}
        disabled={at === of - 1}
        onClick={() => onMove(at + 1)}
      >
        <ChevronRight />
      </Button>
    </div>
  )
}
