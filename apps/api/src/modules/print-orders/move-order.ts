import {
  type cancelOrder as cancelling,
  type FollowedOrder,
  type HandledOrder,
  nextStates,
  type OrderState,
  type updatePrintOrder as updating,
} from '@candour/schemas/print-orders.ts'
import type { z } from 'zod'
import { changesOf, recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { withCompany, withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { can, type Principal } from '#domain/principal.ts'
import { findPrintOrder } from '#modules/print-orders/feed-repository.ts'
import { queueGivenMail, queueStateMail } from '#modules/print-orders/mails.ts'
import { ordersOf } from '#modules/print-orders/orders-of.ts'
import { handled } from '#modules/print-orders/presenters.ts'
import {
  addStep,
  changeOrder,
  completeStep,
  findOwnProgress,
  findProgress,
  isPrinter,
  type Progress,
  type Said,
  timelineOf,
} from '#modules/print-orders/progress-repository.ts'
import { findOwnOrder } from '#modules/print-orders/repository.ts'

/** States after which the operator has nothing left to do with an order. */
const done: ReadonlySet<OrderState> = new Set(['shipped', 'delivered', 'cancelled'])

/**
 * Moves an order on, gives it to a printer, or adds details to its present state.
 *
 * @throws DomainError `order_not_found`, `order_state_refused`, `order_changed`, `printer_not_found`, and `not_allowed`
 * for a printer who gives an order away
 */
export async function updateOrder(
  { platformDb }: Pick<Deps, 'platformDb'>,
  principal: Principal,
  id: string,
  { state, printerId, ...said }: z.output<typeof updating.body>,
): Promise<HandledOrder> {
  if (printerId !== undefined && !can(principal, 'platform:manage')) throw new DomainError('not_allowed')
  const update = async (tx: Tx) => {
    const order = await findProgress(tx, id, ordersOf(principal))
    if (!order) throw new DomainError('order_not_found')
    if (typeof printerId === 'string' && !(await isPrinter(tx, printerId))) {
      throw new DomainError('printer_not_found')
    }
    const given = printerId === undefined ? {} : { printer_id: printerId }
    if (state !== undefined) await move(tx, principal, order, { state, said, given })
    else await complete(tx, order, { said, given })
    if (given.printer_id && given.printer_id !== order.printerId)
      await queueGivenMail(tx, order, given.printer_id)
    const changes = changesOf(
      { state: order.state, carrier: order.carrier, printer: order.printerId },
      {
        state: state ?? order.state,
        carrier: said.carrier ?? order.carrier,
        printer: given.printer_id === undefined ? order.printerId : given.printer_id,
      },
    )
    const { companyId, itemType } = order
    await recordAudit(tx, principal, 'order.updated', {
      companyId,
      target: { type: 'order', id, name: itemType },
      changes,
    })
    const changed = await findPrintOrder(tx, id, {})
    if (!changed) throw new DomainError('order_not_found')
    return handled(tx, changed, principal)
  }
  return withPlatform(platformDb, principal, update, { permission: 'orders:print' })
}

/**
 * Cancels an order of the company.
 *
 * @throws DomainError `order_not_found`, `order_not_cancellable`
 */
export async function cancelOrder(
  { db }: Pick<Deps, 'db'>,
  principal: Principal,
  { companyId, id, reason }: { companyId: string; id: string } & z.output<typeof cancelling.body>,
): Promise<FollowedOrder> {
  return withCompany(db, principal, companyId, async (tx) => {
    const order = await findOwnProgress(tx, companyId, id)
    if (!order) throw new DomainError('order_not_found')
    if (order.state !== 'placed') throw new DomainError('order_not_cancellable')
    const state = 'cancelled'
    // The printer may be changed at the same time, but not the state.
    const isChanged = await changeOrder(tx, order, { state, processed: true })
    if (!isChanged) throw new DomainError('order_not_cancellable')
    await reach(tx, principal, order, { state, note: reason })
    await recordAudit(tx, principal, 'order.updated', {
      companyId,
      target: { type: 'order', id, name: order.itemType },
      changes: changesOf({ state: order.state }, { state }),
    })
    const changed = await findOwnOrder(tx, companyId, id)
    if (!changed) throw new DomainError('order_not_found')
    return { ...changed, timeline: await timelineOf(tx, changed) }
  })
}

interface Change {
  said: Said
  given: { printer_id?: string | null }
}

async function move(
  tx: Tx,
  principal: Principal,
  order: Progress,
  { state, said, given }: Change & { state: OrderState },
): Promise<void> {
  if (!nextStates(order.state).includes(state)) throw new DomainError('order_state_refused')
  const { carrier, tracking } = said
  const values = { ...given, carrier, tracking, state, ...(done.has(state) && { processed: true }) }
  if (!(await changeOrder(tx, order, values))) throw new DomainError('order_changed')
  await reach(tx, principal, order, { state, ...said })
}

/** Records an order's new state, and mails the billing address. */
async function reach(
  tx: Tx,
  principal: Principal,
  order: Progress,
  step: Said & { state: OrderState },
): Promise<void> {
  await addStep(tx, order, { ...step, by: principal.kind === 'user' ? principal.user.id : null })
  await queueStateMail(tx, order, step.state)
}

async function complete(tx: Tx, order: Progress, { said, given }: Change): Promise<void> {
  const { note, carrier, tracking } = said
  const says = [note, carrier, tracking].some((one) => one !== undefined)
  if (!says && given.printer_id === undefined) return
  if (!(await changeOrder(tx, order, { ...given, carrier, tracking, state: order.state }))) {
    throw new DomainError('order_changed')
  }
  // An order that is only placed says nothing yet.
  if (says && !(await completeStep(tx, order, said))) throw new DomainError('order_state_refused')
}
