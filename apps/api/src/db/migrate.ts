import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { createDb, createPool, type Db } from '#db/client.ts'
import { ensureLogins } from '#db/ensure-logins.ts'
import { installJobQueue } from '#db/job-queue.ts'
import checksums from '#db/migrations/checksums.json' with { type: 'json' }

/** Names of this version's migrations, which are loaded only to be run. */
const own = Object.keys(checksums).map((file) => file.replace(/\.ts$/, ''))

/**
 * Migrates the schema and the server's logins as the database owner, then closes the owner's connections. Several
 * processes may start concurrently: one migrates under Kysely's lock, the others wait and find nothing to do. A
 * database that a newer version has already migrated is left alone: during a rolling upgrade the older version keeps
 * running and may have to restart.
 */
export async function migrate(ownerUrl: string): Promise<void> {
  const db = createDb(createPool(ownerUrl, { max: 2 }))
  try {
    const executed = await executedMigrations(db)
    const isMigrated = own.every((name) => executed.has(name))
    if (!isMigrated) await migrateSchema(db)
    const isAhead = isMigrated && executed.size > own.length
    if (!isAhead) await installJobQueue(db, ownerUrl)
    await ensureLogins(db, ownerUrl)
  } finally {
    await db.destroy()
  }
}

/**
 * Migrates the schema to the given migration, or to the latest, without touching the job queue. Inside a caller's
 * transaction it becomes part of that transaction.
 */
export async function migrateSchema(db: Db, to?: string): Promise<void> {
  const { migrations } = await import('#db/migrations/index.ts')
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to)
  if (error) throw error
}

async function executedMigrations(db: Db): Promise<Set<string>> {
  const { rows: tables } =
    await sql`select from pg_class where oid = to_regclass('kysely_migration')`.execute(db)
  if (tables.length === 0) return new Set()
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
