import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { access, link, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Binaries } from '#binaries.ts'
import { isRunning, processIdentity } from '#processes.ts'
import { PostgresStartError } from '#start-error.ts'
import type { DatabaseUser } from '#unprivileged.ts'

export const SUPERUSER = 'postgres'

interface Cluster {
  dataDir: string
  binaries: Binaries
  user: DatabaseUser
  durable: boolean
  log: (message: string) => void
}

/**
 * Ensures that the data directory holds a cluster of the right version, with the superuser's password file next to it.
 * A first start may be interrupted at any point without affecting later ones.
 *
 * @throws PostgresStartError if the directory holds something else
 */
export async function prepareCluster(cluster: Cluster): Promise<void> {
  const { dataDir, binaries } = cluster
  await removeAbandoned(dataDir)
  let version = await readVersion(dataDir)
  if (!version) {
    await initialise(cluster, passwordFile(dataDir))
    version = await readVersion(dataDir)
  }
  if (version !== binaries.majorVersion) {
    throw new PostgresStartError(
      `The data in ${dataDir} was written by PostgreSQL ${version}, but this Candour brings PostgreSQL ${binaries.majorVersion}. Move the data over with pg_dump, or set DATA_DIR to another folder.`,
    )
  }
  await access(passwordFile(dataDir)).catch(() => {
    throw new PostgresStartError(
      `${passwordFile(dataDir)} is missing, and the database next to it cannot be opened without it.`,
    )
  })
}

/** Path of the superuser's password file. */
export function passwordFile(dataDir: string): string {
  return `${dataDir}.password`
}

async function readVersion(dataDir: string): Promise<string | undefined> {
  return (await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(() => undefined))?.trim()
}

/** Runs initdb in a temporary folder and renames it once complete. */
async function initialise(cluster: Cluster, password: string): Promise<void> {
  const { dataDir, user, log } = cluster
  log('Creating the database…')
  const draft = await mkdtemp(`${draftPrefix(dataDir)}${await processIdentity(process.pid)}-`)
  try {
    await user.own(draft)
    await createPassword(join(draft, 'password'), password, user)
    await runInitdb(cluster, join(draft, 'data'), password)
    await rename(join(draft, 'data'), dataDir)
    const parent = await open(dirname(dataDir))
    await parent.sync()
    await parent.close()
  } catch (error) {
    // A concurrent first start won the race; its cluster is equivalent.
    if (await readVersion(dataDir)) return
    if (!hasCode(error, 'ENOTEMPTY')) throw error
    throw new PostgresStartError(
      `${dataDir} is not empty and holds no database. Empty it, or set DATA_DIR to another folder.`,
    )
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Of concurrent first starts, one sets the password and all use it. */
async function createPassword(draft: string, final: string, user: DatabaseUser): Promise<void> {
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  await user.own(draft)
  try {
    await link(draft, final)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

async function runInitdb(cluster: Cluster, target: string, password: string): Promise<void> {
  const [file, args, options] = cluster.user.command(cluster.binaries.initdb, [
    `--pgdata=${target}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(cluster.durable ? [] : ['--no-sync']),
  ])
  const initdb = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const [output, [exitCode]] = await Promise.all([text(initdb.stderr), once(initdb, 'close')])
  if (exitCode === 0) return
  const reason =
    output
      .trim()
      .split('\n')
      .find((line) => line.includes('error:')) ?? `exit code ${exitCode}`
  throw new PostgresStartError(`The database could not be created in ${cluster.dataDir}: ${reason}`)
}

/** Removes leftovers of first starts that were killed. */
async function removeAbandoned(dataDir: string): Promise<void> {
  const prefix = draftPrefix(dataDir)
  for (const name of await readdir(dirname(dataDir))) {
    const path = join(dirname(dataDir), name)
    const owner = path.slice(prefix.length).split('-')[0] ?? ''
    if (!path.startsWith(prefix) || (await isRunning(owner))) continue
    // An initdb whose parent was killed may still be writing.
    await rm(path, { recursive: true, force: true, maxRetries: 5 })
  }
}

function draftPrefix(dataDir: string): string {
  return `${dataDir}.init-`
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
