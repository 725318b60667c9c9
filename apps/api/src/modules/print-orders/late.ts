import { lateAfterWorkingDays, nextStates, type OrderState } from '@candour/schemas/print-orders.ts'

const day = 24 * 60 * 60 * 1_000

/** Returns the time that was five working days before this one. A working day is a day from Monday to Friday in UTC. */
export function lateBefore(now: Date): Date {
  let time = now.getTime()
  for (let left = lateAfterWorkingDays; left > 0; ) {
    time -= day
    const weekday = new Date(time).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(time)
}

/**
 * Returns whether an order has been too long in a state from which it should go on.
 *
 * @param since `null` where that is unknown, of orders processed before states were kept
 */
export function isLate(state: OrderState, since: Date | null): boolean {
  return since !== null && nextStates(state).length > 0 && since <= lateBefore(new Date())
}
