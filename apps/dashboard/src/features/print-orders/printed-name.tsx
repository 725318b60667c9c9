import type { Scene } from '@candour/artwork/scene.ts'
import { cn } from '@candour/ui/cn.ts'
import { TriangleAlert } from 'lucide-react'

const letters = new Intl.Segmenter()

/** Says which characters of the company's name cannot be printed, and what is printed instead. */
export function PrintedNameNote({ scene, className }: { scene: Scene; className?: string }) {
  const { omitted, printedName, piece } = scene
  if (omitted === '' && printedName.from === 'name') return null
  const missing = new Set(Array.from(letters.segment(omitted), ({ segment }) => segment))
  return (
    <p
      className={cn(
        'flex items-start gap-2 rounded-md bg-warning-soft px-3.5 py-3 text-sm text-warning',
        className,
      )}
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere min-w-0">
        {printedName.from === 'name' ? (
          <>
            These characters of your name cannot be printed yet: <bdi>{[...missing].join(' ')}</bdi>.
          </>
        ) : omitted === '' ? (
          'Your name has no letters to print.'
        ) : (
          'Your name cannot be printed in this script yet.'
        )}{' '}
        The {piece} will say “<bdi>{printedName.text}</bdi>”.
      </span>
    </p>
  )
}
