import { tracingChannel } from 'node:diagnostics_channel'

/** A statement sent to the database. Its values are left out, because they can be personal data. */
export interface SentStatement {
  /** With `$1` for the first value, and so on. */
  text: string
  /** Once it has been answered. */
  result?: { rowCount: number | null }
  /** Once it has failed. */
  error?: unknown
}

/**
 * Reports every statement to whoever subscribes (`tracing.ts`, if it is loaded), so that `db` depends on no tracing.
 * Without a subscriber it costs one comparison per statement.
 */
export const statements = tracingChannel<SentStatement>('candour.statement')
