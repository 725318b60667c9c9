import type { Scene } from '@candour/artwork/scene.ts'
import type { Placement } from '@candour/schemas/placements.ts'
import { Sentence } from '@candour/ui/sentence.tsx'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { namesOf } from '#features/print-orders/pieces.ts'
import type { Studio } from '#features/print-orders/studio.ts'
import { texts } from '#shared/texts.ts'

const letters = new Intl.Segmenter()

/** Lists the characters of the company's name that cannot be printed, and shows what is printed instead. */
export function PrintedNameNote({ scene }: { scene: Scene }) {
  const { omitted, printedName, piece } = scene
  if (omitted === '' && printedName.from === 'name') return null
  const words = texts.printOrders.names
  const missing = new Set(Array.from(letters.segment(omitted), ({ segment }) => segment))
  return (
    <Note>
      {printedName.from === 'name' ? (
        <Sentence parts={words.missing(<bdi>{[...missing].join(' ')}</bdi>)} />
      ) : omitted === '' ? (
        words.noLetters
      ) : (
        words.otherScript
      )}{' '}
      <Sentence parts={texts.printOrders.pieces[piece].willSay(<bdi>{printedName.text}</bdi>)} />
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
  const affected = placements.filter(({ name }) => !studio.canPrint(name))
  if (affected.length === 0) return null
  const { code, codes } = texts.printOrders.names
  const names = <bdi>{namesOf(affected)}</bdi>
  return (
    <Note>
      <Sentence parts={affected.length === 1 ? code(names) : codes(names)} />
    </Note>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-md bg-warning-soft px-3.5 py-3 text-sm text-warning">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere min-w-0">{children}</span>
    </p>
  )
}
