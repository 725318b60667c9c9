import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'

/** Runs `fn` in a transaction that sees only this company's rows, even when a query forgets its `where`. */
export function withCompany<T>(db: Db, companyId: string, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('app.company_id', ${companyId}, true)`.execute(tx)
    return fn(tx)
  })
}

/**
 * Runs `fn` in a transaction with the operators' rights over all companies. Use only behind a superadmin guard.
 *
 * @param platformDb connections of `candour_platform`, or the owner's in a command
 */
export function withPlatform<T>(platformDb: Db, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return platformDb.transaction().execute(fn)
}
