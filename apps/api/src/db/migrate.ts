import { Migrator } from 'kysely/migration'
import { createDb, createPool, type Db } from '#db/client.ts'
import { installJobQueue } from '#db/job-queue.ts'
import { migrations } from '#db/migrations/index.ts'

/**
 * Brings the schema up to date as the database's owner. Several processes may start at once: one migrates under
 * Kysely's lock, the others wait and find nothing to do.
 */
export async function migrate(ownerUrl: string): Promise<void> {
  const db = createDb(createPool(ownerUrl, { max: 2, statementTimeoutMs: 0 }))
  try {
    await migrateSchema(db)
    await installJobQueue(db, ownerUrl)
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
