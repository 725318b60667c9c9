import { resolve } from 'node:path'
import { type Config, ConfigError, loadConfig } from '@candour/api/config.ts'
import { BackupError } from '@candour/api/db/backup/format.ts'
import { createDb, createPool, type Db } from '@candour/api/db/client.ts'
import { LoginError } from '@candour/api/db/logins.ts'
import { migrate } from '@candour/api/db/migrate.ts'
import { whyUnusable } from '@candour/api/db/unusable.ts'
import { PostgresStartError } from '@candour/postgres/start-error.ts'

/** A command that cannot do its work, told in one sentence. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Runs a command's work on the database that `start` uses, brought up to date, as its owner. */
export async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  await withDatabaseAsItIs(async (url) => {
    await migrate(url)
    // One connection, so that temporary tables and settings hold; no limit on how long a statement may take.
    const db = createDb(createPool(url, { max: 1, statementTimeoutMs: 0 }))
    await work(db).finally(() => db.destroy())
  })
}

/**
 * Runs a command's work on the database that `start` uses, by the connection string of its owner, whether the server
 * runs or not. What a person can mend ends the process with one sentence.
 */
export async function withDatabaseAsItIs(work: (url: string) => Promise<void>): Promise<void> {
  // Told to stop, the process still does what is to be done at its exit, such as stopping the embedded database.
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))
  let databaseUrl: string | undefined
  try {
    const config = loadConfig()
    databaseUrl = config.databaseUrl
    const database = await openDatabase(config)
    await work(database.url).finally(() => database.stop())
  } catch (error) {
    const known = [ConfigError, PostgresStartError, CommandError, BackupError, LoginError].some(
      (kind) => error instanceof kind,
    )
    const unusable = databaseUrl && whyUnusable(error, databaseUrl)
    console.error(known && error instanceof Error ? error.message : (unusable ?? error))
    process.exitCode = 1
  }
}

async function openDatabase({
  databaseUrl,
  dataDir,
}: Config): Promise<{ url: string; stop(): Promise<void> }> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  // Not loaded, nor there in an image, where the database is external.
  const { joinPostgres } = await import('@candour/postgres/server.ts')
  return joinPostgres({ dataDir: resolve(dataDir, 'postgres'), log: console.error })
}
