import { kindOf, sizes } from '@candour/schemas/packs.ts'
import { texts } from '#shared/texts.ts'

/** Returns the user-visible name of an ordered item. Its type names the quantity, and is all that the audit log has. */
export function itemName(itemType: string): string {
  const quantity = Number(/quantity: (\d+)\)$/.exec(itemType)?.[1])
  const kind = kindOf({ itemType, quantity })
  return kind ? texts.printOrders.pieces[kind].ordered(sizes[kind], quantity) : itemType
}
