import { fairQueue } from '#lib/fair-queue.ts'

/**
 * Runs queries that read many reviews (searches, export batches, themes) in a fair queue. Each occupies a core of the
 * database, and one company must not slow down other companies or visitors.
 */
export const queuedByCompany = fairQueue({ concurrency: 2, concurrencyPerKey: 1, maxQueuedPerKey: 10 })
