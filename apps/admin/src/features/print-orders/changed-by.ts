import type { HandledOrder } from '@candour/schemas/print-orders.ts'
import { stateNames } from '#features/print-orders/states.ts'

/** Says who has changed an order since it was shown, and what. */
export function changedBy(was: HandledOrder, { state, printer, timeline }: HandledOrder): string | undefined {
  if (state !== was.state)
    return `${timeline.at(-1)?.by ?? 'Someone else'} has meanwhile moved this order to “${stateNames[state]}”.`
  if (printer?.id === was.printer?.id) return undefined
  return printer
    ? `Someone else has meanwhile given this order to ${printer.email}.`
    : 'Someone else has meanwhile taken this order from its printer.'
}
