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

/** How long a start goes on trying while what hinders it should pass by itself. */
const RETRY_MS = 10_000

export interface PostgresOptions {
  /** The data directory; beside it lie the passwords of the superuser and of the
   * database's owner, `<dataDir>.password` and `<dataDir>.owner-password`, and the server's log, `<dataDir>.log`. */
  dataDir: string
  /** False trades the last commits before a crash, and the data after a power cut, for speed: for tests. */
  durable?: boolean
  log?: (message: string) => void
  /** Called with a sentence when the server ended without having been stopped, and could not be started again. */
  onExit?: (reason: string) => void
}

export interface RunningPostgres {
  /** Connects the owner of the database `candour`, who is no superuser. */
  url: string
  port: number
  /** Rolls back what is open, shuts down cleanly and waits for the end. */
  stop(): Promise<void>
}

/** How often the server is started again when it ends by itself, within how long; more often it would not help. */
const MAX_RESTARTS = 3
const RESTART_WINDOW_MS = 10 * 60 * 1000

/** A server that a full disk ended is started again this often, for as long as the disk is full. */
const FULL_DISK_RETRY_MS = 1_000
/** Less free space than this is a full disk: a server writes one file of its write-ahead log when it starts. */
const LOG_FILE_BYTES = 16 * 1024 * 1024

/**
 * Starts the embedded PostgreSQL on 127.0.0.1, on a first start with a new cluster and an empty database. Should
 * it end by itself it is started again, on the same port, a bounded number of times; while its disk is full, without
 * bound.
 *
 * @throws PostgresStartError when it cannot, with the reason
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
  // Not on kill -9: the next start finds the server and stops it.
  const stopWithProcess = () => server.kill('SIGINT')
  process.once('exit', stopWithProcess)
  const giveUp = (reason: string) => {
    process.removeListener('exit', stopWithProcess)
    options.onExit?.(reason)
  }
  const relaunch = async (): Promise<ChildProcess | undefined> => {
    while (!stopping) {
      try {
        // Clients know the server by its port.
        return (await launch(launching, port)).server
      } catch (error) {
        if (!(await isFull(dataDir, error instanceof Error ? error.message : ''))) return undefined
      }
      await setTimeout(FULL_DISK_RETRY_MS)
    }
    return undefined
  }
  const restartOnExit = () =>
    server.once('exit', async (code, signal) => {
      if (stopping) return
      const lastLine = lastMeaningfulLine(await readFile(logFile(dataDir), 'utf8').catch(() => ''))
      const reason = `The database server ended unexpectedly (${signal ?? `exit code ${code}`}): ${lastLine}`
      const recent = restarts.filter((at) => at > performance.now() - RESTART_WINDOW_MS)
      if (await isFull(dataDir, lastLine)) log(`${reason}. Starting it again as soon as its disk has space.`)
      else if (recent.length >= MAX_RESTARTS) return giveUp(reason)
      else {
        restarts.push(performance.now())
        log(`${reason}. Starting it again.`)
      }
      const again = await relaunch()
      if (!again) return stopping ? undefined : giveUp(reason)
      server = again
      if (stopping) return void server.kill('SIGINT')
      server.unref()
      restartOnExit()
    })
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
 * Uses the embedded PostgreSQL of a program that runs on this data directory, or else starts it.
 *
 * @returns stopping leaves a server alone that somebody else started
 * @throws PostgresStartError when it cannot, with the reason
 */
export async function joinPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const dataDir = await canonicalPath(options.dataDir)
  const running = await readPostmaster(dataDir)
  if (running?.status !== 'ready' || !(await hasOwner(running.pid, dataDir))) return startPostgres(options)
  const { port } = running
  const url = await ensureOwner({ dataDir, port }, options.log ?? (() => {}))
  return { url, port, stop: async () => {} }
}

/** One folder has one name, by which a server that runs on it is recognised. */
async function canonicalPath(dataDir: string): Promise<string> {
  const parent = dirname(resolve(dataDir))
  await mkdir(parent, { recursive: true })
  return join(await realpath(parent), basename(dataDir))
}

interface Launch {
  dataDir: string
  program: string
  user: DatabaseUser
  durable: boolean
  log: (message: string) => void
}

/**
 * Starts the server and waits until it accepts connections, however long its crash recovery takes.
 *
 * @param fixedPort the only port it may listen on; by default that of the last start, or any other
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
    // First of all a server that was started at the same moment and was quicker; the log can be its log, too.
    await stopOrphan(dataDir, log)
    const output = await readFile(logFile(dataDir), 'utf8')
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
    // In a process group of its own, Ctrl-C in the terminal does not end it before its clients have finished.
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

/** The port was taken, another server is just starting or stopping, or a killed one's workers still run. */
function passesByItself(output: string): boolean {
  return /Address already in use|lock file "postmaster.pid"|pre-existing shared memory block/.test(output)
}

/** Whether a server ended for lack of space. Its log lies on the same disk and may lack the line that says so. */
async function isFull(dataDir: string, lastLine: string): Promise<boolean> {
  if (lastLine.includes('No space left on device')) return true
  const disk = await statfs(dataDir).catch(() => undefined)
  return disk !== undefined && disk.bavail * disk.bsize < LOG_FILE_BYTES
}

function lastMeaningfulLine(output: string): string {
  // Clients are told the state of the server as a FATAL error, too.
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/FATAL: {2}the database system is /.test(line))
  const line =
    lines.findLast((candidate) => /FATAL|PANIC/.test(candidate)) ?? lines.at(-1) ?? 'it said nothing'
  return line.replace(/^.*?\b(FATAL|PANIC|LOG):\s+/, '')
}

function logFile(dataDir: string): string {
  return `${dataDir}.log`
}

/** The port of the last start, from the command line that PostgreSQL keeps; 0 (any) on the first. */
async function lastPort(dataDir: string): Promise<number> {
  const command = await readFile(join(dataDir, 'postmaster.opts'), 'utf8').catch(() => '')
  return Number(/"-p" "(\d+)"/.exec(command)?.[1] ?? 0)
}
