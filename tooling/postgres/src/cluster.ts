import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { link, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
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
 * Makes sure that the data directory holds a database cluster of the right version, and returns the superuser's
 * password. A first start that is cut off at any point leaves nothing that a later one trips over.
 *
 * @throws PostgresStartError when the directory holds something else
 */
export async function prepareCluster(cluster: Cluster): Promise<string> {
  const { dataDir, binaries } = cluster
  const passwordFile = `${dataDir}.password`
  await mkdir(dirname(dataDir), { recursive: true })
  await removeAbandoned(dataDir)
  let version = await readVersion(dataDir)
  if (!version) {
    await createPassword(passwordFile, cluster.user)
    await initialise(cluster, passwordFile)
    version = await readVersion(dataDir)
  }
  if (version !== binaries.majorVersion) {
    throw new PostgresStartError(
      `The data in ${dataDir} was written by PostgreSQL ${version}, but this Candour brings PostgreSQL ${binaries.majorVersion}. Move the data over with pg_dump, or set DATA_DIR to another folder.`,
    )
  }
  return readFile(passwordFile, 'utf8').catch(() => {
    throw new PostgresStartError(
      `${passwordFile} is missing, and without it nobody can sign in to the database beside it.`,
    )
  })
}

async function readVersion(dataDir: string): Promise<string | undefined> {
  return (await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(() => undefined))?.trim()
}

/** Of several first starts at once one creates the password and all use it. */
async function createPassword(passwordFile: string, user: DatabaseUser): Promise<void> {
  const draft = `${passwordFile}.${process.pid}`
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  try {
    await user.own(draft)
    await link(draft, passwordFile)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
}

/** initdb works in a folder of its own, which takes its final name only when it is whole. */
async function initialise(cluster: Cluster, passwordFile: string): Promise<void> {
  const { dataDir, binaries, user, durable, log } = cluster
  log('Creating the database…')
  const draft = `${dataDir}.init-${await processIdentity(process.pid)}`
  await mkdir(draft, { mode: 0o700 })
  try {
    await user.own(draft)
    const [file, args, options] = user.command(binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ])
    const initdb = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    const [output, [exitCode]] = await Promise.all([text(initdb.stderr), once(initdb, 'close')])
    if (exitCode !== 0) throw new Error(output.trim().split('\n').at(-1) || `initdb exit code ${exitCode}`)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw new PostgresStartError(
      `The database could not be created in ${dataDir}: ${error instanceof Error ? error.message : error}`,
    )
  }
  try {
    await rename(draft, dataDir)
    const parent = await open(dirname(dataDir))
    await parent.sync()
    await parent.close()
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another first start at the same moment was quicker: its cluster is as good.
    if (await readVersion(dataDir)) return
    if (!hasCode(error, 'ENOTEMPTY')) throw error
    throw new PostgresStartError(
      `${dataDir} is not empty and holds no database. Empty it, or set DATA_DIR to another folder.`,
    )
  }
}

/** Removes what first starts left behind that were killed before they were done. */
async function removeAbandoned(dataDir: string): Promise<void> {
  const prefix = `${basename(dataDir)}.init-`
  for (const name of await readdir(dirname(dataDir))) {
    if (!name.startsWith(prefix) || (await isRunning(name.slice(prefix.length)))) continue
    // The killed initdb's own helper can still be writing.
    await rm(join(dirname(dataDir), name), { recursive: true, force: true, maxRetries: 5 })
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
