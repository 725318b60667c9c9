import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { passwordFile, SUPERUSER } from '@candour/postgres/cluster.ts'
import { readPostmaster } from '@candour/postgres/postmaster.ts'
import { startPostgres } from '@candour/postgres/server.ts'
import { login } from '@candour/schemas/accounts.ts'
import { createDb, createPool, type Db } from '#db/client.ts'
import { type ServerProcess, startServer } from '#test/process.ts'

/** The owner that `pnpm seed:scale` creates, of the company with half of all reviews. */
export const scaleOwner = { email: 'scale@example.com', password: 'scale of the thing' }

/** A server on a database of its own. Disposing of it stops and removes everything. */
export interface Alone extends AsyncDisposable {
  url: string
  databaseUrl: string
  /** Connections of the database's owner. */
  owner: Db
  /** Connection string of the cluster's superuser. */
  superuserUrl: string
  /** The server's `DATA_DIR`. */
  folder: string
  serverPid: number
  databasePid: number
  /** Starts another server on the same database, which ends with this one. */
  startAnother(env?: Record<string, string>): Promise<ServerProcess>
}

export interface AloneOptions {
  /** Fills the folder of the data directory; by default, the first start does. */
  prepare?: (folder: string) => Promise<void>
  /** Settings of the server. */
  env?: Record<string, string>
}

/** Starts a server, by default on an empty database. */
export async function startAlone({ prepare, env }: AloneOptions = {}): Promise<Alone> {
  const closers = new AsyncDisposableStack()
  try {
    const folder = await mkdtemp(join(tmpdir(), 'candour-bench-'))
    closers.defer(() => rm(folder, { recursive: true, force: true }))
    await prepare?.(folder)
    const dataDir = join(folder, 'postgres')
    const postgres = await startPostgres({ dataDir })
    closers.defer(postgres.stop)
    const startAnother = async (given?: Record<string, string>) => {
      const server = await startServer({
        ...{ DATABASE_URL: postgres.url, SESSION_SECRET: 'x'.repeat(32), DATA_DIR: folder },
        ...given,
      })
      closers.defer(async () => {
        server.kill('SIGTERM')
        await server.exited
      })
      return server
    }
    const server = await startAnother(env)
    const owner = createDb(createPool(postgres.url, { max: 2 }))
    closers.defer(() => owner.destroy())
    const superuserUrl = new URL(postgres.url)
    superuserUrl.username = SUPERUSER
    superuserUrl.password = await readFile(passwordFile(dataDir), 'utf8')
    return {
      url: server.url,
      databaseUrl: postgres.url,
      owner,
      superuserUrl: superuserUrl.href,
      folder,
      serverPid: server.pid ?? 0,
      databasePid: (await readPostmaster(dataDir))?.pid ?? 0,
      startAnother,
      [Symbol.asyncDispose]: () => closers.disposeAsync(),
    }
  } catch (error) {
    await closers.disposeAsync()
    throw error
  }
}

/** Fills the database of a data directory with generated reviews, as `pnpm seed:scale` does. */
export async function seedScale(folder: string, companies: number, reviews: number): Promise<void> {
  const { PATH = '', HOME = '' } = process.env
  const script = fileURLToPath(new URL('../../../tooling/commands/src/seed-scale.ts', import.meta.url))
  const args = [script, '--companies', String(companies), '--reviews', String(reviews)]
  const seeding = spawn(process.execPath, args, {
    env: { PATH, HOME, DATA_DIR: folder },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const [errors, [code]] = await Promise.all([text(seeding.stderr), once(seeding, 'close')])
  if (code !== 0) throw new Error(errors)
}

/** Signs in. Returns the header of the session's further calls. */
export async function signIn(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<{ cookie: string }> {
  const answer = await fetch(url + login.path, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`)
  return { cookie: answer.headers.getSetCookie().at(-1)?.split(';', 1)[0] ?? '' }
}

/** Makes a call, and POSTs the body if there is one. Returns the time until the last byte, in ms. */
export async function timeOf(
  url: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<number> {
  const before = performance.now()
  const answer = await fetch(url, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${said}`)
  return performance.now() - before
}
