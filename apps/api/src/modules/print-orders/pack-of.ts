import { itemTypeFor, type Pack, type PrintKind, packs } from '@candour/schemas/packs.ts'

/** Returns the pack an `itemType` refers to, or undefined if `itemTypeFor` produces it for no pack. */
export function packOf(itemType: string): ({ kind: PrintKind } & Pack) | undefined {
  for (const kind of ['poster', 'sticker'] as const) {
    const pack = packs[kind].find(({ quantity }) => itemTypeFor(kind, quantity) === itemType)
    if (pack) return { kind, ...pack }
  }
  return undefined
}
