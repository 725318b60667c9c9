/** Printable products with their packs and prices (spec §9); kept separate from the contracts to avoid zod. */

export type PrintKind = 'poster' | 'sticker'

export interface Pack {
  quantity: number
  priceInCents: number
}

export const posterPacks = [
  { quantity: 5, priceInCents: 5400 },
  { quantity: 10, priceInCents: 7800 },
  { quantity: 15, priceInCents: 9900 },
  { quantity: 20, priceInCents: 12000 },
] as const satisfies readonly Pack[]

export const stickerPacks = [
  { quantity: 12, priceInCents: 2279 },
  { quantity: 24, priceInCents: 3599 },
  { quantity: 36, priceInCents: 4799 },
  { quantity: 48, priceInCents: 5999 },
] as const satisfies readonly Pack[]

export const packs: Readonly<Record<PrintKind, readonly Pack[]>> = {
  poster: posterPacks,
  sticker: stickerPacks,
}

/** Returns an order's `itemType`. */
export function itemTypeFor(kind: PrintKind, quantity: number): string {
  return kind === 'poster'
    ? `Poster (18"x24", quantity: ${quantity})`
    : `Sticker (3" circular, quantity: ${quantity})`
}

/** Returns the pack an `itemType` refers to, or undefined if `itemTypeFor` produces it for no pack. */
export function packOf(itemType: string): ({ kind: PrintKind } & Pack) | undefined {
  for (const kind of ['poster', 'sticker'] as const) {
    const pack = packs[kind].find(({ quantity }) => itemTypeFor(kind, quantity) === itemType)
    if (pack) return { kind, ...pack }
  }
  return undefined
}
