import { resolve } from 'node:path'
import { ConfigError, loadConfig } from '@candour/api/config.ts'
import { createDb, createPool, type Db } from '@candour/api/db/client.ts'
import { migrate } from '@candour/api/db/migrate.ts'
import { joinPostgres } from '@candour/postgres/server.ts'
import { PostgresStartError } from '@candour/postgres/start-error.ts'

/** A command that cannot do its work, told in one sentence. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/**
 * Runs a command's work on the database that `start` uses, as its owner, whether the server runs or not. What a person
 * can mend ends the process with one sentence.
 */
export async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  try {
    const { databaseUrl, dataDir } = loadConfig()
    const database = databaseUrl
      ? { url: databaseUrl, stop: async () => {} }
      : await joinPostgres({ dataDir: resolve(dataDir, 'postgres'), log: console.log })
    try {
      await migrate(database.url)
      // One connection, so that temporary tables and settings hold; no limit on how long a statement may take.
      const db = createDb(createPool(database.url, { max: 1, statementTimeoutMs: 0 }))
      await work(db).finally(() => db.destroy())
    } finally {
      await database.stop()
    }
  } catch (error) {
    const known =
      error instanceof ConfigError || error instanceof PostgresStartError || error instanceof CommandError
    console.error(known ? error.message : error)
    process.exitCode = 1
  }
}
