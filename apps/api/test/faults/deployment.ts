import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { login } from '@candour/schemas/accounts.ts'
import { afterAll, expect } from 'vitest'
import { createDb, createPool } from '#db/client.ts'
import { queryOf } from '#test/database.ts'
import { createFactories, password } from '#test/factories.ts'
import { embeddedIn } from '#test/faults/embedded.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { prepareDataDir } from '#test/prepared-cluster.ts'
import { compileCache, type ServerProcess, startServer } from '#test/process.ts'

// What these create at the top level of a file is there for all of its tests, and removed after the last one.

/** Creates a database for servers to run on. */
export async function testDeployment() {
  const { stop, ...postgres } = await startTestPostgres()
  afterAll(stop)
  const env = { DATABASE_URL: postgres.url, SESSION_SECRET: 'x'.repeat(32) }
  const owner = testOwner(postgres.url)
  const startOne = testServers()
  const start = (given: Record<string, string> = {}) => startOne({ ...env, ...given })
  return { ...postgres, ...owner, env, start }
}

/** Starts a server with its embedded database in a prepared folder. */
export async function testEmbedded(given: Record<string, string> = {}) {
  const folder = await testDataDir()
  const env = { DATA_DIR: folder, ...given }
  const start = testServers()
  const server = await start(env)
  const database = await embeddedIn(folder)
  return { ...testOwner(database.url), folder, env, start, server, database }
}

/** Connects as the owner of a database. */
export function testOwner(url: string) {
  const owner = createDb(createPool(url, { max: 4 }))
  afterAll(() => owner.destroy())
  return { owner, sql: queryOf(owner), make: createFactories(owner) }
}

/** Returns a function that starts servers. Those that still run after the last test must stop without an error. */
function testServers(): typeof startServer {
  const servers: ServerProcess[] = []
  afterAll(async () => {
    const running = await Promise.all(servers.map(({ exited }) => Promise.race([exited, 'running'])))
    await Promise.all(servers.filter((_, n) => running[n] === 'running').map(stop))
  })
  return async (...given) => {
    const server = await startServer(...given)
    servers.push(server)
    return server
  }
}

export async function testMailServer(): Promise<MailServer> {
  const mails = await startMailServer()
  afterAll(() => mails[Symbol.asyncDispose]())
  return mails
}

/** Creates a folder for a server's data with a migrated database. */
export async function testDataDir(): Promise<string> {
  const folder = await testFolder()
  await prepareDataDir(folder)
  return folder
}

export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'candour-faults-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Stops a server, as its supervisor does. */
export async function stop(server: ServerProcess): Promise<void> {
  server.kill('SIGTERM')
  expect(await server.exited, server.output()).toBe(0)
}

interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  cookie?: string
  headers?: Record<string, string>
}

/** Makes a call of a server as a browser does. */
export function send(
  { url }: Pick<ServerProcess, 'url'>,
  { method, path }: { method: string; path: string },
  { params = {}, query, body, cookie, headers }: Sent = {},
): Promise<Response> {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  return fetch(query ? `${url}${filled}?${new URLSearchParams(query)}` : url + filled, {
    method,
    headers: { ...headers, ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** Signs in, and returns the session's cookie. */
export async function signIn(server: ServerProcess, email: string, given = password): Promise<string> {
  const answer = await send(server, login, { body: { email, password: given } })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie().at(-1)?.split(';', 1)[0] ?? ''
}

/** Starts a command such as `pnpm reconcile`. */
export function startCommand(name: string, env: Record<string, string>, ...args: string[]) {
  const file = fileURLToPath(new URL(`../../../../tooling/commands/src/${name}.ts`, import.meta.url))
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH, HOME, NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = Promise.all([buffer(child.stdout), buffer(child.stderr)])
  const ended = once(child, 'close').then(async ([code]: (number | null)[]) => {
    const [out, err] = await printed
    return { code: code ?? null, out, output: `${out}${err}` }
  })
  return { ended, kill: () => child.kill('SIGKILL') }
}

/** Runs a command to its end. */
export const runCommand = (...of: Parameters<typeof startCommand>) => startCommand(...of).ended
