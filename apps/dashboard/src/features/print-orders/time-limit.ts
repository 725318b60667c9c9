/** Nothing came in the time that it should take. */
export class TooLate extends Error {
  override name = 'TooLate'
}

/** Rejects with `TooLate` when the work is not done in time; what it does after that is ignored. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate('It took too long. Please try again.')), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
