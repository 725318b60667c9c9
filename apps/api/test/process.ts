import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@candour/postgres/free-port.ts'

/** `NODE_COMPILE_CACHE` for the processes that tests start. Saves each start a third of a second of CPU time. */
export const compileCache = fileURLToPath(
  new URL('../../../node_modules/.cache/candour-compile-cache', import.meta.url),
)

const entry = fileURLToPath(new URL('../src/server.ts', import.meta.url))

export interface ServerProcess {
  pid: number | undefined
  url: string
  output(): string
  kill(signal: NodeJS.Signals): void
  /** The exit code, once the process has exited. */
  exited: Promise<number | null>
}

/**
 * Spawns the server as a separate process; it may fail to start.
 *
 * @param by a command that execs the command in its last arguments
 */
export function spawnServer(
  env: Record<string, string>,
  by: readonly string[] = [],
): Omit<ServerProcess, 'url'> & { child: ChildProcess } {
  const { PATH = '', HOME = '' } = process.env
  // Same flags as in the Dockerfile.
  const [file = '', ...args] = [...by, process.execPath, '--max-semi-space-size=8', entry]
  const child = spawn(file, args, {
    env: {
      ...{ PATH, HOME, MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '16384' },
      ...{ NODE_COMPILE_CACHE: compileCache, ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  const exited = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  return { child, pid: child.pid, output: () => output, kill: (signal) => child.kill(signal), exited }
}

/** Starts a server and waits until it serves, on a free port unless `PORT` is given. `by` is as for `spawnServer`. */
export async function startServer(
  env: Record<string, string>,
  by?: readonly string[],
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort())
  const server = spawnServer({ SEED_DEMO: 'false', RATE_LIMITS: 'off', ...env, PORT: port }, by)
  const ready = new Promise<void>((resolve) => {
    server.child.stdout?.on('data', () => server.output().includes('Ready on ') && resolve())
  })
  const code = await Promise.race([ready, server.exited])
  if (code !== undefined) throw new Error(`The server ended with ${code}: ${server.output()}`)
  return { ...server, url: `http://127.0.0.1:${port}` }
}
