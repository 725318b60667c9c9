import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findBinaries } from '@candour/postgres/binaries.ts'
import { freePort } from '@candour/postgres/free-port.ts'
import { readPostmaster } from '@candour/postgres/postmaster.ts'
import { databaseUser } from '@candour/postgres/unprivileged.ts'
import { sql } from 'kysely'
import { createDb, createPool, type Db } from '#db/client.ts'
import { prepareDataDir } from '#test/prepared-cluster.ts'

export interface TestReplica {
  /** Connection string of the database's owner. */
  url: string
  /** Connections as the superuser of the standby. */
  superuser: Db
  pid(): number
  /** Sets how long each commit waits to be replayed, in ms. */
  holdBack(ms: number): Promise<void>
  kill(): Promise<void>
  start(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * Starts a streaming replica of a primary that was started on a prepared data directory. Another copy of the directory
 * takes the place of a base backup: both begin at the same shutdown checkpoint.
 */
export async function startReplica(primary: { url: string; superuserUrl: string }): Promise<TestReplica> {
  const folder = await mkdtemp(join(tmpdir(), 'candour-replica-'))
  await prepareDataDir(folder)
  const dataDir = join(folder, 'postgres')
  const { postgres } = await findBinaries()
  const user = await databaseUser(dataDir, postgres)
  await writeFile(join(dataDir, 'standby.signal'), '')
  const port = await freePort()
  const on = (url: string) => Object.assign(new URL(url), { port: String(port) }).href
  const { username, password, port: primaryPort } = new URL(primary.superuserUrl)
  const settings = [
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100', 'fsync=off'],
    `primary_conninfo=host=127.0.0.1 port=${primaryPort} user=${username} password=${password}`,
  ]
  let server: ChildProcess | undefined

  const stopWithProcess = () => server?.kill('SIGQUIT')
  process.once('exit', stopWithProcess)

  async function start(): Promise<void> {
    const output = await open(`${dataDir}.log`, 'a')
    const args = ['-D', dataDir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
    const [file, given, options] = user.command(postgres, args)
    const isReady = async (pid: number | undefined) => {
      const postmaster = await readPostmaster(dataDir)
      return postmaster?.pid === pid && postmaster?.status === 'ready'
    }
    const giveUpAt = performance.now() + 60_000
    do {
      if (performance.now() > giveUpAt) {
        throw new Error(`The replica does not start: ${await readFile(`${dataDir}.log`, 'utf8')}`)
      }
      // Repeated if the workers of a killed server still run.
      if (!server || hasEnded(server)) {
        server = spawn(file, given, { ...options, stdio: ['ignore', output.fd, output.fd] })
      }
      await setTimeout(50)
    } while (!(await isReady(server.pid)))
    await output.close()
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (!server || hasEnded(server)) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  await start()
  const superuser = createDb(createPool(on(primary.superuserUrl), { max: 1 }))
  return {
    url: on(primary.url),
    superuser,
    pid: () => server?.pid ?? 0,
    holdBack: async (ms) => {
      await sql`alter system set recovery_min_apply_delay = ${sql.lit(`${ms}ms`)}`.execute(superuser)
      await sql`select pg_reload_conf()`.execute(superuser)
    },
    kill: () => stop('SIGKILL'),
    start,
    [Symbol.asyncDispose]: async () => {
      await superuser.destroy()
      await stop('SIGQUIT')
      process.removeListener('exit', stopWithProcess)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null
}
