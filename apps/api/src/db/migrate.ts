import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { createDb, createPool, type Db } from '#db/client.ts'
import { ensureLogins } from '#db/ensure-logins.ts'
import { installJobQueue } from '#db/job-queue.ts'
import { baseline, beforeBaseline, migrations } from '#db/migrations/index.ts'
import { appliedFiles, applyFiles, readSchema, schemaVersion } from '#db/schema-files.ts'
import { isConflictingLock } from '#db/violations.ts'

/** The database cannot be migrated by this release. The message is one sentence. */
export class SchemaError extends Error {
  override name = 'SchemaError'
}

/**
 * Migrates the schema and the server's logins as the database owner, then closes the owner's connections. Several
 * processes may start concurrently: one migrates under a lock, the others wait and find nothing to do. A database that
 * a newer release has already migrated is left alone: during a rolling upgrade the older release keeps running and may
 * have to restart.
 *
 * @throws SchemaError when the database is too old
 */
export async function migrate(ownerUrl: string): Promise<void> {
  // A file of many statements cannot be prepared under a name.
  const db = createDb(createPool(ownerUrl, { max: 2 }), { statementNames: false })
  try {
    const state = await schemaState(db)
    if (state === 'former') await migrateSchema(db)
    if (state !== 'newer') await installJobQueue(db, ownerUrl)
    await ensureLogins(db, ownerUrl)
  } finally {
    await db.destroy()
  }
}

/** Whether the database has this release's schema, a former one or none, or that of a newer release. */
export async function schemaState(db: Db): Promise<'current' | 'former' | 'newer'> {
  const executed = await executedMigrations(db)
  const applied = await appliedFiles(db)
  const isNewer = (name: string) => name > (migrations.at(-1) ?? '')
  if (applied.version > schemaVersion || [...executed].some(isNewer)) return 'newer'
  const { before, after } = await readSchema()
  const isCurrent =
    migrations.every((name) => executed.has(name)) &&
    [...before, ...after].every(({ name, sha256 }) => applied.hashes.get(name) === sha256)
  return isCurrent ? 'current' : 'former'
}

/** Attempts to lock all tables, half a second each. */
const attempts = 120

/**
 * Migrates the schema in one transaction, without touching the job queue. If a table stays locked by others, they go
 * first: the transaction is rolled back and tried again.
 */
async function migrateSchema(db: Db): Promise<void> {
  const { after } = await readSchema()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await migrateTables(tx)
        await applyFiles(tx, after)
      })
    } catch (error) {
      if (!isConflictingLock(error) || attempt === attempts) throw error
      await setTimeout(250)
    }
  }
}

/**
 * Migrates tables and data to the given migration, or to the latest, as part of the caller's transaction, without
 * triggers and policies. From then on the transaction waits for a lock no longer than half a second: less than
 * `deadlock_timeout`, after which PostgreSQL might end another transaction instead.
 *
 * Kysely's `Migrator` has the same table, but after a failed statement it runs another one, whose error hides the lock
 * timeout after which `migrateSchema` tries again.
 *
 * @throws SchemaError when the database is too old
 */
export async function migrateTables(tx: Db, to = migrations.at(-1) ?? ''): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('candour schema'))`.execute(tx)
  const { before } = await readSchema()
  await applyFiles(tx, before)
  await sql`set local lock_timeout = '500ms'`.execute(tx)
  await sql`
    create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)
  `.execute(tx)
  const executed = await executedMigrations(tx)
  const isFormer = [...executed].some((name) => name <= beforeBaseline)
  if (isFormer && !executed.has(beforeBaseline)) throw new SchemaError(tooOld('database'))
  for (const name of migrations) {
    if (executed.has(name) || name > to) continue
    // Former releases have made the baseline's tables.
    if (!(isFormer && name === baseline)) {
      await sql.raw(await readFile(new URL(`migrations/${name}.sql`, import.meta.url), 'utf8')).execute(tx)
    }
    await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(tx)
  }
}

/** Says which release to start first, for a database or a backup. */
export const tooOld = (what: 'database' | 'backup') =>
  what === 'database'
    ? 'This database was made by a release before 0.2.0. Start release 0.2.0 once, which migrates it, and then this one.'
    : 'This backup was made by a release before 0.2.0. Restore it with release 0.2.0, start that once, and then this one.'

async function executedMigrations(db: Db): Promise<Set<string>> {
  const { rows: tables } =
    await sql`select from pg_class where oid = to_regclass('kysely_migration')`.execute(db)
  if (tables.length === 0) return new Set()
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
