import { Migrator } from 'kysely/migration'
import { createDb, createPool } from '#db/client.ts'
import { installJobQueue } from '#db/job-queue.ts'
import { migrations } from '#db/migrations/index.ts'

/**
 * Brings the schema up to date as the database's owner. Several processes may start at once: one migrates under
 * Kysely's lock, the others wait and find nothing to do.
 */
export async function migrate(ownerUrl: string): Promise<void> {
  const db = createDb(createPool(ownerUrl, { max: 2, statementTimeoutMs: 0 }))
  try {
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(migrations) },
    }).migrateToLatest()
    if (error) throw error
    await installJobQueue(db, ownerUrl)
  } finally {
    await db.destroy()
  }
}
