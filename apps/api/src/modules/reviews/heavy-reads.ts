import type { Page } from '@candour/schemas/endpoint.ts'
import { allItems } from '#db/keyset.ts'
import { fairQueue } from '#lib/fair-queue.ts'

/**
 * Runs queries that read many reviews (searches, export batches, themes) in a fair queue. Each occupies a core of the
 * database, and one company must not slow down other companies or visitors.
 */
export const queuedByCompany = fairQueue({ concurrency: 2, concurrencyPerKey: 1, maxQueuedPerKey: 10 })

/**
 * Reads all pages of a list on demand, each in the company's turn. No transaction stays open in between, so a slow
 * download holds no connection.
 *
 * @returns once the first page is read, so that an overloaded queue refuses an export rather than breaking it off
 */
export async function allItemsInTurn<Item>(
  companyId: string,
  read: (cursor: string | undefined) => Promise<Page<Item>>,
): Promise<AsyncGenerator<Item>> {
  const first = await queuedByCompany(companyId, () => read(undefined))
  return allItems(async (cursor) =>
    cursor === undefined ? first : queuedByCompany.resume(companyId, () => read(cursor)),
  )
}
