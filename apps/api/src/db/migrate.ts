import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { createDb, createPool, type Db } from '#db/client.ts'
import { ensureLogins } from '#db/ensure-logins.ts'
import { installJobQueue } from '#db/job-queue.ts'
import { migrations } from '#db/migrations/index.ts'

/**
 * Brings the schema and the server's logins up to date as the database's owner, whose connections then end. Several processes may start at once: one migrates under
 * Kysely's lock, the others wait and find nothing to do. A database that a newer version has brought further is left as
 * it is: during an upgrade the version before it runs on, and may have to start again.
 */
export async function migrate(ownerUrl: string): Promise<void> {
  const db = createDb(createPool(ownerUrl, { max: 2, statementTimeoutMs: 0 }))
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
 * Brings the schema up to the migration of this name, or up to date, and leaves the job queue alone. In a transaction
 * of the caller's it is part of it.
 */
export async function migrateSchema(db: Db, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to)
  if (error) throw error
}

/** Whether the database has all of our migrations, and more. */
async function isAhead(db: Db): Promise<boolean> {
  const { rows: tables } =
    await sql`select from pg_class where oid = to_regclass('kysely_migration')`.execute(db)
  if (tables.length === 0) return false
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const executed = new Set(rows.map(({ name }) => name))
  const own = Object.keys(migrations)
  return own.every((name) => executed.has(name)) && executed.size > own.length
}
