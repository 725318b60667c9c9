import type { ErrorCode } from '@candour/schemas/errors.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { DomainError } from '#domain/errors.ts'

interface Room {
  table:
    | 'api_keys'
    | 'channels'
    | 'company_changes'
    | 'locations'
    | 'placements'
    | 'reply_templates'
    | 'walks'
  /** Maximum number of a company's rows. */
  max: number
  /** Number of rows to add. */
  adding?: number
  error: ErrorCode
}

/**
 * Requires room for a company's new rows. Other additions to the table wait until the transaction ends: otherwise
 * concurrent calls could together exceed the limit.
 *
 * @param companyId `null` for what belongs to the operators
 *
 * @throws DomainError `error`
 */
export async function requireRoom(
  tx: Tx,
  companyId: string | null,
  { table, max, adding = 1, error }: Room,
): Promise<void> {
  const own = companyId === null ? sql`company_id is null` : sql`company_id = ${companyId}::uuid`
  const lock = `candour ${table} ${companyId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where ${own}
  `.execute(tx)
  if ((rows[0]?.count ?? 0) + adding > max) throw new DomainError(error)
}
