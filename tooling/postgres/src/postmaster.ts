import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { commandLine, isRunning, processIdentity } from '#processes.ts'
import { PostgresStartError } from '#start-error.ts'

/**
 * Carries the process that started a server in the server's own command line. Unlike a file beside the data it
 * cannot outlive the server or name the wrong one, and of two servers started at once on one directory
 * PostgreSQL's own lock lets only one live.
 */
const OWNER_SETTING = 'candour.owner'

/** The server's argument that says it belongs to this process. */
export async function ownerArgument(): Promise<string> {
  return `${OWNER_SETTING}=${await processIdentity(process.pid)}`
}

interface Postmaster {
  pid: number
  port: number
  /** `starting`, `ready` or `stopping`; undefined while the server has not got that far. */
  status: string | undefined
}

/** What the lock file of a data directory says; it is PostgreSQL's own and never written or removed here. */
export async function readPostmaster(dataDir: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number.parseInt(lines[0] ?? '', 10)
  return Number.isNaN(pid) ? undefined : { pid, port: Number(lines[3]), status: lines[7]?.trim() }
}

/** Whether this process is a server on the data directory whose starter still runs. */
export async function hasOwner(pid: number, dataDir: string): Promise<boolean> {
  const command = await commandLine(pid)
  const owner = ownerIn(command)
  return command.includes(` -D ${dataDir} `) && owner !== undefined && (await isRunning(owner))
}

function ownerIn(command: string): string | undefined {
  return new RegExp(`${OWNER_SETTING}=(\\S+)`).exec(command)?.[1]
}

/**
 * Stops a server that still runs on the data directory although the process that started it was killed.
 *
 * @throws PostgresStartError when whoever started it still runs
 */
export async function stopOrphan(dataDir: string, log: (message: string) => void): Promise<void> {
  const postmaster = await readPostmaster(dataDir)
  if (!postmaster) return
  const { pid } = postmaster
  const identity = await processIdentity(pid)
  const command = await commandLine(pid)
  // After a reboot the number in the lock file can be anybody's.
  if (!identity || !command.includes(` -D ${dataDir} `)) return

  const owner = ownerIn(command)
  if (!owner || (await isRunning(owner))) {
    throw new PostgresStartError(
      `Another Candour is already running on this data directory (process ${owner ? Number.parseInt(owner, 10) : pid}). Stop it, or set DATA_DIR to another folder.`,
    )
  }
  log(`Stopping the database server that an interrupted Candour left behind (process ${pid}).`)
  // Another start may have stopped it in between.
  if (await isRunning(identity)) process.kill(pid, 'SIGINT')
  while (await isRunning(identity)) await setTimeout(25)
}
