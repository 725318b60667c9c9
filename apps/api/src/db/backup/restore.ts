import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import * as catalogue from '#db/backup/catalogue.ts'
import { notOwner, settings, withOwner } from '#db/backup/connection.ts'
import { BackupError, damaged, formerJobs, type Header, type Sum, type Table } from '#db/backup/format.ts'
import { BackupReader } from '#db/backup/read.ts'
import { type Report, tallyOf } from '#db/backup/write.ts'
import { createDbOn, type Tx } from '#db/client.ts'
import { migrate, migrateTables, tooOld } from '#db/migrate.ts'
import { baseline, beforeBaseline, migrations } from '#db/migrations/index.ts'
import { isUnfitRow } from '#db/violations.ts'

/**
 * Restores a backup into an empty database and migrates it to the latest schema. The whole backup is loaded in one
 * transaction, which commits only after every table has been read back and verified: if the backup is damaged anywhere,
 * the database stays unchanged.
 *
 * @param report called with each table once it has been verified
 * @throws BackupError
 */
export async function restoreBackup(url: string, from: Readable, report: Report = () => {}): Promise<Header> {
  try {
    return await restoreFrom(new BackupReader(from), url, report)
  } finally {
    // An unread stream would keep the process alive.
    from.destroy()
  }
}

async function restoreFrom(reader: BackupReader, url: string, report: Report): Promise<Header> {
  const header = await reader.header()
  if (header.migration < beforeBaseline) throw new BackupError(tooOld('backup'))
  if (header.migration !== beforeBaseline && !migrations.includes(header.migration)) {
    throw new BackupError(
      `This backup was made by a newer version of Candour (its schema is ${header.migration}). Install that version to restore it.`,
    )
  }
  await withOwner(url, async (client) => {
    await createDbOn(client)
      .transaction()
      .execute(async (tx) => {
        await client.query(settings)
        const tables = await prepare(client, tx, header)
        const sums = await load(client, tables, reader, header)
        await verify(client, sums, report)
      })
  })
  await migrate(url)
  return header
}

/** Creates the schema that matches the backup, empty and locked. */
async function prepare(client: pg.Client, tx: Tx, header: Header): Promise<Table[]> {
  if (!(await catalogue.mayCreate(client))) throw notOwner('it may not create tables')
  await refuseUnlessEmpty(client, await catalogue.findTables(client))
  const current = await catalogue.newestMigration(client)
  if (current && current > header.migration) {
    throw new BackupError(
      'The database is empty, but its schema is newer than the backup: restore it into a new database.',
    )
  }
  const isBaseline = header.migration === beforeBaseline
  await migrateTables(tx, isBaseline ? baseline : header.migration)
  const tables = await catalogue.findTables(client)
  const byName = (some: readonly Table[]) => some.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const saved = header.tables.filter(({ name }) => name !== formerJobs)
  if (!isDeepStrictEqual(byName(saved), byName(tables))) {
    throw new BackupError(
      `The backup's tables do not match its schema, ${header.migration}. Nothing has been restored.`,
    )
  }
  await switchTriggers(client, tables, 'disable')
  // Checked again now that the tables are locked: a server may have started in the meantime.
  await refuseUnlessEmpty(client, tables)
  return tables
}

/** Rows are restored as saved, rollups included, so triggers must not fire. Foreign-key triggers stay enabled. */
async function switchTriggers(
  client: pg.Client,
  tables: readonly Table[],
  how: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables)
    await client.query(`alter table ${catalogue.sqlName(name)} ${how} trigger user`)
}

/** A server may have put a row into these before anyone has used it; a backup brings its own. */
const begun = ['company_activity_drawn']

async function refuseUnlessEmpty(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const names = (await catalogue.filled(client, tables)).filter((name) => !begun.includes(name))
  if (names.length === 0) return
  throw new BackupError(
    `A backup can only be restored into an empty database, and this one has rows in ${names.join(', ')}. Set DATABASE_URL to a new database, or DATA_DIR to a new folder.`,
  )
}

/** Reads the backup to its end and returns the sums of its tables. */
async function load(
  client: pg.Client,
  tables: readonly Table[],
  reader: BackupReader,
  header: Header,
): Promise<Map<Table, Sum>> {
  const sums = new Map<Table, Sum>()
  // Building the indexes after loading takes a fraction of the time.
  const indexes = await catalogue.findIndexes(client, tables)
  await client.query(`set local maintenance_work_mem = '256MB'`)
  for (const { name } of indexes) await client.query(`drop index ${catalogue.sqlName(name)}`)
  for (const { name } of tables.filter(({ name }) => begun.includes(name))) {
    await client.query(`delete from ${catalogue.sqlName(name)}`)
  }
  for (const table of header.tables) {
    if (table.name === formerJobs) {
      for await (const _ of reader.rows());
      await reader.sum()
      continue
    }
    const copy = client.query(
      copyFrom(`copy ${catalogue.sqlName(table.name)} (${catalogue.sqlColumns(table)}) from stdin`),
    )
    await pipeline(reader.rows(), copy).catch((error: unknown) => {
      throw isUnfitRow(error) ? damaged() : error
    })
    sums.set(table, await reader.sum())
  }
  await reader.end()
  await continueEvents(client)
  for (const { definition } of indexes) await client.query(definition)
  await switchTriggers(client, tables, 'enable')
  // Without this, queries would be planned without statistics until autovacuum runs.
  await client.query(`analyze ${tables.map(({ name }) => catalogue.sqlName(name))}`)
  return sums
}

/** Numbers new events after everything restored; consumers already past their positions would never see them. */
async function continueEvents(client: pg.Client): Promise<void> {
  if (!(await catalogue.exists(client, 'public.review_events'))) return
  await client.query(`
    select setval(pg_get_serial_sequence('public.review_events', 'position'), greatest(
      1, (select max(position) from public.review_events), (select max(position) from public.event_consumers)
    ))
  `)
}

/** Reads every table back and compares it with the backup. */
async function verify(client: pg.Client, sums: ReadonlyMap<Table, Sum>, report: Report): Promise<void> {
  for (const [table, expected] of sums) {
    const actual = await tallyOf(client, table)
    if (!isDeepStrictEqual(actual, expected)) {
      throw new BackupError(
        `The restored rows of ${table.name} differ from the backup. Nothing has been restored.`,
      )
    }
    await report(table.name, actual)
  }
}
