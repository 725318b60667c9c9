/** Printable products with their packs and prices (spec §9); kept separate from the contracts to avoid zod. */

export type PrintKind = 'poster' | 'sticker'

export interface Pack {
  quantity: number
  priceInCents: number
}

const posterPacks = [
  { quantity: 5, priceInCents: 5400 },
  { quantity: 10, priceInCents: 7800 },
  { quantity: 15, priceInCents: 9900 },
  { quantity: 20, priceInCents: 12000 },
] as const satisfies readonly Pack[]

const stickerPacks = [
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

/** Returns what was ordered; undefined if it is no longer known. */
export function kindOf({
  itemType,
  quantity,
}: {
  itemType: string
  quantity: number
}): PrintKind | undefined {
  return (['poster', 'sticker'] as const).find((kind) => itemTypeFor(kind, quantity) === itemType)
}

/** Sizes of the pieces in inches. */
export const sizes: Readonly<Record<PrintKind, { width: number; height: number }>> = {
  poster: { width: 18, height: 24 },
  sticker: { width: 3, height: 3 },
}

/**
 * Returns how many pieces of a pack each placement gets: `each`, and the first `extra` placements one more. `each` is 0
 * for a pack with fewer pieces than there are placements, which cannot be ordered.
 */
export function spreadOver(placements: number, quantity: number): { each: number; extra: number } {
  return { each: Math.floor(quantity / placements), extra: quantity % placements }
}

/** Describes how the pieces of a pack are spread over placements: `3 each for the first 2, 2 each for the other 3`. */
export function spreadText(placements: number, quantity: number): string {
  const { each, extra } = spreadOver(placements, quantity)
  if (placements === 1) return `all ${quantity} for it`
  if (extra === 0) return `${each} for each`
  const share = (pieces: number, which: string, among: number) =>
    among === 1 ? `${pieces} for the ${which}` : `${pieces} each for the ${which} ${among}`
  const others = placements - extra
  return `${share(each + 1, 'first', extra)}, ${share(each, others === 1 ? 'last' : 'other', others)}`
}
