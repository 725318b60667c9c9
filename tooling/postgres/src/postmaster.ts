import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { commandLine, isRunning, processIdentity } from '#processes.ts'
import { PostgresStartError } from '#start-error.ts'

/**
 * Names the process that started a server in the server's own command line. Unlike a file next to the data, it cannot
 * outlive the server or refer to the wrong one. If two servers start on one directory, PostgreSQL's lock lets only one
 * survive.
 */
const OWNER_SETTING = 'candour.owner'

/** Returns the server argument that marks it as owned by this process. */
export async function ownerArgument(): Promise<string> {
  return `${OWNER_SETTING}=${await processIdentity(process.pid)}`
}

interface Postmaster {
  pid: number
  port: number
  /** `starting`, `ready` or `stopping`; undefined early during startup. */
  status: string | undefined
}

/** Reads the lock file of a data directory. PostgreSQL owns that file; it is never written or removed here. */
export async function readPostmaster(dataDir: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number.parseInt(lines[0] ?? '', 10)
  return Number.isNaN(pid) ? undefined : { pid, port: Number(lines[3]), status: lines[7]?.trim() }
}

/** Returns whether the process is a server on the data directory whose starter is still running. */
export async function hasOwner(pid: number, dataDir: string): Promise<boolean> {
  const command = await commandLine(pid)
  const owner = ownerIn(command)
  return command.includes(` -D ${dataDir} `) && owner !== undefined && (await isRunning(owner))
}

function ownerIn(command: string): string | undefined {
  return new RegExp(`${OWNER_SETTING}=(\\S+)`).exec(command)?.[1]
}

/**
 * Stops a server left running on the data directory after the process that started it was killed.
 *
 * @throws PostgresStartError if its starter is still running
 */
export async function stopOrphan(dataDir: string, log: (message: string) => void): Promise<void> {
  const postmaster = await readPostmaster(dataDir)
  if (!postmaster) return
  const { pid } = postmaster
  const identity = await processIdentity(pid)
  const command = await commandLine(pid)
  // After a reboot, the PID in the lock file may belong to any process.
  if (!identity || !command.includes(` -D ${dataDir} `)) return

  const owner = ownerIn(command)
  if (!owner || (await isRunning(owner))) {
    throw new PostgresStartError(
      `Another Candour is already running on this data directory (process ${owner ? Number.parseInt(owner, 10) : pid}). Stop it, or set DATA_DIR to another folder.`,
    )
  }
  log(`Stopping the database server left behind by an interrupted Candour (process ${pid}).`)
  // A concurrent start may already have stopped it.
  if (await isRunning(identity)) process.kill(pid, 'SIGINT')
  while (await isRunning(identity)) await setTimeout(25)
}
