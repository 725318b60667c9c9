import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { copyOut, findTables, newestMigration, sqlName } from '#db/backup/catalogue.ts'
import { settings, withOwner } from '#db/backup/connection.ts'
import { BackupError, endOfRows, type Header, makeHeader, type Sum, type Table } from '#db/backup/format.ts'
import { Tally, wholeLines } from '#db/backup/lines.ts'

/** Called with each table when it is done; awaited. */
export type Report = (table: string, sum: Sum) => void | Promise<void>

/**
 * Writes all data as of one moment while the server keeps running. Memory use stays at a few megabytes whatever the
 * size. Changes neither rows nor schema, so a database of an older or newer version is saved as it is.
 *
 * @throws BackupError
 */
export async function writeBackup(url: string, to: Writable, report: Report = () => {}): Promise<void> {
  await withOwner(url, async (client) => {
    const header = await begin(client)
    await pipeline(lines(client, header, report), createGzip(), to)
  })
}

/**
 * Begins the transaction for all reads. Tables are locked before the snapshot is taken: a table that a migration
 * rewrites after the snapshot would appear empty. Not DEFERRABLE, which is for serializable transactions only.
 */
async function begin(client: pg.Client): Promise<Header> {
  const never = new BackupError('There is nothing to save: no server has ever started with this database.')
  const expected = await findTables(client)
  if (expected.length === 0) throw never
  await client.query(`begin isolation level repeatable read read only; ${settings}`)
  await client.query(`lock table ${expected.map(({ name }) => sqlName(name))} in access share mode`)
  const tables = await findTables(client)
  const migration = await newestMigration(client)
  if (!migration) throw never
  if (!isDeepStrictEqual(tables, expected)) {
    throw new BackupError('The database was being migrated when the backup began. Please try again.')
  }
  return makeHeader({ migration, tables })
}

async function* lines(client: pg.Client, header: Header, report: Report): AsyncGenerator<string | Buffer> {
  yield `${JSON.stringify(header)}\n`
  for (const table of header.tables) {
    const tally = new Tally()
    for await (const block of rowsOf(client, table)) {
      tally.add(block)
      yield block
    }
    yield `${endOfRows}\n${JSON.stringify(tally.sum)}\n`
    await report(table.name, tally.sum)
  }
}

/** Returns the sum a backup would record for the table, as the transaction sees it. */
export async function tallyOf(client: pg.Client, table: Table): Promise<Sum> {
  const tally = new Tally()
  for await (const block of rowsOf(client, table)) tally.add(block)
  return tally.sum
}

function rowsOf(client: pg.Client, table: Table): AsyncGenerator<Buffer> {
  return wholeLines(client.query(copyTo(copyOut(table))))
}
