import { fairTurns } from '#fair-turns.ts'

/**
 * Runs what reads many reviews at once (searches, batches of exports, topics) in the company's turn: each fills a core of
 * the database, and one company must not slow down the others or the visitors.
 */
export const inCompanysTurn = fairTurns({ atOnce: 2, atOncePerKey: 1, maxWaitingPerKey: 10 })
