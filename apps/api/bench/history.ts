import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '@candour/postgres/server.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { load, type Measured } from '#bench/load.ts'
import { feedback } from '#bench/servers.ts'
import { createDb, createPool, type Db } from '#db/client.ts'
import { startServer } from '#test/process.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A server with one company that has a long history of reviews. */
export interface History {
  databaseUrl: string
  owner: Db
  companyId: string
  /** Sends reviews to the company for four seconds. */
  send(): Promise<Measured>
}

/** Runs `work` on a server with this many generated reviews of one company, and removes everything afterwards. */
export async function withHistory(reviews: string, work: (history: History) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'candour-bench-'))
  const closers: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    await fill(folder, reviews)
    const postgres = await startPostgres({ dataDir: join(folder, 'postgres') })
    closers.push(postgres.stop)
    const owner = createDb(createPool(postgres.url, { max: 2 }))
    closers.push(() => owner.destroy())
    const server = await startServer({
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'x'.repeat(32),
      DATA_DIR: folder,
    })
    closers.push(async () => {
      server.kill('SIGTERM')
      await server.exited
    })
    const { id: companyId } = await owner
      .selectFrom('companies')
      .select('id')
      .where('slug', '=', 'scale-1')
      .executeTakeFirstOrThrow()
    const bodies = [{ companyId, rating: 4, feedback }]
    const send = () => load({ url: server.url + createReview.path, connections: 64, seconds: 4, bodies })
    await work({ databaseUrl: postgres.url, owner, companyId, send })
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

async function fill(folder: string, reviews: string): Promise<void> {
  const { PATH = '', HOME = '' } = process.env
  const seeding = spawn(
    process.execPath,
    [here('../../../tooling/commands/src/seed-scale.ts'), '--companies', '1', '--reviews', reviews],
    { env: { PATH, HOME, DATA_DIR: folder }, stdio: ['ignore', 'inherit', 'pipe'] },
  )
  const [errors, [code]] = await Promise.all([text(seeding.stderr), once(seeding, 'close')])
  if (code !== 0) throw new Error(errors)
}

/** A background job in a process that can be killed. */
export interface Job {
  child: ChildProcess
  /** Durations of its transactions, in ms. */
  times: number[]
  ended: Promise<unknown>
}

/**
 * Starts a job.
 *
 * @param script file of this folder that runs the job and sends the duration of each transaction
 * @param rest the pause after each transaction, as a multiple of its time; omit for the usual one
 */
export function startJob(script: string, url: string, rest?: number): Job {
  const child = fork(here(script), [JSON.stringify({ url, rest })])
  const times: number[] = []
  child.on('message', (ms) => times.push(Number(ms)))
  return { child, times, ended: once(child, 'close') }
}
