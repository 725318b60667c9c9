import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { createDb, createPool, type Db } from '#db/client.ts'
import { ensureLogins } from '#db/ensure-logins.ts'
import { installJobQueue } from '#db/job-queue.ts'
import { migrations } from '#db/migrations/index.ts'

/**
 * Migrates the schema and the server's logins as the database owner, then closes the owner's connections. Several
 * processes may start concurrently: one migrates under Kysely's lock, the others wait and find nothing to do. A
 * database that a newer version has already migrated is left alone: during a rolling upgrade the older version keeps
 * running and may have to restart.
 */
export async function migrate(ownerUrl: string): Promise<void> {
  const db = createDb(createPool(ownerUrl, { max: 2 }))
  try {
    if (!(await isAhead(db))) {
      await migrateSchema(db)
      await installJobQueue(db, ownerUrl)
    }
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
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to)
  if (error) throw error
}

/** Whether the database has all migrations of this version, and more. */
async function isAhead(db: Db): Promise<boolean> {
  const { rows: tables } =
    await sql`select from pg_class where oid = to_regclass('kysely_migration')`.execute(db)
  if (tables.length === 0) return false
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const executed = new Set(rows.map(({ name }) => name))
  const own = Object.keys(migrations)
  return own.every((name) => executed.has(name)) && executed.size > own.length
}
