import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type QueryResultRow } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { joinPostgres, type PostgresOptions, type RunningPostgres, startPostgres } from '#server.ts'
import { PostgresStartError } from '#start-error.ts'

// Every test creates a database, which takes seconds on a loaded machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** The folder after a first start, which takes longer than copying it. */
let started: string
let folder: string
let dataDir: string
const running: RunningPostgres[] = []
const holders: ChildProcess[] = []

beforeAll(async () => {
  started = await mkdtemp(join(tmpdir(), 'candour-postgres-'))
  await (await startPostgres({ dataDir: join(started, 'postgres'), durable: false })).stop()
})

afterAll(() => rm(started, { recursive: true }))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candour-postgres-'))
  dataDir = join(folder, 'postgres')
})

afterEach(async () => {
  for (const holder of holders.splice(0)) {
    if (holder.exitCode !== null || holder.signalCode !== null) continue
    holder.kill('SIGKILL')
    // Until it is gone, the server belongs to it.
    await once(holder, 'exit')
  }
  await Promise.all(running.splice(0).map((server) => server.stop()))
  // Also stops a server that a killed holder left running.
  if (await exists(join(dataDir, 'postmaster.pid'))) await (await startPostgres({ dataDir })).stop()
  await rm(folder, { recursive: true })
})

async function start(options: Partial<PostgresOptions> = {}): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir, durable: false, ...options })
  running.push(server)
  return server
}

/** Makes the next start other than a first one. */
const skipFirstStart = () => cp(started, folder, { recursive: true })

/** Starts another process that owns a server on the same folder. */
function startHolder(): ChildProcess {
  const holder = fork(join(import.meta.dirname, '../test/holder.ts'), [dataDir], { stdio: 'pipe' })
  holders.push(holder)
  return holder
}

async function urlFrom(holder: ChildProcess): Promise<string> {
  const [url] = await once(holder, 'message')
  return String(url)
}

async function query(url: string, sql: string): Promise<QueryResultRow[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postmaster.pid'), 'utf8'), 10)
}

it('creates a UTF-8 database in UTC that only this machine can reach', async () => {
  const { url } = await start()
  expect(
    await query(
      url,
      `SELECT current_database() AS database, pg_encoding_to_char(encoding) AS encoding, datlocale AS locale,
         lower('ÄÖ') AS lower, current_setting('timezone') AS timezone,
         current_setting('listen_addresses') AS addresses
       FROM pg_database WHERE datname = current_database()`,
    ),
  ).toEqual([
    {
      database: 'candour',
      encoding: 'UTF8',
      locale: 'C.UTF-8',
      lower: 'äö',
      timezone: 'UTC',
      addresses: '127.0.0.1',
    },
  ])
  const lines = (await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')
  expect(lines[4], 'folder of sockets').toBe('')
})

it('belongs to a role that cannot reach anything outside the database', async () => {
  const { url } = await start()
  const [role] = await query(
    url,
    `SELECT current_user = pg_get_userbyid(datdba) AS owns, rolsuper, rolcreatedb, rolbypassrls, rolreplication
     FROM pg_database, pg_roles WHERE datname = current_database() AND rolname = current_user`,
  )
  expect(role).toEqual({
    owns: true,
    rolsuper: false,
    // Backups are verified in a database of their own.
    rolcreatedb: true,
    rolbypassrls: false,
    rolreplication: false,
  })
  for (const statement of [
    `COPY (SELECT 1) TO PROGRAM 'id'`,
    `SELECT pg_read_file('/etc/passwd')`,
    'SET ROLE postgres',
    'ALTER ROLE candour SUPERUSER',
  ]) {
    await expect(query(url, statement)).rejects.toThrow('permission denied')
  }
})

it('requires the password, which only its owner can read', async () => {
  const { url } = await start()
  const wrong = new URL(url)
  wrong.password = 'guess'
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
  for (const file of [`${dataDir}.password`, `${dataDir}.owner-password`]) {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  }
})

it('continues with the same data on the same port', async () => {
  await skipFirstStart()
  const first = await start()
  await query(first.url, `CREATE TABLE kept AS SELECT 'word' AS said`)
  await first.stop()
  const second = await start()
  expect(await query(second.url, 'SELECT said FROM kept')).toEqual([{ said: 'word' }])
  expect(second.url).toBe(first.url)
})

it('continues with what was committed after its owner was killed', async () => {
  await skipFirstStart()
  const holder = startHolder()
  await query(await urlFrom(holder), `CREATE TABLE kept AS SELECT 'word' AS said`)
  const orphan = await postmasterPid()
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const { url } = await start()
  expect(await query(url, 'SELECT said FROM kept')).toEqual([{ said: 'word' }])
  expect(await postmasterPid()).not.toBe(orphan)
})

it('restarts a killed server with the committed data, and reports it when restarts do not help', async () => {
  await skipFirstStart()
  const onExit = vi.fn<(reason: string) => void>()
  const { url } = await start({ durable: true, onExit })
  await query(url, `CREATE TABLE kept AS SELECT 'word' AS said`)
  for (let kill = 1; kill <= 3; kill += 1) {
    process.kill(await postmasterPid(), 'SIGKILL')
    const back = () => query(url, 'SELECT said FROM kept')
    await vi.waitFor(async () => expect(await back()).toEqual([{ said: 'word' }]), 30_000)
  }
  expect(onExit).not.toHaveBeenCalled()
  process.kill(await postmasterPid(), 'SIGKILL')
  await vi.waitFor(() => expect(onExit).toHaveBeenCalledWith(expect.stringContaining('SIGKILL')), 30_000)
  const again = await start()
  expect(await query(again.url, 'SELECT said FROM kept')).toEqual([{ said: 'word' }])
})

it('rejects a folder in use by another Candour, and names its process', async () => {
  await skipFirstStart()
  const holder = startHolder()
  const url = await urlFrom(holder)
  await expect(start()).rejects.toThrow(
    new PostgresStartError(
      `Another Candour is already running on this data directory (process ${holder.pid}). Stop it, or set DATA_DIR to another folder.`,
    ),
  )
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

it('lets exactly one of several concurrent first starts have the folder', async () => {
  const attempts = await Promise.allSettled([start(), start(), start()])
  const refused = attempts.filter((attempt) => attempt.status === 'rejected')
  expect(refused.map(({ reason }) => reason.message)).toEqual([
    expect.stringContaining('already running on this data directory'),
    expect.stringContaining('already running on this data directory'),
  ])
  expect(await query(running[0]?.url ?? '', 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

it('recovers from a first start that was killed midway', async () => {
  const holder = startHolder()
  const draft = await vi.waitFor(
    async () => {
      const name = (await readdir(folder)).find((candidate) => candidate.includes('.init-'))
      expect(await exists(join(folder, name ?? '', 'data', 'base'))).toBe(true)
      return name
    },
    { timeout: 30_000, interval: 5 },
  )
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(await exists(dataDir)).toBe(false)
  const { url } = await start()
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(await readdir(folder)).not.toContain(draft)
})

it('takes another port if the previous one is in use', async () => {
  await skipFirstStart()
  const first = await start()
  await first.stop()
  const occupant = createServer().listen(first.port, '127.0.0.1')
  await once(occupant, 'listening')
  const second = await start()
  occupant.close()
  expect(second.port).not.toBe(first.port)
  expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

it('joins a running server and leaves it running, or starts one if there is none', async () => {
  await skipFirstStart()
  const first = await start()
  const joined = await joinPostgres({ dataDir, durable: false })
  expect(await query(joined.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await joined.stop()
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await first.stop()
  const own = await joinPostgres({ dataDir, durable: false })
  expect(await query(own.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await own.stop()
  expect(await exists(join(dataDir, 'postmaster.pid'))).toBe(false)
})

it.runIf(process.getuid?.() === 0)('runs as an ordinary user in a folder only root can enter', async () => {
  await start()
  const [parent, data] = await Promise.all([stat(folder), stat(dataDir)])
  expect({ mode: parent.mode & 0o777, uid: parent.uid }).toEqual({ mode: 0o700, uid: 0 })
  expect(data.uid).not.toBe(0)
  const status = await readFile(`/proc/${await postmasterPid()}/status`, 'utf8')
  expect(status).toMatch(new RegExp(`^Uid:\t${data.uid}\t`, 'm'))
})

it('rejects data of another PostgreSQL version', async () => {
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'PG_VERSION'), '15\n')
  await expect(start()).rejects.toThrow(/was written by PostgreSQL 15, but this Candour brings PostgreSQL 18/)
})

it('rejects a folder with other content, and leaves it untouched', async () => {
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'letter.txt'), 'Dear Ada')
  await expect(start()).rejects.toThrow(`${dataDir} is not empty and holds no database.`)
  expect(await readFile(join(dataDir, 'letter.txt'), 'utf8')).toBe('Dear Ada')
})

it('reports why the server could not start', async () => {
  await skipFirstStart()
  await (await start()).stop()
  await appendFile(join(dataDir, 'postgresql.conf'), 'nonsense = 1\n')
  await expect(start()).rejects.toThrow(
    /^The database server could not start: configuration file .* contains errors/,
  )
})
