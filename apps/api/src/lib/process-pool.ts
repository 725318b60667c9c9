import { type ChildProcess, spawn } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'
import { fairQueue } from '#lib/fair-queue.ts'
import { WorkerLimitError } from '#lib/worker-pool.ts'

interface ProcessPoolOptions {
  /** Well above what the work takes, in ms; the process is killed after that. */
  timeoutMs: number
  /** Priority below work that is answered at once, as for nice(1). */
  niceness?: number
  /**
   * Whether all its threads share the last core. Those that compile and collect garbage beside the script keep a second
   * one busy: on two cores, reviews take 1.3 times as long meanwhile at any niceness, and 1.1 times beside a single one.
   */
  onOneCore?: boolean
  /**
   * A process that holds more after a task, in bytes, is replaced, because it has too little left for the next one. Most
   * hold 105 to 155 MB, and starting another one takes 0.7 s of CPU time.
   */
  maxKept?: number
}

export interface Task {
  script: string
  input: unknown
}

export type Answer = ({ result: unknown } | { error: unknown }) & { rss: number }

const idleMs = 30_000
/**
 * Limit of a process, in MB. Decoding a photograph of 25 megapixels takes 200, in one that keeps as much as it may some
 * 30 more; Node reserves the rest, mostly unused.
 */
const memoryMb = 250 + 580
const maxQueuedPerKey = 20
const maxQueued = 200
/** Garbage is collected early: a document of 500 pages then takes 165 MB instead of 200. Scripts may collect it themselves. */
const frugal = ['--max-semi-space-size=1', '--expose-gc']

/**
 * Runs scripts in a child process, one task at a time, taking turns between companies: for parsers and native code that
 * work on what users have sent. Neither the memory nor the time that native code takes in a thread can be limited; a
 * process has a limit (`RLIMIT_DATA`, setrlimit(2)) and can be killed. It gets no settings, and ends when it is idle.
 *
 * @returns a function that runs a script for a company, or without an id for all others. A script is a module whose
 * default export takes the input and returns the result. The function rethrows the script's errors, and throws
 * `WorkerLimitError`, or DomainError `overloaded` when twenty tasks of the company wait
 */
export function processPool({
  timeoutMs,
  niceness = 0,
  onOneCore = false,
  maxKept = 160 * 1024 * 1024,
}: ProcessPoolOptions) {
  const inTurn = fairQueue({ concurrency: 1, concurrencyPerKey: 1, maxQueuedPerKey, maxQueued })
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  process.once('exit', end)

  async function run(task: Task): Promise<unknown> {
    clearTimeout(idle)
    child ??= start(niceness, onOneCore)
    const working = child
    try {
      const answer = await ask(working, task, timeoutMs)
      if (answer.rss > maxKept) end()
      if ('error' in answer) throw answer.error
      return answer.result
    } catch (error) {
      if (error instanceof WorkerLimitError) end()
      throw error
    } finally {
      if (child === working) {
        detach(working)
        idle = setTimeout(end, idleMs).unref()
      }
    }
  }
  return (script: URL, input: unknown, companyId = '') =>
    inTurn(companyId, () => run({ script: script.href, input }))
}

/** Keeps a shell, and what it runs, on the last of its cores. Skipped where there is no taskset(1). */
const pinned = 'core=$(taskset -pc $$ | sed "s/.*[ ,-]//") && taskset -pc "$core" $$; '

function start(niceness: number, onOneCore: boolean): ChildProcess {
  // Before the process has threads, each of which has a niceness and cores of its own.
  const limited = `${onOneCore ? pinned : ''}ulimit -d "$1" && shift && exec nice -n "$@"`
  const command = [
    process.execPath,
    ...frugal,
    fileURLToPath(new URL('./process-worker.ts', import.meta.url)),
  ]
  const cache = getCompileCacheDir()
  const child = spawn(
    '/bin/sh',
    ['-c', limited, 'sh', String(memoryMb * 1024), String(niceness), ...command],
    {
      env: { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1', ...(cache && { NODE_COMPILE_CACHE: cache }) },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  )
  // Rejected tasks say what happened.
  child.on('error', () => {})
  return child
}

/** Lets this process end while the child is idle. */
function detach(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

async function ask(child: ChildProcess, task: Task, timeoutMs: number): Promise<Answer> {
  child.ref()
  child.channel?.ref()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new WorkerLimitError('took too long'))), timeoutMs)
    const answered = (message: unknown) => settle(() => resolve(message as Answer))
    const ended = () => settle(() => reject(new WorkerLimitError('took too much memory')))
    const settle = (act: () => void) => {
      clearTimeout(timer)
      child.off('message', answered).off('exit', ended)
      act()
    }
    child.once('message', answered).once('exit', ended)
    child.send(task, (error) => error && ended())
  })
}
