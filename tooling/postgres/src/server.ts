import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readFile, realpath, statfs } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findBinaries } from '#binaries.ts'
import { prepareCluster } from '#cluster.ts'
import { freePort } from '#free-port.ts'
import { ensureOwner } from '#owner.ts'
import { hasOwner, ownerArgument, readPostmaster, stopOrphan } from '#postmaster.ts'
import { PostgresStartError } from '#start-error.ts'
import { type DatabaseUser, databaseUser } from '#unprivileged.ts'

/** How long a start retries while the obstacle is likely to be temporary. */
const RETRY_MS = 10_000

export interface PostgresOptions {
  /**
   * The data directory. Next to it are the passwords of the superuser and of the database owner, `<dataDir>.password`
   * and `<dataDir>.owner-password`, and the server log, `<dataDir>.log`.
   */
  dataDir: string
  /** For tests: false gains speed, but a crash may lose the last commits, and a power failure the data. */
  durable?: boolean
  log?: (message: string) => void
  /** Called with a sentence if the server exited unexpectedly and could not be restarted. */
  onExit?: (reason: string) => void
}

export interface RunningPostgres {
  /** Connection string of the owner of the database `candour`, who is not a superuser. */
  url: string
  port: number
  /** Rolls back open transactions, shuts down cleanly and waits until the server has exited. */
  stop(): Promise<void>
}

/** Maximum restarts after unexpected exits within the window; beyond that, restarting does not help. */
const MAX_RESTARTS = 3
const RESTART_WINDOW_MS = 10 * 60 * 1000

/** Restart interval after a full disk stopped the server, for as long as the disk is full. */
const FULL_DISK_RETRY_MS = 1_000
/** The disk counts as full below this: on startup the server writes one WAL segment. */
const LOG_FILE_BYTES = 16 * 1024 * 1024

/**
 * Starts the embedded PostgreSQL on 127.0.0.1; a first start creates a cluster and an empty database. If the server
 * exits unexpectedly, it is restarted on the same port, a limited number of times, or without limit while its disk is
 * full.
 *
 * @throws PostgresStartError with the reason, if it cannot start
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { durable = true, log = () => {} } = options
  const dataDir = await canonicalPath(options.dataDir)
  const binaries = await findBinaries()
  const user = await databaseUser(dataDir, binaries.postgres)
  await prepareCluster({ dataDir, binaries, user, durable, log })
  const launching = { dataDir, program: binaries.postgres, user, durable, log }
  const launched = await launch(launching)
  const { port } = launched
  let { server } = launched

  let stopping = false
  const restarts: number[] = []
  // Does not cover kill -9; the next start then finds the server and stops it.
  const stopWithProcess = () => server.kill('SIGINT')
  process.once('exit', stopWithProcess)
  const giveUp = (reason: string) => {
    process.removeListener('exit', stopWithProcess)
    options.onExit?.(reason)
  }
  const relaunch = async (): Promise<ChildProcess | undefined> => {
    while (!stopping) {
      try {
        // Clients are connected to this port.
        return (await launch(launching, port)).server
      } catch (error) {
        if (error instanceof KilledWhileStarting) throw error
        if (!(await isFull(dataDir, error instanceof Error ? error.message : ''))) return undefined
      }
      await setTimeout(FULL_DISK_RETRY_MS)
    }
    return undefined
  }
  const handleExit = async (code: number | null, signal: NodeJS.Signals | null): Promise<void> => {
    if (stopping) return
    const lastLine = lastMeaningfulLine(await readFile(logFile(dataDir), 'utf8').catch(() => ''))
    const reason = `The database server ended unexpectedly (${signal ?? `exit code ${code}`}): ${lastLine}`
    const recent = restarts.filter((at) => at > performance.now() - RESTART_WINDOW_MS)
    if (await isFull(dataDir, lastLine)) log(`${reason}. Restarting it as soon as its disk has space.`)
    else if (recent.length >= MAX_RESTARTS) return giveUp(reason)
    else {
      restarts.push(performance.now())
      log(`${reason}. Restarting it.`)
    }
    try {
      const again = await relaunch()
      if (!again) return stopping ? undefined : giveUp(reason)
      server = again
    } catch (error) {
      if (error instanceof KilledWhileStarting) return handleExit(null, error.signal)
      throw error
    }
    if (stopping) return void server.kill('SIGINT')
    // Its exit may have been reported while it was still being seen as ready.
    if (hasEnded(server)) return handleExit(server.exitCode, server.signalCode)
    server.unref()
    restartOnExit()
  }
  const restartOnExit = () => server.once('exit', handleExit)
  restartOnExit()
  const stop = async () => {
    stopping = true
    process.removeListener('exit', stopWithProcess)
    if (hasEnded(server)) return
    server.ref()
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
  }

  try {
    const url = await ensureOwner({ dataDir, port }, log)
    server.unref()
    return { url, port, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Connects to the embedded PostgreSQL of a program running on this data directory, or else starts it.
 *
 * @returns a handle whose `stop` leaves a server alone that another process started
 * @throws PostgresStartError with the reason, if it cannot start
 */
export async function joinPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const dataDir = await canonicalPath(options.dataDir)
  const running = await readPostmaster(dataDir)
  if (running?.status !== 'ready' || !(await hasOwner(running.pid, dataDir))) return startPostgres(options)
  const { port } = running
  const url = await ensureOwner({ dataDir, port }, options.log ?? (() => {}))
  return { url, port, stop: async () => {} }
}

/** Canonicalizes the folder's path, by which a server running on it is recognized. */
async function canonicalPath(dataDir: string): Promise<string> {
  const parent = dirname(resolve(dataDir))
  await mkdir(parent, { recursive: true })
  return join(await realpath(parent), basename(dataDir))
}

/** The server was killed before it was seen to be ready: an unexpected exit like any other, not a failure to start. */
class KilledWhileStarting extends PostgresStartError {
  readonly signal: NodeJS.Signals

  constructor(signal: NodeJS.Signals, lastLine: string) {
    super(`The database server could not start: ${lastLine}`)
    this.signal = signal
  }
}

interface Launch {
  dataDir: string
  program: string
  user: DatabaseUser
  durable: boolean
  log: (message: string) => void
}

/**
 * Starts the server and waits until it accepts connections, however long crash recovery takes.
 *
 * @param fixedPort the only port it may listen on; defaults to the previous port, or else any
 */
async function launch(options: Launch, fixedPort?: number): Promise<{ server: ChildProcess; port: number }> {
  const { dataDir, log } = options
  const giveUpAt = performance.now() + RETRY_MS
  let preferredPort = await lastPort(dataDir)
  await stopOrphan(dataDir, log)
  for (;;) {
    const port = fixedPort ?? (await freePort(preferredPort))
    const server = await spawnServer(options, port)
    if (await becomesReady(server, dataDir)) return { server, port }
    // First handle a server that a concurrent start launched; the log may be that server's.
    await stopOrphan(dataDir, log)
    const output = await readFile(logFile(dataDir), 'utf8')
    if (server.signalCode) throw new KilledWhileStarting(server.signalCode, lastMeaningfulLine(output))
    if (!passesByItself(output) || performance.now() > giveUpAt) {
      throw new PostgresStartError(`The database server could not start: ${lastMeaningfulLine(output)}`)
    }
    preferredPort = 0
    await setTimeout(100)
  }
}

async function spawnServer({ dataDir, program, user, durable }: Launch, port: number): Promise<ChildProcess> {
  const settings = [
    await ownerArgument(),
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
  const [file, args, spawnOptions] = user.command(program, [
    '-D',
    dataDir,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ])
  const output = await open(logFile(dataDir), 'w', 0o600)
  try {
    // Its own process group, so that Ctrl-C in the terminal does not stop it before its clients have finished.
    const server = spawn(file, args, {
      ...spawnOptions,
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
    })
    await once(server, 'spawn')
    return server
  } catch (error) {
    throw new PostgresStartError(
      `The database server could not start: ${error instanceof Error ? error.message : error}`,
    )
  } finally {
    await output.close()
  }
}

async function becomesReady(server: ChildProcess, dataDir: string): Promise<boolean> {
  while (!hasEnded(server)) {
    const postmaster = await readPostmaster(dataDir)
    if (postmaster?.pid === server.pid && postmaster?.status === 'ready') return true
    await setTimeout(25)
  }
  return false
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null
}

/**
 * Temporary obstacles: the port is taken, another server is starting or stopping, or workers of a killed one still run.
 */
function passesByItself(output: string): boolean {
  return /Address already in use|lock file "postmaster.pid"|pre-existing shared memory block/.test(output)
}

/** Whether the server exited for lack of disk space. Its log is on the same disk and may lack the line that says so. */
async function isFull(dataDir: string, lastLine: string): Promise<boolean> {
  if (lastLine.includes('No space left on device')) return true
  const disk = await statfs(dataDir).catch(() => undefined)
  return disk !== undefined && disk.bavail * disk.bsize < LOG_FILE_BYTES
}

function lastMeaningfulLine(output: string): string {
  // Connection attempts during startup also log FATAL errors.
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/FATAL: {2}the database system is /.test(line))
  const line =
    lines.findLast((candidate) => /FATAL|PANIC/.test(candidate)) ?? lines.at(-1) ?? 'it wrote no output'
  return line.replace(/^.*?\b(FATAL|PANIC|LOG):\s+/, '')
}

function logFile(dataDir: string): string {
  return `${dataDir}.log`
}

/** Returns the previous port, from the command line that PostgreSQL saves; 0 (any) on the first start. */
async function lastPort(dataDir: string): Promise<number> {
  const command = await readFile(join(dataDir, 'postmaster.opts'), 'utf8').catch(() => '')
  return Number(/"-p" "(\d+)"/.exec(command)?.[1] ?? 0)
}
