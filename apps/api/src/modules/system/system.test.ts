import { randomUUID } from 'node:crypto'
import { getSystem, getTestMail, sendTestMail } from '@candour/schemas/system.ts'
import { expect, it } from 'vitest'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { notesIn } from '#modules/system/release-notes.ts'
import { noteStorage, storageIn } from '#modules/system/storage.ts'
import { buildTestApp, testApp } from '#test/app.ts'
import { deliverTo, linkIn, startMailServer } from '#test/mail-server.ts'

const t = await testApp()
const operator = await t.signInAs({ role: 'superadmin' })

const stateOf = async (id: string) => (await operator.call(getTestMail, { params: { id } })).body

it('reports checks, processes, queues, jobs, storage and backups', async () => {
  const { status, body } = await operator.call(getSystem, {})
  expect(status).toBe(200)
  expect(body.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(body.notes.map(({ title }) => title)).toContain('Added')
  // Nothing listens on the tests' origins.
  expect(body.checks.find(({ id }) => id === 'origins')?.level).toBe('error')
  expect(body.checks.find(({ id }) => id === 'roles')?.level).toBe('ok')
  expect(body.checks.find(({ id }) => id === 'migrations')?.level).toBe('ok')
  expect(body.checks.find(({ id }) => id === 'row-level-security')?.level).toBe('ok')
  expect(body.processes[0]).toMatchObject({ here: true, memoryBytes: expect.any(Number) })
  expect(body.queues.map(({ name }) => name)).toContain('mails')
  expect(body.jobs.map(({ name }) => name)).toContain('housekeeping')
  const { databaseBytes, growthBytes, kinds } = body.storage
  expect([growthBytes, ...kinds.map((kind) => kind.growthBytes)]).toEqual(Array(8).fill(null))
  expect(kinds.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(databaseBytes)
  expect(JSON.stringify(body)).not.toContain(new URL(t.url).password || 'a password')
})

it('tells what the newest version in the changelog brings', () => {
  const changelog = `# Changelog\n\n- Not this.\n\n## Unreleased\n\n<!-- Up to commit 1 -->\n\n### Nothing\n\n## 0.2.0, today

### To do when upgrading

- Set \`PORT\`
  as [decision 1](docs/1.md) says.

### Added

- This - and that.
- More.

## 0.1.0, before

### Added

- Old.
`
  const expected = [
    { title: 'To do when upgrading', items: ['Set `PORT` as decision 1 says.'] },
    { title: 'Added', items: ['This - and that.', 'More.'] },
  ]
  expect(notesIn(changelog)).toEqual(expected)
  expect(notesIn(changelog.slice(0, 40))).toEqual([])
})

it('notes once a day what is stored, for 30 days, and tells what has grown since', async () => {
  const db = t.platformDb
  const note = () => withPlatform(db, system('housekeeping'), noteStorage)
  await Promise.all([note(), note()])
  await t.sql`update storage_days set day = day - 10, bytes = greatest(0, bytes - 100000)`
  await t.sql`insert into storage_days select day - 20, kind, 0 from storage_days`
  await t.sql`insert into storage_days select day - 21, kind, 7 from storage_days where bytes = 0`
  await note()
  await note()
  const days = await t.owner.selectFrom('storage_days').select(['day', 'kind', 'bytes']).execute()
  expect(days).toHaveLength(3 * 7)
  await t.sql`delete from storage_days where day < now() - interval '15 days'`
  const { kinds, growthBytes, databaseBytes } = await storageIn(db)
  const of = (name: string) => kinds.find(({ kind }) => kind === name)
  // From 10 days and a part of today.
  const per30Days = (bytes: number) => [(bytes * 30) / 11 - 1, bytes * 3 + 1]
  const [least = 0, most = 0] = per30Days(100_000)
  expect(of('reviews')?.growthBytes).toBeGreaterThan(least)
  expect(of('reviews')?.growthBytes).toBeLessThan(most)
  expect(growthBytes).toBeGreaterThan(5 * least)
  expect(growthBytes).toBeLessThan(databaseBytes)
})

it('answers the same report again for a few seconds', async () => {
  const [first, second] = await Promise.all([operator.call(getSystem, {}), operator.call(getSystem, {})])
  expect(first.body.processes).toEqual(second.body.processes)
})

it('sends a test mail and tells what has become of it', async () => {
  let refuse = false
  await using mails = await startMailServer({
    onRcptTo: (_, __, done) =>
      refuse ? done(Object.assign(new Error('Not this mailbox'), { responseCode: 550 })) : done(),
  })
  const { status, body } = await operator.call(sendTestMail, { body: { to: 'ada@example.com' } })
  expect(status).toBe(202)
  expect(await stateOf(body.id)).toEqual({ state: 'queued', answer: null })
  deliverTo(t, mails.url)
  const mail = await mails.next('ada@example.com')
  await expect.poll(() => stateOf(body.id)).toEqual({ state: 'sent', answer: null })

  const { url } = linkIn(mail)
  const open = (query: Record<string, string>) => t.app.inject({ url: url.pathname, query })
  const { id = '', token = '' } = Object.fromEntries(url.searchParams)
  for (const wrong of [{ id, token: 'x' }, { id: randomUUID(), token }, { id: 'x', token }, { id }]) {
    expect((await open(wrong as Record<string, string>)).statusCode).toBe(404)
  }
  expect(await stateOf(body.id)).toMatchObject({ state: 'sent' })
  expect((await open({ id, token })).statusCode).toBe(200)
  expect(await stateOf(body.id)).toEqual({ state: 'opened', answer: null })

  refuse = true
  const refused = await operator.call(sendTestMail, { body: { to: 'ben@example.com' } })
  await expect
    .poll(() => stateOf(refused.body.id))
    .toEqual({ state: 'refused', answer: expect.stringContaining('550') })
})

it('shows no other mail, and does not mark one as opened', async () => {
  const { id: user_id } = await t.make.user()
  const id = randomUUID()
  await t.insert('mails', { id, user_id, kind: 'reset' })
  expect((await operator.call(getTestMail, { params: { id } })).status).toBe(404)
})

it('limits test mails by operator and by address', async () => {
  await using own = await buildTestApp({ RATE_LIMITS: 'on' })
  const { call } = await own.signInAs({ role: 'superadmin' })
  const send = async (to: string) => (await call(sendTestMail, { body: { to } })).status
  const same = []
  for (let n = 0; n < 6; n += 1) same.push(await send('Ada@example.com'))
  expect(same).toEqual([202, 202, 202, 202, 202, 429])
  const others = []
  for (let n = 0; n < 5; n += 1) others.push(await send(`ada${n}@example.com`))
  expect(others).toEqual([202, 202, 202, 202, 429])
})

it('tells the whole configuration and where it comes from, without any secret', async () => {
  const secret = 'hidden-part-that-nobody-may-see-0123456789'
  const url = (scheme: string) =>
    `${scheme}://ada:${secret}@db.example:5432/x?sslmode=disable&sslpassword=${secret}`
  const env = {
    ...{ SESSION_SECRET: `${secret},${secret}2`, SUPERADMIN_PASSWORD: secret, OIDC_CLIENT_SECRET: secret },
    ...{ DATABASE_URL: url('postgres'), DATABASE_DIRECT_URL: url('postgres') },
    ...{ DATABASE_REPLICA_URL: url('postgres'), SMTP_URL: `smtp://${secret}:${secret}@mail.example` },
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://${secret}@127.0.0.1:1/?key=${secret}`,
    ...{ BOOKING_URL: `https://a:${secret}@x.example/`, BACKUP_AGE_IDENTITY: secret },
    ...{ OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'x', OIDC_ROLES: 'a:superadmin' },
  }
  await t.sql`insert into settings values ('providerName', 'Stored')`
  await using own = await buildTestApp(env, { ...t, drop: async () => {} })
  const { email } = operator
  const { body } = await (await own.signIn(email)).call(getSystem, {})
  expect(JSON.stringify(body.configuration)).not.toContain('hidden-part')
  expect(JSON.stringify(body)).not.toContain('hidden-part')
  const of = (name: string) => body.configuration.find((variable) => variable.name === name)
  expect(of('SESSION_SECRET')).toMatchObject({ value: null, source: 'environment', secret: true })
  expect(of('DATABASE_URL')).toMatchObject({ value: 'postgres://ada@db.example:5432/x?sslmode=disable' })
  expect(of('PROVIDER_NAME')).toMatchObject({ value: 'Stored', source: 'stored' })
  expect(of('AUDIT_DAYS')).toMatchObject({ value: '400', source: 'default' })
})
