import { sql } from 'kysely'

/** A time in SQL: the database's clock unless one is given. */
export function clock(now: Date | undefined) {
  return now ? sql`${now.toISOString()}::timestamptz` : sql`now()`
}
