import { itemTypeFor, type PrintKind } from '@candour/schemas/packs.ts'
import { summarizeNames } from '@candour/schemas/placement-names.ts'
import type { Placement } from '@candour/schemas/placements.ts'
import { texts } from '#shared/texts.ts'

/** Sizes of the pieces in inches. */
export const sizes: Readonly<Record<PrintKind, { width: number; height: number }>> = {
  poster: { width: 18, height: 24 },
  sticker: { width: 3, height: 3 },
}

/** Returns the kind of what was ordered; undefined if it is no longer known. */
export function kindOf({
  itemType,
  quantity,
}: {
  itemType: string
  quantity: number
}): PrintKind | undefined {
  return (['poster', 'sticker'] as const).find((kind) => itemTypeFor(kind, quantity) === itemType)
}

/** Returns the user-visible name of what was ordered. */
export function itemName(order: { itemType: string; quantity: number }): string {
  const kind = kindOf(order)
  return kind ? texts.printOrders.pieces[kind].ordered(sizes[kind], order.quantity) : order.itemType
}

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
