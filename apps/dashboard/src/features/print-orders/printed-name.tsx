import type { Scene } from '@candour/artwork/scene.ts'
import { summarizeNames } from '@candour/schemas/placement-names.ts'
import type { Placement } from '@candour/schemas/placements.ts'
import { cn } from '@candour/ui/cn.ts'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Studio } from '#features/print-orders/studio.ts'

const letters = new Intl.Segmenter()

/** Lists the characters of the company's name that cannot be printed, and shows what is printed instead. */
export function PrintedNameNote({ scene, className }: { scene: Scene; className?: string }) {
  const { omitted, printedName, piece } = scene
  if (omitted === '' && printedName.from === 'name') return null
  const missing = new Set(Array.from(letters.segment(omitted), ({ segment }) => segment))
  return (
    <Note className={className}>
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
    </Note>
  )
}

/** Lists the names of placements that cannot be printed in full. */
export function PlacementNamesNote({
  studio,
  placements,
}: {
  studio: Studio
  placements: readonly Placement[]
}) {
  const names = placements.map(({ name }) => name).filter((name) => !studio.canPrint(name))
  if (names.length === 0) return null
  return (
    <Note>
      {names.length === 1 ? 'This name' : 'These names'} cannot be printed in full in{' '}
      {names.length === 1 ? 'its' : 'their'} script yet: <bdi>{summarizeNames(names)}</bdi>. The address on
      each piece still tells the codes apart.
    </Note>
  )
}

function Note({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <p
      className={cn(
        'flex items-start gap-2 rounded-md bg-warning-soft px-3.5 py-3 text-sm text-warning',
        className,
      )}
    >
      <TriangleAlert className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere min-w-0">{children}</span>
    </p>
  )
}
