import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@candour/postgres/free-port.ts'
import { databaseUser } from '@candour/postgres/unprivileged.ts'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createDb, createPool } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { createFactories } from '#test/factories.ts'
import { run } from '#test/program.ts'

const binDir = process.env.POSTGRES_BIN_DIR ?? ''
const deployed = fileURLToPath(new URL('../../../../deploy/pgbackrest/pgbackrest.conf', import.meta.url))

const folder = await mkdtemp(join(tmpdir(), 'candour-pitr-'))
const data = join(folder, 'data')
const conf = join(folder, 'pgbackrest.conf')
const port = await freePort()
const user = await databaseUser(join(folder, 'new'), join(binDir, 'postgres'))
const at = (database: string, role = 'postgres') => `postgres://${role}@127.0.0.1:${port}/${database}`

/** Runs a program to its end as the database's user. */
async function execute(program: string, ...args: string[]): Promise<string> {
  const { child, output } = run(user, program, args)
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${output()}`)
  return output()
}
const postgres = (name: string, ...args: string[]) => execute(join(binDir, name), ...args)
const pgBackRest = (...args: string[]) =>
  execute('pgbackrest', `--config=${conf}`, '--stanza=candour', ...args)
const start = () => postgres('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-t', '120', 'start')
const stop = () => postgres('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop')

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Row>(text).finally(() => client.end())
  return rows
}

afterAll(async () => {
  await stop().catch(() => {})
  await rm(folder, { recursive: true, force: true })
})

it('goes back to the moment before a mistake, with the configuration in deploy/pgbackrest', async () => {
  await user.own(folder)
  const own: Record<string, string> = {
    'repo1-path': join(folder, 'repository'),
    'repo1-cipher-pass': 'x'.repeat(64),
    'pg1-path': data,
  }
  const lines = (await readFile(deployed, 'utf8')).split('\n').map((line) => {
    const [name = ''] = line.split('=')
    return name in own ? `${name}=${own[name]}` : line
  })
  const here = [`pg1-port=${port}`, `pg1-socket-path=${folder}`, 'pg1-user=postgres']
  const locks = [
    `lock-path=${folder}`,
    `log-path=${folder}`,
    'log-level-console=warn',
    `spool-path=${folder}`,
  ]
  const text = lines.join('\n').replace('[global]', ['[global]', ...locks].join('\n'))
  await writeFile(conf, `${text}${here.join('\n')}\n`)
  await user.own(conf)

  await postgres('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8')
  const settings = join(data, 'postgresql.auto.conf')
  await writeFile(
    settings,
    [
      `port = ${port}`,
      `unix_socket_directories = '${folder}'`,
      'archive_mode = on',
      `archive_command = 'pgbackrest --config=${conf} --stanza=candour archive-push %p'`,
      '',
    ].join('\n'),
  )
  await user.own(settings)
  await start()
  await query(at('postgres'), 'create role candour login createrole createdb')
  await query(at('postgres'), 'create database candour owner candour')
  const url = at('candour', 'candour')
  await migrate(url)
  await pgBackRest('stanza-create')
  await pgBackRest('check')

  const db = createDb(createPool(url, { max: 1 }))
  const company = await createFactories(db).company()
  await db.destroy()
  const review = (feedback: string) =>
    query(
      url,
      `insert into reviews (company_id, id, rating, feedback) values ('${company.id}', '${randomUUID()}', 4, '${feedback}')`,
    )
  const stored = () => query(url, 'select feedback from reviews order by 1')
  await review('in the full backup')
  await pgBackRest('backup', '--type=full')
  await review('only in the archive')
  const [moment] = await query<{ now: string }>(url, 'select clock_timestamp()::text as now')
  await review('after the moment')
  await query(url, 'delete from reviews')
  expect(await stored()).toEqual([])
  await query(at('postgres'), 'select pg_switch_wal()')
  await stop()

  const target = `--target=${moment?.now}`
  await pgBackRest('restore', '--delta', '--type=time', target, '--target-action=promote')
  await start()
  await expect
    .poll(() => query(at('postgres'), 'select pg_is_in_recovery() as recovering'), { timeout: 60_000 })
    .toEqual([{ recovering: false }])
  expect(await stored()).toEqual([{ feedback: 'in the full backup' }, { feedback: 'only in the archive' }])
})
