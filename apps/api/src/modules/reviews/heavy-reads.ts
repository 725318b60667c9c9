import { fairTurns } from '#fair-turns.ts'

/**
 * Runs queries that read many reviews (searches, export batches, topics) in the company's turn. Each occupies a core of
 * the database, and one company must not slow down other companies or visitors.
 */
export const inCompanysTurn = fairTurns({ atOnce: 2, atOncePerKey: 1, maxWaitingPerKey: 10 })
