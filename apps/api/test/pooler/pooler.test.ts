import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { forgotPassword, login } from '@candour/schemas/accounts.ts'
import { getSummary } from '@candour/schemas/analytics.ts'
import { createReview, dashboardEvents, exportReviewsCsv, listReviews } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFailed, onTestFinished } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import { openDatabases } from '#db/databases.ts'
import { appRole, platformRole, urlOf } from '#db/logins.ts'
import { withAccount, withCompany } from '#db/scope.ts'
import { system, visitor } from '#domain/principal.ts'
import { createTestDatabase } from '#test/database.ts'
import { createFactories, type Factories, password } from '#test/factories.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { installAuth, type PgBouncer, startPgBouncer } from '#test/pooler/pgbouncer.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { compileCache, type ServerProcess, spawnServer, startServer } from '#test/process.ts'
import { driftOf } from '#test/rollup.ts'

/** Fewer sessions than any server has connections, so that they are shared. */
const poolSize = 3

let postgres: Awaited<ReturnType<typeof startTestPostgres>>
let pooler: PgBouncer
let dataDir: string
let owner: Db
let make: Factories
beforeAll(async () => {
  postgres = await startTestPostgres()
  const superuserUrl = new URL(postgres.superuserUrl)
  superuserUrl.pathname = new URL(postgres.url).pathname
  await installAuth(superuserUrl.href)
  pooler = await startPgBouncer(postgres.url, poolSize)
  dataDir = await mkdtemp(join(tmpdir(), 'candour-pooler-'))
  owner = createDb(createPool(postgres.url, { max: 2 }))
  make = createFactories(owner)
})
afterAll(async () => {
  await owner?.destroy()
  await pooler?.stop()
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const env = () => ({
  DATA_DIR: dataDir,
  DATABASE_URL: pooler.through(postgres.url),
  DATABASE_DIRECT_URL: postgres.url,
  DATABASE_STATEMENT_NAMES: 'off',
  SESSION_SECRET: 'x'.repeat(32),
})

/** Makes a call of a server process as a browser does. */
function send(
  { url }: ServerProcess,
  { method, path }: { method: string; path: string },
  { cookie = '', query = '', body }: { cookie?: string; query?: string; body?: object } = {},
): Promise<Response> {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  return fetch(`${url}${path}${query}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

describe('two servers', () => {
  let mails: MailServer
  let a: ServerProcess
  let b: ServerProcess
  beforeAll(async () => {
    mails = await startMailServer()
    const mailed = { SMTP_URL: mails.url, MAIL_RETRY_SECONDS: '0.2' }
    ;[a, b] = await Promise.all([startServer({ ...env(), ...mailed }), startServer({ ...env(), ...mailed })])
  })
  afterAll(async () => {
    for (const server of [a, b]) server?.kill('SIGTERM')
    for (const server of [a, b]) expect(await server?.exited).toBe(0)
    await mails?.[Symbol.asyncDispose]()
  })

  it('serve the whole journey of a review, its company and its mails', async () => {
    onTestFailed(() => console.log(a.output().slice(-3_000), pooler.output().slice(-3_000)))
    const mine = await make.company({ slug: 'told', name: `مقهى القمر ${'長い名前'.repeat(20)}` })
    const theirs = await make.company({ slug: 'not-told' })
    await make.review(theirs, { feedback: 'theirs' })
    const { email } = await make.user({ companies: [mine, await make.company({ slug: 'second' })] })
    const signedIn = await send(a, login, { body: { email, password } })
    expect(signedIn.status).toBe(200)
    const cookie = signedIn.headers.getSetCookie().at(-1)?.split(';', 1)[0] ?? ''
    const query = `?companyId=${mine.id}`

    // The notification of one server's review reaches the other's dashboards.
    const events = await send(b, dashboardEvents, { cookie, query })
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('retry: 3000\n\n')
    const feedback = 'Çok güzel! 最高でした'
    const review = { companyId: mine.id, rating: 5, feedback, submissionId: randomUUID() }
    // Sent twice, and stored once.
    for (const server of [a, b]) expect((await send(server, createReview, { body: review })).status).toBe(201)
    expect((await reader?.read())?.value).toBe('data: {"type":"reviews_added"}\n\n')
    await reader?.cancel()

    for (const server of [a, b]) {
      const summary = await send(server, getSummary, { cookie, query })
      expect(getSummary.response.parse(await summary.json())).toMatchObject({ total: 1 })
      const list = await (await send(server, listReviews, { cookie, query })).text()
      const csv = await (await send(server, exportReviewsCsv, { cookie, query })).text()
      for (const answer of [list, csv]) {
        expect(answer).toContain(feedback)
        expect(answer).not.toContain('theirs')
      }
      expect((await send(server, listReviews, { cookie, query: `?companyId=${theirs.id}` })).status).toBe(403)
    }
    expect((await send(b, forgotPassword, { body: { email } })).status).toBe(200)
    const { envelope } = await mails.next()
    expect(envelope.to).toEqual([email])
    expect(await driftOf(owner)).toEqual([])
  })

  it('store every review once while sessions are ended under the pooler, and answer 503 otherwise', async () => {
    const { id: companyId } = await make.company()
    const superuser = createDb(createPool(postgres.superuserUrl, { max: 1 }))
    const statuses = new Set<number>()
    const stored = async (server: ServerProcess, submissionId: string) => {
      const body = { companyId, rating: 4, feedback: submissionId, submissionId }
      for (;;) {
        const { status } = await send(server, createReview, { body })
        statuses.add(status)
        if (status !== 503) return
      }
    }
    for (let round = 0; round < 5; round += 1) {
      const ids = Array.from({ length: 40 }, () => randomUUID())
      const sending = Promise.all(ids.map((id, n) => stored(n % 2 ? a : b, id)))
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity where usename like 'candour\\_%'
      `.execute(superuser)
      await sending
    }
    await superuser.destroy()
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])
    const { rows } = await sql`
      select count(*)::integer as count, count(distinct feedback)::integer as distinct_count
      from reviews where company_id = ${companyId}
    `.execute(owner)
    expect(rows).toEqual([{ count: 200, distinct_count: 200 }])
    expect(await driftOf(owner)).toEqual([])
  })

  it('answer 503 in time while all sessions are taken', async () => {
    const { id: companyId } = await make.company()
    const body = { companyId, rating: 4, feedback: 'Waits', submissionId: randomUUID() }
    const holders = createPool(pooler.through(postgres.url), { login: appRole, max: poolSize })
    const held = await Promise.all(
      Array.from({ length: poolSize }, async () => {
        const client = await holders.connect()
        await client.query('begin')
        return client
      }),
    )
    const { rows } = (await held[0]?.query('show statement_timeout')) ?? { rows: [] }
    expect(rows).toEqual([{ statement_timeout: '5s' }])
    const before = performance.now()
    const refused = await send(a, createReview, { body }).finally(async () => {
      for (const client of held) await client.query('commit').finally(() => client.release())
    })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    // The review page gives up after this.
    expect(performance.now() - before).toBeLessThan(20_000)
    await holders.end()
    await expect.poll(async () => (await send(a, createReview, { body })).status).toBe(201)
  })

  it('answer 503 while the pooler connects them as another role or is gone, and serve afterwards', async () => {
    const { slug } = await make.company()
    const post = async () => {
      const { id } = await make.company()
      const body = { companyId: id, rating: 5, feedback: slug, submissionId: randomUUID() }
      const answer = await send(a, createReview, { body })
      return [answer.status, answer.headers.get('retry-after')]
    }
    await expect.poll(post).toEqual([201, null])
    await pooler.restart(urlOf(postgres.url, platformRole))
    expect(await post()).toEqual([503, '5'])
    await pooler.kill()
    expect(await post()).toEqual([503, '5'])
    await pooler.restart()
    await expect.poll(post).toEqual([201, null])
  })
})

describe('a server does not start, and says why in a sentence,', () => {
  async function failure(given: Record<string, string>): Promise<string> {
    const server = spawnServer({ SEED_DEMO: 'false', ...env(), ...given })
    expect(await server.exited).toBe(1)
    return server.output()
  }

  it.each([
    ['the owner', () => postgres.url],
    ['another login', () => urlOf(postgres.url, platformRole)],
  ])('if the pooler connects everyone as %s', async (_, url) => {
    await pooler.restart(url())
    expect(await failure({}).finally(() => pooler.restart())).toBe(
      `A connection to the database runs as ${new URL(url()).username} instead of ${appRole}, so row-level security might not hold. Check the settings of the role ${appRole}, PGOPTIONS, and the user that a pooler connects as.\n`,
    )
  })

  it('if there is no connection without the pooler', async () => {
    const sentence =
      'The database is behind a connection pooler that shares its sessions, and notifications, scheduled work and migrations need their own. Set DATABASE_DIRECT_URL to the same database without the pooler.\n'
    // The pooler knows the logins, but not the owner.
    expect(await failure({ DATABASE_DIRECT_URL: '' })).toBe(sentence)
    await pooler.restart(postgres.url)
    expect(await failure({ DATABASE_DIRECT_URL: '' }).finally(() => pooler.restart())).toBe(sentence)
  })

  it('if the pooler loses the names of statements', async () => {
    expect(await failure({ DATABASE_STATEMENT_NAMES: 'on' })).toBe(
      'The connection pooler of DATABASE_URL loses prepared statements. Set DATABASE_STATEMENT_NAMES=off, or max_prepared_statements in PgBouncer 1.21 or newer.\n',
    )
  })

  it('if the pooler connects to another database', async () => {
    const superuser = createDb(createPool(postgres.superuserUrl, { max: 1 }))
    await sql`create database another owner candour`.execute(superuser)
    const another = new URL(postgres.url)
    another.pathname = '/another'
    const output = await failure({ DATABASE_DIRECT_URL: another.href })
    await sql`drop database another with (force)`.execute(superuser)
    await superuser.destroy()
    expect(output).toBe('DATABASE_DIRECT_URL must lead to the same database as DATABASE_URL.\n')
  })
})

it('commands bypass the pooler', async () => {
  const command = fileURLToPath(new URL('../../../../tooling/commands/src/reconcile.ts', import.meta.url))
  const { PATH = '' } = process.env
  const gone = { DATABASE_URL: Object.assign(new URL(postgres.url), { port: '1' }).href }
  const { stdout } = await promisify(execFile)(process.execPath, [command, '--check'], {
    env: { ...env(), ...gone, PATH, NODE_COMPILE_CACHE: compileCache },
  })
  expect(stdout).toMatch(/^The rollups of \d+ companies match their reviews\.\n$/)
})

it('the isolation tests share sessions', async () => {
  const t = await createTestDatabase()
  const clients = Array.from({ length: 12 }, (_, n) => (n % 2 ? t.db : t.visitorDb))
  const answers = await Promise.all(
    clients.map((db) => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)),
  )
  await t.drop()
  const pids = new Set(answers.map(({ rows }) => rows[0]?.pid))
  expect(pids.size).toBeLessThanOrEqual(5)
})

it('500 reads and writes of two companies over three sessions: none sees anything of the other', async () => {
  const t = await createTestDatabase()
  const few = await startPgBouncer(t.directUrl, poolSize)
  const make = createFactories(t.owner)
  const tenants = await Promise.all(
    ['mine', 'theirs'].map(async (feedback) => {
      const company = await make.company({ name: feedback })
      const { id: userId } = await make.user({ companies: [company] })
      return { companyId: company.id, userId, feedback }
    }),
  )
  const servers = Array.from({ length: 5 }, () =>
    openDatabases(few.through(t.directUrl), { statementNames: false }),
  )
  onTestFinished(async () => {
    await Promise.all(servers.map((databases) => databases.close()))
    await few.stop()
    await t.drop()
  })
  const sessions = new Set<number>()
  const stored = new Map(tenants.map(({ feedback }) => [feedback, 0]))
  const turn = async (n: number) => {
    const { companyId, userId, feedback } = tenants[n % 2] ?? { companyId: '', userId: '', feedback: '' }
    const { db, visitorDb, accountsDb } = servers[n % servers.length] ?? t
    const fails = n % 10 === 0
    const work = withCompany(n % 3 ? db : visitorDb, system('command'), companyId, async (tx) => {
      await tx
        .insertInto('reviews')
        .values({ company_id: companyId, id: randomUUID(), rating: 1 + (n % 5), feedback })
        .execute()
      const { rows } = await sql<{ feedback: string; pid: number; scope: string }>`
        select feedback, pg_backend_pid() as pid, current_setting('app.company_id') as scope from reviews
      `.execute(tx)
      for (const row of rows) {
        expect([row.feedback, row.scope]).toEqual([feedback, companyId])
        sessions.add(row.pid)
      }
      if (fails) throw new Error('half-way')
    })
    if (fails) await expect(work).rejects.toThrow('half-way')
    else await work
    stored.set(feedback, (stored.get(feedback) ?? 0) + (fails ? 0 : 1))
    expect(await db.selectFrom('reviews').select('id').execute()).toEqual([])
    const account = await withAccount(accountsDb, visitor, userId, (tx) =>
      tx.selectFrom('users').select('id').execute(),
    )
    expect(account).toEqual([{ id: userId }])
    expect(await accountsDb.selectFrom('users').select('id').execute()).toEqual([])
  }
  await Promise.all(Array.from({ length: 500 }, (_, n) => turn(n)))
  expect(sessions.size).toBe(poolSize)
  const { rows } = await sql`
    select feedback, count(*)::integer as count from reviews group by feedback order by feedback
  `.execute(t.owner)
  expect(rows).toEqual([...stored].map(([feedback, count]) => ({ feedback, count })))
  // The sessions keep no state except what PgBouncer sets.
  await Promise.all(
    Array.from({ length: 30 }, async (_, n) => {
      const { rows } = await sql<{ name: string }>`
        select name, setting, pg_sleep(0.01) from pg_settings
        where source = 'session' or (name like 'app.%' and setting <> '')
      `.execute(servers[n % servers.length]?.db ?? t.db)
      expect(rows.filter(({ name }) => !['application_name', 'client_encoding'].includes(name))).toEqual([])
    }),
  )
})
