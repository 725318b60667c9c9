import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '@candour/postgres/free-port.ts'
import { type DatabaseUser, databaseUser } from '@candour/postgres/unprivileged.ts'
import pg from 'pg'

const host = '127.0.0.1'

/** A PostgreSQL with the extension. */
interface Node {
  port: number
  start(): Promise<void>
  /** Kills the server as a power failure would; its backends notice and exit. */
  kill(): Promise<void>
  /** Runs statements as the superuser and returns the rows of the last one. */
  ask<T extends pg.QueryResultRow = pg.QueryResultRow>(
    database: string,
    ...statements: string[]
  ): Promise<T[]>
  output(): string
}

/** A coordinator and two workers on this machine, none of which knows the others yet. */
export interface Nodes {
  coordinator: Node
  workers: readonly [Node, Node]
  /** Creates a database on every node. Returns its owner's connection string, on the coordinator. */
  create(database: string): Promise<string>
  /** Makes the nodes a cluster for this database, as docs/scaling.md describes for an operator. */
  join(database: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL three times in an empty folder, as an ordinary user.
 *
 * @param binDir folder of PostgreSQL's programs
 */
export async function startNodes(folder: string, binDir: string): Promise<Nodes> {
  const user = await databaseUser(join(folder, 'coordinator'), join(binDir, 'postgres'))
  await user.own(folder)
  const [coordinator, first, second] = await Promise.all(
    ['coordinator', 'worker1', 'worker2'].map((name) => createNode(user, binDir, join(folder, name))),
  )
  if (!coordinator || !first || !second) throw new Error('three nodes are needed')
  const workers = [first, second] as const
  return {
    coordinator,
    workers,
    create: async (database) => {
      for (const node of [coordinator, ...workers]) {
        await node.ask('postgres', `create database ${database} owner candour`)
      }
      return `postgres://candour:owner@${host}:${coordinator.port}/${database}`
    },
    join: async (database) => {
      for (const node of [coordinator, ...workers]) await node.ask(database, 'create extension citus')
      await coordinator.ask(
        database,
        `select citus_set_coordinator_host('${host}', ${coordinator.port})`,
        ...workers.map(({ port }) => `select citus_add_node('${host}', ${port})`),
      )
    },
    stop: async () => {
      await Promise.all([coordinator, ...workers].map((node) => node.kill()))
    },
  }
}

async function createNode(user: DatabaseUser, binDir: string, dataDir: string): Promise<Node> {
  await mkdir(dataDir)
  await user.own(dataDir)
  const port = await freePort()
  const initdb = ['-D', dataDir, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  const made = run(user, join(binDir, 'initdb'), [...initdb, '--no-sync'])
  const said = made.stderr ? text(made.stderr) : ''
  const [code] = await once(made, 'close')
  if (code !== 0) throw new Error(`initdb failed: ${await said}`)

  let server: ChildProcess | undefined
  let output = ''
  const launch = () => {
    const settings = [
      ...[`port=${port}`, `listen_addresses=${host}`, 'unix_socket_directories=', 'timezone=UTC'],
      ...['shared_preload_libraries=citus', 'citus.node_conninfo=sslmode=prefer'],
      ...['max_connections=300', 'max_prepared_transactions=300', 'max_locks_per_transaction=512'],
      ...['wal_level=logical', 'max_wal_senders=20', 'max_replication_slots=20', 'max_worker_processes=32'],
      // Without fsync, a killed server loses nothing; only a crash of the machine would.
      ...['fsync=off', 'shared_buffers=64MB'],
    ]
    server = run(user, join(binDir, 'postgres'), ['-D', dataDir, ...settings.flatMap((each) => ['-c', each])])
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output = (output + chunk).slice(-30_000)
      })
    }
  }
  const node: Node = {
    port,
    start: async () => {
      for (;;) {
        if (!server || server.exitCode !== null || server.signalCode !== null) launch()
        if (await answers(port)) return
        // A killed server's backends may still hold its shared memory for a moment.
        await setTimeout(100)
      }
    },
    kill: async () => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
    ask: async <T extends pg.QueryResultRow>(database: string, ...statements: string[]) => {
      const client = new pg.Client({ host, port, user: 'postgres', database })
      await client.connect()
      try {
        let rows: T[] = []
        for (const statement of statements) ({ rows } = await client.query<T>(statement))
        return rows
      } finally {
        await client.end()
      }
    },
    output: () => output,
  }
  await node.start()
  await node.ask('postgres', `create role candour login createrole password 'owner'`)
  return node
}

async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ host, port, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function run(user: DatabaseUser, program: string, args: string[]): ChildProcess {
  const [file, given, options] = user.command(program, args)
  const child = spawn(file, given, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  // Does not run if the tests are killed with SIGKILL.
  process.once('exit', () => child.kill('SIGKILL'))
  return child
}
