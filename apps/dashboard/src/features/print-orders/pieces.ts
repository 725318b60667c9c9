import type { PrintKind } from '@candour/schemas/packs.ts'
import { summarizeNames } from '@candour/schemas/placement-names.ts'
import type { Placement } from '@candour/schemas/placements.ts'
import { texts } from '#shared/texts.ts'

/** Returns the user-visible name of a layout. */
export function layoutName(kind: PrintKind | undefined, id: string): string {
  const names: Partial<Record<string, string>> = kind ? texts.printOrders.pieces[kind].layouts : {}
  return names[id] ?? id
}

/** Summarizes the names of placements. */
export function namesOf(placements: readonly Pick<Placement, 'name'>[]): string {
  return summarizeNames(
    placements.map(({ name }) => name),
    texts.printOrders.andMore,
  )
}
