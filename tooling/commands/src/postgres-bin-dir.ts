import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where Debian installs PostgreSQL, one folder per major version. */
const versions = '/usr/lib/postgresql'

/** Returns the folder of the newest PostgreSQL's programs. */
export function postgresBinDir(): string | undefined {
  const found = existsSync(versions) ? readdirSync(versions) : []
  return found
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')))
}
