import { createLocation } from '@candour/schemas/locations.ts'
import { beforeEach, expect, it } from 'vitest'
import { removeEnded } from '#process/housekeeping.ts'
import { anotherApp, testApp } from '#test/app.ts'

const t = await testApp()
const company = await t.make.company()
const companyId = company.id
const owner = await t.signInAs({ companies: [company] })
const other = await t.signInAs({ companies: [company] })
beforeEach(() => t.owner.deleteFrom('locations').execute())

/** Creates a location with a key, by a member. */
async function create(name: string, key: string, { by = owner, app = t.app } = {}) {
  return await app.inject({
    method: 'POST',
    url: `${createLocation.path}?companyId=${companyId}`,
    payload: { name },
    headers: { cookie: by.cookie, 'idempotency-key': key },
  })
}
const names = async () =>
  (await t.owner.selectFrom('locations').select('name').execute()).map(({ name }) => name)

it('makes a call once, and repeats its answer in any process', async () => {
  const first = await create('Bäckerei 🥐', 'key-1')
  expect(first.statusCode).toBe(201)
  expect(first.headers).not.toHaveProperty('idempotency-replayed')
  const second = await anotherApp(t, {})
  for (const app of [t.app, second]) {
    const again = await create('Bäckerei 🥐', 'key-1', { app })
    expect(again).toMatchObject({ statusCode: 201, body: first.body })
    expect(again.headers).toMatchObject({
      'idempotency-replayed': 'true',
      'content-type': first.headers['content-type'],
    })
  }
  expect(await names()).toEqual(['Bäckerei 🥐'])
})

it('refuses the key for another call, of any kind, but takes that of another person', async () => {
  await create('One', 'key-2')
  const [body, path] = await Promise.all([
    create('Two', 'key-2'),
    t.app.inject({
      method: 'POST',
      url: `/api/dashboard/notifications/test?companyId=${companyId}`,
      headers: { cookie: owner.cookie, 'idempotency-key': 'key-2' },
    }),
  ])
  for (const { statusCode, body: answer } of [body, path]) {
    expect([statusCode, JSON.parse(answer).code]).toEqual([409, 'idempotency_key_reused'])
  }
  expect(await create('Three', 'key-2', { by: other })).toMatchObject({ statusCode: 201 })
  expect((await names()).toSorted()).toEqual(['One', 'Three'])
})

it('makes a call once that comes several times at once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => create('Once', 'key-3')))
  expect(await names()).toEqual(['Once'])
  for (const { statusCode, body } of answers) {
    expect([201, 409]).toContain(statusCode)
    if (statusCode === 409) expect(JSON.parse(body).code).toBe('idempotency_key_in_use')
  }
})

it('repeats a refusal that stays, and lets the call be made again where it may pass', async () => {
  await create('Taken', 'key-4')
  const refused = await create('Taken', 'key-5')
  expect(refused.statusCode).toBe(409)
  await t.owner.deleteFrom('locations').execute()
  expect(await create('Taken', 'key-5')).toMatchObject({ statusCode: 409, body: refused.body })

  await t.setCompany(company, { billing_status: 'suspended' })
  expect((await create('Later', 'key-6')).statusCode).toBe(403)
  await t.setCompany(company, { billing_status: 'active' })
  expect((await create('Later', 'key-6')).statusCode).toBe(201)

  expect((await create('', 'key-7')).statusCode).toBe(400)
  expect((await create('Valid now', 'key-7')).statusCode).toBe(201)
})

it.for(['', ' ', 'x'.repeat(256), 'clé', 'two words'])('refuses the key %j', async (key) => {
  const { statusCode, body } = await create('Odd', key)
  expect([statusCode, JSON.parse(body).code]).toEqual([400, 'bad_idempotency_key'])
  expect(await names()).toEqual([])
})

it('refuses it where the answer is a secret, and ignores it on visitors’ calls', async () => {
  const headers = { cookie: owner.cookie, 'idempotency-key': 'key-8' }
  const secret = await t.app.inject({ method: 'POST', url: '/api/account/two-factor/totp', headers })
  expect([secret.statusCode, JSON.parse(secret.body).code]).toEqual([400, 'bad_idempotency_key'])
  const visit = () =>
    t.app.inject({
      method: 'POST',
      url: '/api/reviews',
      payload: { companyId, rating: 3, feedback: 'Words', submissionId: crypto.randomUUID() },
      headers: { 'idempotency-key': 'key-9' },
    })
  const [first, second] = [await visit(), await visit()]
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.headers).not.toHaveProperty('idempotency-replayed')
})

it('keeps no answer that the database alone could read, and none for longer than a day', async () => {
  await create('Secret words', 'key-10')
  const stored = () =>
    t.sql<{ text: string; hours: number }>`
      select encode(answer, 'escape') || encode(key, 'escape') as text,
        extract(epoch from until - now()::timestamp(3) with time zone)::float8 / 3600 as hours
      from idempotent_answers where answer is not null order by until desc limit 1
    `
  const [row] = await stored()
  expect(row?.text).not.toMatch(/Secret|key-10/)
  expect(row?.hours).toBeGreaterThan(23.9)
  expect(row?.hours).toBeLessThanOrEqual(24)
  await t.sql`update idempotent_answers set until = now() - interval '1 second'`
  await removeEnded(t)
  expect(await stored()).toEqual([])
})

it('goes on a minute after its process has died', async () => {
  await create('Half-way', 'key-11')
  await t.owner.deleteFrom('locations').execute()
  const died = (until: string) =>
    t.sql`update idempotent_answers set status = null, answer = null, until = now() + ${until}::interval`
  await died('1 second')
  expect(JSON.parse((await create('Half-way', 'key-11')).body).code).toBe('idempotency_key_in_use')
  await died('-1 second')
  expect((await create('Half-way', 'key-11')).statusCode).toBe(201)
})
