import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createHttp, type RequestListener } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { SystemCheck } from '@candour/schemas/system.ts'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { parseConfig } from '#config.ts'
import { recordBackup, recordVerification } from '#db/backup/record.ts'
import { createDb, createPool, type Db } from '#db/client.ts'
import { demoCompanyId } from '#modules/demo/demo-company.ts'
import { createProbe, type Probe } from '#modules/system/probe.ts'
import { checks, checksBeforeUpgrade, runChecks } from '#modules/system/run-checks.ts'
import { testDatabase } from '#test/database.ts'
import { startMailServer } from '#test/mail-server.ts'
import { startNameServer } from '#test/name-server.ts'
import { selfSigned } from '#test/openssl.ts'
import { superuserOf } from '#test/superuser.ts'

const t = await testDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'candour-doctor-'))
afterAll(() => rm(dataDir, { recursive: true }))

const day = 86_400_000
const dns = {
  'reviews.example.com': ['v=spf1 include:mail.example.net -all'],
  'mail._domainkey.reviews.example.com': [`v=DKIM1; k=rsa; p=${'MIIB'.repeat(80)}`],
  '_dmarc.reviews.example.com': ['v=DMARC1; p=reject'],
}
const names = await startNameServer(dns)
const mails = await startMailServer()
afterAll(() => Promise.all([names[Symbol.asyncDispose](), mails[Symbol.asyncDispose]()]))

/** Serves an installation that says it is at `origin`, or whatever `respond` answers. */
async function serve(
  pair: { key: string; cert: string } | undefined,
  respond?: RequestListener,
  told?: string,
): Promise<string> {
  let origin = ''
  const answer: RequestListener = (_, response) =>
    response.end(
      JSON.stringify({
        ...{ siteOrigin: told ?? origin, dashboardOrigin: origin, adminOrigin: origin, landing: 'choice' },
        provider: { name: 'Candour', url: 'https://example.com', email: null },
        ...{ bookingUrl: 'https://example.com', orderTerms: null },
      }),
    )
  const server = pair ? createHttps(pair, respond ?? answer) : createHttp(respond ?? answer)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  afterAll(() => server.close())
  origin = `${pair ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`
  return origin
}

const valid = await selfSigned('localhost', [-1, 90])
const own = await serve(valid)

const atOrigin = (origin: string) => ({ SITE_ORIGIN: origin, DASHBOARD_ORIGIN: origin, ADMIN_ORIGIN: origin })

const verified = (daysAgo: number, problem: string | null = null) => ({
  ...{ at: new Date(Date.now() - daysAgo * day), name: 's3:a', madeAt: null, rows: 1, seconds: 2, problem },
})

/** The probe of a sound installation, apart from what is given. */
function probe({
  env = {},
  nameServer = names.address,
  ca = valid.cert,
  ...given
}: Partial<Probe> & { env?: Record<string, string>; nameServer?: string; ca?: string } = {}): Probe {
  const config = parseConfig({
    ...{ NODE_ENV: 'production', DATA_DIR: dataDir, TRUST_PROXY: 'loopback', ...atOrigin(own) },
    ...{ SMTP_URL: mails.url, MAIL_FROM: 'Reviews <no-reply@reviews.example.com>' },
    ...env,
  })
  const sound = createProbe({
    ...{ config, db: t.platformDb, ready: async () => 'ready' as const, nameServers: [nameServer], ca },
  })
  return {
    ...sound,
    nodeVersion: '24.1.0',
    disk: async () => ({ free: 50e9, total: 100e9 }),
    memory: async () => ({ available: 2e9, total: 4e9 }),
    // Databases of tests are not durable.
    setting: async (name) =>
      /^(fsync|synchronous_commit|full_page_writes)$/.test(name) ? 'on' : sound.setting(name),
    lastBackup: async () => ({ at: new Date(Date.now() - day / 2), bytes: 1, name: null }),
    lastVerification: async () => verified(2),
    ...given,
  }
}

/** Runs one check. */
async function look(
  id: string,
  given?: Parameters<typeof probe>[0],
  timeoutMs?: number,
): Promise<SystemCheck> {
  const chosen = checks.filter((check) => check.id === id)
  const [found] = await runChecks(probe(given), chosen, timeoutMs)
  if (!found) throw new Error(`there is no check ${id}`)
  return found
}

/** Does something in a transaction that is rolled back. */
async function inUndone<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const undone = new Error('undone')
  let done: { result: T } | undefined
  const transaction = db.transaction().execute(async (tx) => {
    done = { result: await work(tx) }
    throw undone
  })
  await transaction.catch((error: unknown) => {
    if (error !== undone) throw error
  })
  if (!done) throw new Error('nothing was done')
  return done.result
}

/** Expects a fault to be found, in words that name it and what to do. */
async function expectFault(
  found: Promise<SystemCheck>,
  level: 'warning' | 'error',
  [seen, advice]: readonly [RegExp, RegExp],
) {
  const check = await found
  expect(check).toEqual({
    id: check.id,
    level,
    seen: expect.stringMatching(seen),
    advice: expect.stringMatching(advice),
  })
}

it('finds nothing wrong with a sound installation', async () => {
  const found = await runChecks(probe())
  expect(found.filter(({ level }) => level === 'warning' || level === 'error')).toEqual([])
  expect(found.filter(({ level }) => level === 'skipped').map(({ id }) => id)).toEqual(['growth', 'replica'])
  expect(found.map(({ id }) => id)).toEqual(checks.map(({ id }) => id))
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
})

const settings = (given: Record<string, string>) => ({
  setting: async (name: string) => given[name] ?? probe().setting(name),
})
const request = (given: Partial<NonNullable<Probe['request']>>) => ({
  request: {
    remote: '10.0.0.2',
    trusted: true,
    forwardedFor: '203.0.113.7',
    forwardedProto: 'https',
    ...given,
  },
})

describe('of the machine', () => {
  it.each([
    ['node', 'warning', { nodeVersion: '20.9.0' }, [/20\.9\.0 is older/, /Install/]],
    ['node', 'error', { nodeVersion: '18.1.0' }, [/18\.1\.0 is older/, /Install/]],
    ['postgres', 'error', settings({ server_version: '14.2' }), [/14\.2 is older than 15/, /Upgrade/]],
    [
      'disk',
      'error',
      { disk: async () => ({ free: 1e8, total: 1e11 }) },
      [/100\.0 MB of 100 GB/, /Free some/],
    ],
    ['disk', 'warning', { disk: async () => ({ free: 1.5e9, total: 1e11 }) }, [/1\.5 GB/, /enlarge/]],
    ['memory', 'error', { memory: async () => ({ available: 3e7, total: 1e9 }) }, [/30\.0 MB/, /Add memory/]],
    [
      'memory',
      'warning',
      { memory: async () => ({ available: 1e8, total: 1e9 }) },
      [/100\.0 MB/, /Add memory/],
    ],
    ['database-clock', 'error', { now: () => Date.now() + 90_000 }, [/90\.0 s ahead of/, /set-ntp/]],
    ['database-clock', 'warning', { now: () => Date.now() - 5_000 }, [/5\.0 s behind/, /set-ntp/]],
  ] as const)('%s: %s', async (id, level, given, words) => {
    await expectFault(look(id, given), level, words)
  })

  it('compares the clock with that of the origin', async () => {
    const late = await serve(undefined, (_, response) => {
      response.setHeader('date', new Date(Date.now() - 3_600_000).toUTCString())
      response.end('{}')
    })
    await expectFault(look('origin-clock', { env: atOrigin(late) }), 'error', [
      /ahead of that of http/,
      /set-ntp/,
    ])
  })
})

describe('of what is stored', () => {
  /** The database was this much smaller so many days ago. */
  const whileGrown = (bytes: number, days: number, given?: Parameters<typeof probe>[0]) =>
    inUndone(t.platformDb, async (tx) => {
      await sql`
        insert into storage_days select (now() at time zone 'UTC')::date - ${days}::integer, kind, size - ${bytes}::bigint
        from (values ('other', pg_database_size(current_database()))) as now (kind, size)
      `.execute(tx)
      return look('growth', { db: tx, ...given })
    })
  const free = (bytes: number) => ({ disk: async () => ({ free: bytes, total: 1e12 }) })

  it.each([
    [20, 6, 'warning', [/grown by 10\.\d MB per 30 days.*full in \d+ days/, /Enlarge the disk/]],
    [20, 1.5, 'error', [/grown by 10\.\d MB per 30 days.*full in \d days/, /see under Storage/]],
  ] as const)(
    'tells that the disk will be full, from %i days with %f MB free',
    async (days, mb, level, words) => {
      await expectFault(whileGrown(7e6, days, free(mb * 1e6)), level, words)
    },
  )

  it('is content while the disk lasts, or is another machine’s', async () => {
    expect(await whileGrown(7e6, 20, free(50e6))).toMatchObject({
      level: 'ok',
      seen: expect.stringMatching(/full in 1[34]\d days/),
    })
    expect(await whileGrown(7e6, 20, free(50e9))).toMatchObject({
      level: 'ok',
      seen: expect.stringMatching(/ days\.$/),
    })
    expect(await whileGrown(-1e6, 20, free(1))).toMatchObject({
      seen: expect.stringContaining('shrunk by 1.'),
    })
    const env = { DATABASE_URL: 'postgres://candour@db.example:5432/candour', SESSION_SECRET: 'x'.repeat(64) }
    expect(await whileGrown(7e6, 20, { ...free(1e6), env })).toMatchObject({
      level: 'ok',
      seen: expect.stringContaining('another machine'),
    })
  })

  it('does not judge by fewer days than a week, nor by days long ago', async () => {
    expect(await whileGrown(7e6, 5, free(1))).toMatchObject({ level: 'skipped' })
    expect(await whileGrown(7e6, 31, free(1))).toMatchObject({ level: 'skipped' })
  })
})

describe('of the database', () => {
  it.each([
    [
      'connections',
      'warning',
      { max_connections: '20' },
      [/17 connections; one server needs up to 32/, /at least 35/],
    ],
    ['durability', 'error', { fsync: 'off' }, [/fsync = off/, /Set fsync to on/]],
    ['durability', 'error', { synchronous_commit: 'off' }, [/synchronous_commit = off/, /to on/]],
    [
      'shared-buffers',
      'warning',
      { shared_buffers_bytes: '8000000' },
      [/only 8\.0 MB/, /Set shared_buffers/],
    ],
  ] as const)('%s: %s', async (id, level, given, words) => {
    await expectFault(
      look(id, settings({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', ...given })),
      level,
      words,
    )
  })

  it('tells that the database cannot be reached, once', async () => {
    const gone = createDb(createPool('postgres://nobody@127.0.0.1:1/nothing', { max: 1 }))
    const found = await runChecks(probe({ db: gone }))
    await gone.destroy()
    const check = found.find(({ id }) => id === 'database')
    expect(check).toMatchObject({ level: 'error', seen: expect.stringContaining('ECONNREFUSED') })
    expect(check?.advice).toContain('DATABASE_URL')
    expect(found.filter(({ level }) => level === 'error').map(({ id }) => id)).toEqual(['database'])
  })

  /** Runs a check while changes of a superuser are made, which nobody else ever sees. */
  async function whileChanged(id: string, ...changes: string[]): Promise<SystemCheck> {
    const superuser = createDb(createPool(superuserOf(t.directUrl, inject('superuserUrl')), { max: 1 }))
    return inUndone(superuser, async (tx) => {
      for (const change of changes) await sql.raw(change).execute(tx)
      return look(id, { db: tx })
    }).finally(() => superuser.destroy())
  }

  it.each([
    [
      'roles',
      'alter role candour_app superuser',
      [/candour_app has the right superuser/, /candour_app nosuperuser/],
    ],
    [
      'roles',
      'alter role candour_accounts bypassrls',
      [/candour_accounts has the right bypassrls/, /nobypassrls/],
    ],
    ['roles', 'alter role candour_platform createrole', [/right createrole/, /nocreaterole/]],
    ['roles', 'alter role candour_app nologin', [/candour_app may not log in/, /candour_app login/]],
    [
      'row-level-security',
      'alter table reviews disable row level security',
      [/off for the table reviews/, /enable row/],
    ],
    [
      'row-level-security',
      'create policy everyone on users using (true)',
      [/everyone shows every row/, /drop policy everyone/],
    ],
    [
      'row-level-security',
      'alter table cases owner to candour_app',
      [/cases belongs to the login candour_app/, /owner to/],
    ],
    [
      'migrations',
      `delete from kysely_migration where name like '0096%'`,
      [/does not have this release/, /pnpm migrate/],
    ],
    [
      'migrations',
      `update schema_files set sha256 = 'x' where name = 'policies.sql'`,
      [/changed by hand/, /pnpm migrate/],
    ],
  ] as const)('%s: %s', async (id, change, words) => {
    await expectFault(whileChanged(id, change), 'error', words)
  })

  it('tells that a newer release has migrated the database', async () => {
    const found = whileChanged('migrations', 'update schema_files set version = 9999')
    await expectFault(found, 'warning', [/newer release/, /Complete the upgrade/])
  })
})

describe('of the origins', () => {
  const refused = [/cannot be reached/, /firewall/] as const

  it('tells which origin cannot be reached', async () => {
    const env = { ...atOrigin(own), SITE_ORIGIN: 'https://localhost:1' }
    await expectFault(look('origins', { env }), 'error', refused)
    const nowhere = { ...atOrigin(own), ADMIN_ORIGIN: 'https://nowhere.invalid' }
    await expectFault(look('origins', { env: nowhere }), 'error', refused)
  })

  it('tells that something else answers', async () => {
    const other = await serve(undefined, (_, response) => response.end('Welcome to nginx!'))
    await expectFault(look('origins', { env: atOrigin(other) }), 'error', [
      /by something else/,
      /Host header/,
    ])
    const elsewhere = await serve(valid, undefined, 'https://other.example.com')
    const found = look('origins', { env: atOrigin(elsewhere) })
    await expectFault(found, 'error', [/whose site is at https:\/\/other\.example\.com/, /SITE_ORIGIN/])
  })

  it.each([
    ['an expired certificate', 'localhost', [-30, -3], 'error', [/expired \d days ago/, /log of the proxy/]],
    ['one that ends soon', 'localhost', [-80, 10], 'warning', [/expires in 9 days/, /log of the proxy/]],
    ['one for another name', 'other.example', [-1, 90], 'error', [/refuse.*altnames/, /exactly this name/]],
  ] as const)('tells of %s', async (_, host, dates, level, words) => {
    const pair = await selfSigned(host, dates)
    const origin = await serve(pair)
    await expectFault(look('certificates', { env: atOrigin(origin), ca: pair.cert }), level, words)
  })

  it('tells of a certificate that nobody trusts', async () => {
    const origin = await serve(await selfSigned('localhost', [-1, 90]))
    await expectFault(look('certificates', { env: atOrigin(origin) }), 'error', [/refuse/, /authority/])
  })

  it.each([
    ['error', { env: { TRUST_PROXY: '0.0.0.0/0' } }, [/anybody can claim/, /your own proxies/]],
    ['error', request({ trusted: false }), [/10\.0\.0\.2 forwards requests/, /Set TRUST_PROXY/]],
    ['warning', { env: { TRUST_PROXY: '' } }, [/TRUST_PROXY is not set/, /Set TRUST_PROXY/]],
    ['warning', request({ forwardedFor: undefined }), [/does not say for whom/, /X-Forwarded-For/]],
    ['warning', request({ forwardedProto: 'http' }), [/came by http/, /X-Forwarded-Proto: https/]],
  ] as const)('proxy: %s', async (level, given, words) => {
    await expectFault(look('proxy', given), level, words)
  })

  it.each([
    ['error', { DASHBOARD_ORIGIN: 'http://app.example.com' }, [/Some origins are https/, /begin with https/]],
    ['error', atOrigin('http://reviews.example.com'), [/can be read on the way/, /proxy with TLS/]],
    ['warning', { ADMIN_ORIGIN: 'https://admin.example.com' }, [/does not carry over/, /Set COOKIE_DOMAIN/]],
    [
      'error',
      { ...atOrigin('https://a.com'), COOKIE_DOMAIN: 'com' },
      [/no cookie for all of com/, /COOKIE_DOMAIN/],
    ],
  ] as const)('cookies: %s', async (level, env, words) => {
    await expectFault(look('cookies', { env: { ...env } }), level, words)
  })
})

describe('of mail', () => {
  it('tells why the mail server cannot be used', async () => {
    const unset = look('mail-server', { env: { SMTP_URL: '' } })
    await expectFault(unset, 'error', [/SMTP_URL is not set/, /Set SMTP_URL/])
    const gone = look('mail-server', { env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
    await expectFault(gone, 'error', [/ECONNREFUSED/, /port in SMTP_URL/])
    await using strict = await startMailServer({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      onAuth: (_, __, done) => done(new Error('Wrong password')),
    })
    const SMTP_URL = strict.url.replace('://', '://user:wrong@')
    await expectFault(look('mail-server', { env: { SMTP_URL } }), 'error', [/Wrong password|535/, /password/])
    const remote = strict.url.replace('127.0.0.1', '0.0.0.0')
    await expectFault(look('mail-server', { env: { SMTP_URL: remote } }), 'error', [
      /does not offer TLS/,
      /smtps/,
    ])
  })

  const [spfName, dkimName, dmarcName] = [
    'reviews.example.com',
    'mail._domainkey.reviews.example.com',
    '_dmarc.reviews.example.com',
  ]
  it.each([
    ['spf', 'error', { [spfName]: [] }, [/has no SPF record/, /Publish one TXT record/]],
    ['spf', 'error', { [spfName]: ['v=spf1 -all', 'v=spf1 ~all'] }, [/2 SPF records/, /Publish one/]],
    ['spf', 'error', { [spfName]: ['v=spf1 +all'] }, [/allows everybody/, /-all/]],
    ['dkim', 'error', { [dkimName]: [] }, [/no DKIM key at mail\._domainkey/, /Publish the key/]],
    ['dkim', 'error', { [dkimName]: ['v=DKIM1; p='] }, [/revoked/, /Publish the current key/]],
    ['dmarc', 'error', { [dmarcName]: [] }, [/has no DMARC record/, /_dmarc\.reviews\.example\.com/]],
    ['dmarc', 'warning', { [dmarcName]: ['v=DMARC1; p=none'] }, [/policy of .* is none/, /p=quarantine/]],
    ['dmarc', 'error', { [dmarcName]: ['v=DMARC1; rua=mailto:a@b.c'] }, [/no valid policy/, /Publish/]],
  ] as const)('%s: %s', async (id, level, records, words) => {
    await using server = await startNameServer({ ...dns, ...records } as Record<string, string[]>)
    const given = { env: { DKIM_SELECTOR: 'mail' }, nameServer: server.address }
    await expectFault(look(id, given), level, words)
  })

  it('follows the policy of a parent domain, and looks nothing up for a local sender', async () => {
    await using server = await startNameServer({ '_dmarc.example.com': ['v=DMARC1; p=reject'] })
    expect((await look('dmarc', { nameServer: server.address })).level).toBe('ok')
    expect((await look('spf', { env: { MAIL_FROM: 'Reviews <no-reply@localhost>' } })).level).toBe('skipped')
  })
})

describe('of work', () => {
  it('tells that there is no recent backup', async () => {
    const aged = (days: number) => ({
      lastBackup: async () => ({ at: new Date(Date.now() - days * day), bytes: 1, name: null }),
    })
    await expectFault(look('backup', aged(2)), 'warning', [/2 days ago/, /pnpm backup/])
    await expectFault(look('backup', aged(9)), 'error', [/9 days ago/, /pnpm backup/])
    const recorded = createProbe({ ...probe(), nameServers: [] }).lastBackup
    await expectFault(look('backup', { lastBackup: recorded }), 'warning', [/No backup/, /every day/])
    await recordBackup(dataDir, { at: new Date(), bytes: 12, name: 's3:a' })
    expect((await look('backup', { lastBackup: recorded })).level).toBe('ok')
  })

  it('tells that no backup was restored to see whether it is good, or that it was not', async () => {
    const ended = (...of: Parameters<typeof verified>) =>
      look('backup-verified', { lastVerification: async () => verified(...of) })
    await expectFault(ended(10), 'warning', [/found good 10 days ago/, /pnpm backup:verify every week/])
    await expectFault(ended(40), 'error', [/found good 40 days ago/, /every week/])
    await expectFault(ended(1, 'It is damaged.'), 'error', [
      /failed 24 hours ago: It is damaged/,
      /make a new/,
    ])
    const recorded = createProbe({ ...probe(), nameServers: [] }).lastVerification
    const lookAgain = () => look('backup-verified', { lastVerification: recorded })
    await expectFault(lookAgain(), 'warning', [/No backup has been restored/, /every week/])
    await recordVerification(dataDir, verified(0))
    expect((await lookAgain()).level).toBe('ok')
  })

  it('tells which queue is late, and which job has failed', async () => {
    const { id: userId } = await t.make.user()
    await t.sql`
      insert into mails (id, user_id, kind, next_attempt_at, created_at)
      values (gen_random_uuid(), ${userId}, 'reset', now(), now() - interval '1 hour')
    `
    await expectFault(look('queues'), 'warning', [
      /queue mails has waited for 60 minutes/,
      /Email in the console/,
    ])
    await t.sql`update mails set created_at = now() - interval '7 hours'`
    await expectFault(look('queues'), 'error', [/7 hours/, /Email/])
    await t.sql`delete from mails`
    await t.sql`
      insert into pgboss.job (name, state, started_on, completed_on) values ('digests', 'failed', now(), now())
    `
    await expectFault(look('jobs'), 'warning', [/failed of: digests/, /logs/])
    await t.sql`delete from pgboss.job`
  })

  it('tells about the replica', async () => {
    const env = { DATABASE_URL: t.url, DATABASE_REPLICA_URL: t.url, SESSION_SECRET: 'x'.repeat(32) }
    await expectFault(look('replica', { env }), 'error', [/is no standby/, /DATABASE_REPLICA_URL|Set it/])
    const behind = { env, replica: async () => ({ standby: true, lagSeconds: 60 }) }
    await expectFault(look('replica', behind), 'warning', [/60 seconds behind/, /pg_stat_replication/])
    const gone = { ...env, DATABASE_REPLICA_URL: t.url.replace(/:\d+\//, ':1/') }
    await expectFault(look('replica', { env: gone }), 'error', [/cannot be reached/, /standby/])
  })

  it('tells that the server is stopping or does not run, and that notifications cannot be signed', async () => {
    await expectFault(look('processes', { ready: async () => 'stopping' }), 'error', [/is stopping/, /Start/])
    await expectFault(look('processes', { ready: async () => 'silent' }), 'error', [/No server/, /Start/])
    await t.sql`insert into push_key (sealed) values (convert_to('x', 'UTF8'))`
    await expectFault(look('vapid', { opensPushKey: () => false }), 'error', [
      /cannot be opened/,
      /SESSION_SECRET/,
    ])
    await t.sql`delete from push_key`
  })
})

it('gives each check its time, side by side', async () => {
  const never = () => new Promise<never>(() => {})
  const begun = performance.now()
  const found = await runChecks(
    probe({ resolveTxt: never, verifyMail: never, lastBackup: never }),
    checks,
    500,
  )
  expect(performance.now() - begun).toBeLessThan(1_500)
  expect(found.filter(({ seen }) => /within 0\.5 s/.test(seen)).map(({ id }) => id)).toEqual([
    ...['mail-server', 'spf', 'dkim', 'dmarc', 'backup'],
  ])
})

it('asks no host but the own origins', async () => {
  await expect(probe().reach('https://other.example.com')).rejects.toThrow('own origins')
})

it('does not take the age that reviews of the demo pretend for a delay', async () => {
  const { id } = await t.make.company()
  await t.sql`insert into event_consumers (name, position) values ('funnel', 0) on conflict (name) do update set position = 0`
  const add = (company: string) => t.sql`
    insert into review_events (company_id, review_id, created_at, rating)
    values (${company}, gen_random_uuid(), now() - interval '1 day', 5)
  `
  await add(demoCompanyId)
  expect((await look('queues')).level).toBe('ok')
  await add(id)
  await expectFault(look('queues'), 'error', [/queue reviews: funnel has waited for 24 hours/, /restart/])
})

describe('the command', () => {
  const file = fileURLToPath(new URL('../../../../../../tooling/commands/src/doctor.ts', import.meta.url))
  const { PATH = '', HOME = '' } = process.env
  const doctor = async (env: Record<string, string>, ...args: string[]) => {
    const given = { PATH, HOME, DATABASE_URL: t.url, DATA_DIR: dataDir, ...env }
    const child = spawn(process.execPath, [file, ...args], { env: given })
    const [output, problems, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ])
    return { code, output, problems }
  }

  it('exits with 0 without errors and with 1 with one, and prints JSON for programs', async () => {
    // Test databases are not durable, which does not matter before an upgrade.
    const [sound, wrong] = await Promise.all([
      doctor({}, '--json', '--upgrade'),
      doctor({ SITE_ORIGIN: 'reviews.example.com' }),
    ])
    const report = JSON.parse(sound.output)
    expect(report.version).toMatch(/^\d+\.\d+\.\d+/)
    expect(report.checks.map(({ id }: SystemCheck) => id)).toEqual(checksBeforeUpgrade.map(({ id }) => id))
    expect(sound).toMatchObject({ code: 0, problems: '' })
    expect(wrong.output).toMatch(/^ERROR {3}configuration: .*SITE_ORIGIN/)
    expect(wrong.output).toMatch(/→ Correct .*\n\n1 error, 0 warnings\.\n$/)
    expect(wrong).toMatchObject({ code: 1, problems: '' })
  })
})
