import { texts } from '#shared/texts.ts'

/** Thrown when work exceeds its time limit; the message is user-facing. */
export class TooLate extends Error {
  override name = 'TooLate'
}

/** Rejects with `TooLate` if the work does not settle in time; its later outcome is ignored. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(texts.printOrders.tooLate)), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
