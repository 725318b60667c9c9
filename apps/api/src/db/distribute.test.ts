import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '#db/client.ts'
import { distribute, planDistribution, withClient } from '#db/distribute.ts'
import { distributedTables, referenceTables } from '#db/distribution.ts'
import { setScope } from '#db/scope.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { compileCache } from '#test/process.ts'
import { makeReviews, period } from '#test/rollup.ts'
import { standIn } from '#test/stand-in.ts'

let t: TestDatabase
beforeEach(async () => {
  t = await createTestDatabase()
})
afterEach(() => t.drop())

const tables = [...referenceTables, ...distributedTables]
const plan = () => withClient(t.url, undefined, (client) => planDistribution(client, 32))

/** Everything about the tables that an interrupted distribution might leave changed. */
async function schemaOf(): Promise<string> {
  const { rows } = await sql`
    select 'trigger', tgrelid::regclass::text, tgname::text, tgenabled::text from pg_trigger where not tgisinternal
    union all select 'key', conrelid::regclass::text, conname::text, pg_get_constraintdef(oid) from pg_constraint
    union all select 'policy', polrelid::regclass::text, polname::text, pg_get_expr(polqual, polrelid) from pg_policy
    union all select 'function', oid::regprocedure::text, proowner::text, prosrc from pg_proc
      where pronamespace = 'public'::regnamespace
    order by 1, 2, 3
  `.execute(t.owner)
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

async function failAt(at: string | undefined): Promise<void> {
  await sql`truncate stand_in.fails`.execute(t.owner)
  if (at) await sql`insert into stand_in.fails values (${at})`.execute(t.owner)
}

const distributed = async () => {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from stand_in.pg_dist_partition join pg_class c on c.oid = logicalrelid
  `.execute(t.owner)
  return rows.map(({ name }) => name)
}

it('refuses plain PostgreSQL, in a sentence', async () => {
  const refusal =
    'This PostgreSQL does not offer the extension citus, so nothing can be distributed. Candour runs unchanged on one server; docs/scaling.md#cluster says what a cluster needs.'
  await expect(distribute(t.url, 32)).rejects.toThrow(refusal)
  await expect(plan()).rejects.toThrow(refusal)
})

it.each([
  ['a cluster without workers', 'delete from pg_dist_node where groupid > 0', 'has no worker nodes'],
  ['workers that take no shards', 'update pg_dist_node set shouldhaveshards = false', 'has no worker nodes'],
  ['a worker', 'update pg_dist_local_group set groupid = 1', 'leads to a worker'],
  [
    'a coordinator that is no node',
    'delete from pg_dist_node where groupid = 0',
    'does not know its own address',
  ],
  [
    'an old version',
    `create or replace function stand_in.citus_version() returns text language sql as $$ select 'Citus 11.3.0' $$`,
    'is too old',
  ],
  [
    'a foreign key to a table of one node',
    'alter table reviews add constraint odd_one foreign key (company_id) references companies (id)',
    'odd_one of reviews',
  ],
  [
    'a policy that reads another table',
    'create policy odd_one on cases to candour_app using (exists (select from companies c where c.id = company_id))',
    'odd_one on cases',
  ],
  [
    'tables that were distributed in another way',
    `insert into pg_dist_partition values ('reviews')`,
    'That was not done by this command',
  ],
])('refuses %s, and changes nothing', async (_, statement, sentence) => {
  await standIn(t)
  const before = await schemaOf()
  await withClient(t.url, undefined, (client) => client.query(statement))
  const changed = await schemaOf()
  await expect(distribute(t.url, 32)).rejects.toThrow(sentence)
  expect(await schemaOf()).toBe(changed)
  expect(changed === before).toBe(!/reviews add|odd_one on cases/.test(statement))
})

it('runs each statement of its plan once, and has nothing to do afterwards', async () => {
  await standIn(t)
  const { id } = await t.owner
    .insertInto('companies')
    .values({ id: randomUUID(), slug: 'luna', name: 'Luna', brand_color: '#394CDC' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await makeReviews(t.owner, [id], 10, period)
  const titles: string[] = []
  await distribute(t.url, 32, (title) => titles.push(title))
  expect(titles).toEqual([
    'Sets the database up, on all nodes',
    'Creates btree_gin, unaccent on the workers',
    'Creates the logins on the workers',
    ...['app', 'accounts', 'platform'].map(
      (login) =>
        `Renews the connections of candour_${login}, and checks that it can log in between the nodes`,
    ),
    `Copies ${distributedTables.length} tables to the workers, in 32 shards`,
    ...['tenants', 'reviews', 'review_days', 'location_days'].map(
      (name) => `Removes the coordinator’s former rows of ${name}`,
    ),
    'Collects statistics',
  ])
  expect((await distributed()).toSorted()).toEqual([...tables].toSorted())
  expect(await plan()).toEqual([])
  // As it was, apart from the policies.
  const { rows } = await sql`
    select from pg_trigger where not tgisinternal and tgenabled = 'D' and tgrelid::regclass::text = any (${tables})
  `.execute(t.owner)
  expect(rows).toEqual([])
})

it.each(['tenants', 'cases', 'messages'])(
  'that fails at %s leaves the schema as it was, and continues',
  async (at) => {
    await standIn(t)
    const before = await schemaOf()
    await failAt(at)
    await expect(distribute(t.url, 32)).rejects.toThrow('it fails here')
    expect(await schemaOf()).toBe(before)
    expect(await distributed()).toEqual([])
    await failAt(undefined)
    await distribute(t.url, 32)
    expect((await distributed()).length).toBe(tables.length)
  },
)

it('shows a company its own rows only, and none of a deleted one', async () => {
  await standIn(t)
  await distribute(t.url, 32)
  const ids: string[] = []
  for (const slug of ['one', 'other', 'gone']) {
    ids.push(randomUUID())
    await t.owner
      .insertInto('companies')
      .values({ id: ids.at(-1) ?? '', slug, name: slug, brand_color: '#394CDC' })
      .execute()
  }
  const [one = '', other = '', gone = ''] = ids
  await makeReviews(t.owner, ids, 100, period)
  await sql`select delete_company(${gone}::uuid, 30)`.execute(t.owner)
  const shown = async (db: Db, scope?: string) => {
    const counts: Record<string, number> = {}
    await db.transaction().execute(async (tx) => {
      if (scope) await setScope(tx, 'company', scope)
      for (const table of ['reviews', 'review_days'] as const) {
        for (const { company_id: id } of await tx.selectFrom(table).select('company_id').execute()) {
          counts[id] = (counts[id] ?? 0) + 1
        }
      }
    })
    return Object.keys(counts).toSorted()
  }
  expect(await shown(t.db)).toEqual([])
  expect(await shown(t.db, one)).toEqual([one])
  expect(await shown(t.db, gone)).toEqual([])
  expect(await shown(t.platformDb)).toEqual([one, other].toSorted())
  await expect(
    t.db.transaction().execute(async (tx) => {
      await setScope(tx, 'company', one)
      await sql`insert into assignees (company_id) values (${other})`.execute(tx)
    }),
  ).rejects.toThrow('row-level security')
})

it('says which node a login cannot reach', async () => {
  await standIn(t)
  await failAt('select 1')
  await expect(distribute(t.url, 32)).rejects.toThrow('On 127.0.0.1:5433, a command failed: it fails here.')
  expect(await distributed()).toEqual([])
})

describe('pnpm distribute', () => {
  const file = fileURLToPath(new URL('../../../../tooling/commands/src/distribute.ts', import.meta.url))

  function start(...args: string[]) {
    const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, DATABASE_URL: t.url }
    const child = spawn(process.execPath, [file, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    const ended = once(child, 'close').then(([code]: (number | null)[]) => code)
    return { child, ended, output: () => output }
  }

  async function run(...args: string[]) {
    const { child, ended, output } = start(...args)
    child.stdin.end('no\n')
    return { code: await ended, output: output() }
  }

  it('asks, prints its statements, and continues after it was killed half-way', async () => {
    await standIn(t)
    const before = await schemaOf()
    expect(await run()).toEqual({
      code: 1,
      output: expect.stringMatching(/\(y\/N\) Nothing was changed\.\n$/),
    })
    const dry = await run('--dry-run', '--shards', '4')
    // A condition on a shard calls it.
    expect(dry.output).toContain(`select create_distributed_function('review_id(uuid,uuid)');`)
    expect(dry.code).toBe(0)
    expect(dry.output).toContain(
      `select create_distributed_table('public."reviews"', 'company_id', shard_count => 4);`,
    )
    expect((await run('--shards', 'many')).output).toContain('Usage: pnpm distribute')

    await failAt('sleep cases')
    const killed = start('--yes')
    const sleeping = async () => {
      const { rows } = await sql`select from pg_stat_activity where wait_event = 'PgSleep'`.execute(t.owner)
      return rows.length
    }
    await expect.poll(sleeping, { interval: 20 }).toBe(1)
    killed.child.kill('SIGKILL')
    await killed.ended
    await failAt(undefined)
    await expect.poll(sleeping).toBe(0)
    expect(await schemaOf()).toBe(before)
    expect(await distributed()).toEqual([])
    expect(await run('--yes')).toEqual({
      code: 0,
      output: expect.stringMatching(/Distributed in [\d.]+ s\.\n$/),
    })
    expect(await run('--yes')).toEqual({ code: 0, output: 'The database is distributed already.\n' })
  })
})
