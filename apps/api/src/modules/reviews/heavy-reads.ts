import { fairQueue } from '#lib/fair-queue.ts'

/**
 * Runs queries that read many reviews (searches, export batches, themes) in a fair queue. Each occupies a core of the
 * database, and one company must not slow down other companies or visitors.
 */
export const queuedByCompany = fairQueue({ concurrency: 2, concurrencyPerKey: 1, maxQueuedPerKey: 10 })

/**
 * Reads a long list batch by batch, on demand. No transaction stays open in between, so a slow download holds no
 * connection.
 *
 * @param read returns the batch at a position, and the position of the next one, if any
 * @returns once the first batch is read, so that an overloaded queue refuses an export rather than breaking it off
 */
export async function readInBatches<Item, Position>(
  companyId: string,
  start: Position,
  read: (at: Position) => Promise<{ items: readonly Item[]; next?: Position | undefined }>,
): Promise<AsyncGenerator<Item>> {
  let batch = await queuedByCompany(companyId, () => read(start))
  async function* all() {
    for (;;) {
      const { items, next } = batch
      yield* items
      if (next === undefined) return
      batch = await queuedByCompany.resume(companyId, () => read(next))
    }
  }
  return all()
}
