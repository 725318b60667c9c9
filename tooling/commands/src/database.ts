import { resolve } from 'node:path'
import { type Config, ConfigError, loadConfig } from '@candour/api/config.ts'
import { BackupError } from '@candour/api/db/backup/format.ts'
import { createDb, createPool, type Db } from '@candour/api/db/client.ts'
import { explainDbError } from '@candour/api/db/explain-db-error.ts'
import { LoginError } from '@candour/api/db/logins.ts'
import { migrate, SchemaError } from '@candour/api/db/migrate.ts'
import { DatabaseUrlError, verifySessions } from '@candour/api/db/verify-urls.ts'
import { PostgresStartError } from '@candour/postgres/start-error.ts'

/** A command failed for a reason that one sentence explains. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Runs a command on the database used by `start`, migrated, as its owner. */
export async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  await withDatabaseAsItIs(async (url) => {
    await migrate(url)
    // A single connection, so that temporary tables and settings persist.
    const db = createDb(createPool(url, { max: 1 }))
    await work(db).finally(() => db.destroy())
  })
}

/**
 * Runs a command with the owner's connection string of the database used by `start`, without a pooler, whether or not
 * the server is running. Errors the user can fix exit with a one-sentence message.
 */
export async function withDatabaseAsItIs(work: (url: string) => Promise<void>): Promise<void> {
  let directUrl: string | undefined
  await explainErrors(
    async () => {
      const config = loadConfig()
      directUrl = config.databaseDirectUrl
      if (directUrl) await verifySessions(directUrl)
      const database = await openDatabase(config)
      await work(database.url).finally(() => database.stop())
    },
    (error) => directUrl && explainDbError(error, directUrl),
  )
}

/** Runs a command. Errors the user can fix exit with a one-sentence message; `explain` may have one for others. */
export async function explainErrors(
  work: () => Promise<void>,
  explain: (error: unknown) => string | undefined = () => undefined,
): Promise<void> {
  // On a signal, exit normally so that exit handlers run, for example to stop the embedded database.
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))
  try {
    await work()
  } catch (error) {
    const known = [
      ...[ConfigError, DatabaseUrlError, LoginError, PostgresStartError],
      ...[CommandError, BackupError, SchemaError],
    ].some((kind) => error instanceof kind)
    console.error(known && error instanceof Error ? error.message : (explain(error) ?? error))
    process.exitCode = 1
  }
}

async function openDatabase({
  databaseDirectUrl,
  dataDir,
}: Config): Promise<{ url: string; stop(): Promise<void> }> {
  if (databaseDirectUrl) return { url: databaseDirectUrl, stop: async () => {} }
  // Imported lazily: images use an external database and do not contain this package.
  const { joinPostgres } = await import('@candour/postgres/server.ts')
  return joinPostgres({ dataDir: resolve(dataDir, 'postgres'), log: console.error })
}
