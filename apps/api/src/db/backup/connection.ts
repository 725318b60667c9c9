import pg from 'pg'
import { BackupError } from '#db/backup/format.ts'
import { connection } from '#db/client.ts'

/**
 * To be set in the transaction: values look the same on every machine, nothing is hidden by row-level security without
 * an error, and however slowly a file is read or written, no limit of the server ends it. Takes no snapshot.
 */
export const settings = `
  set local client_encoding = 'UTF8'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1;
  set local row_security = off; set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
`

/**
 * Works on one connection as the owner. However the work ends, what it has not committed is undone.
 *
 * @throws BackupError when the login may not do what the owner may
 */
export async function withOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection(url))
  // A connection that ends tells so by its query, or by the next one.
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
