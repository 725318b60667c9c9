import pg from 'pg'
import { BackupError } from '#db/backup/format.ts'
import { connection } from '#db/client.ts'

/**
 * Settings for the transaction: values are formatted the same on every machine, row-level security raises an error
 * instead of hiding rows, and no server timeout applies however slowly a file is read or written. Takes no snapshot.
 */
export const settings = `
  set local client_encoding = 'UTF8'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1;
  set local row_security = off; set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
`

/**
 * Runs `work` on one connection as the owner. Uncommitted changes are rolled back however it ends.
 *
 * @throws BackupError when the login lacks the owner's privileges
 */
export async function withOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection(url))
  // A lost connection is reported by the current or the next query.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } catch (error) {
    // SQLSTATE 42501, insufficient privilege.
    if (error instanceof pg.DatabaseError && error.code === '42501') throw notOwner(error.message)
    throw error
  } finally {
    await client.end()
  }
}

export function notOwner(reason: string): BackupError {
  return new BackupError(`DATABASE_URL must log in as the owner of the database and its tables: ${reason}.`)
}
