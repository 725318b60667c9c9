import { getConfig } from '@candour/schemas/platform.ts'
import { getSettings, type SettingsPatch, updateSettings } from '@candour/schemas/settings.ts'
import { afterEach, expect, it } from 'vitest'
import { createAppDeps } from '#app-deps.ts'
import { parseConfig } from '#config.ts'
import { testApp } from '#test/app.ts'

const t = await testApp({ PROVIDER_URL: 'http://provider.example', MAIL_FROM: 'no-reply@provider.example' })
const operator = await t.signInAs({ role: 'superadmin' })
afterEach(async () => {
  await t.sql`delete from settings`
  await t.deps.settings.read()
})

const change = (body: SettingsPatch) => operator.call(updateSettings, { body })
const current = async () => (await operator.call(getSettings, {})).body
const config = async () => (await t.call(getConfig, {})).body

it('says where each value comes from', async () => {
  expect(await current()).toEqual({
    providerName: { value: 'Candour', source: 'default' },
    providerUrl: { value: 'http://provider.example', source: 'environment' },
    providerEmail: { value: null, source: 'default' },
    senderName: { value: null, source: 'default' },
    bookingUrl: { value: 'https://example.com/book-a-call', source: 'default' },
    landing: { value: 'marketing', source: 'default' },
  })
})

it('changes settings at once, back to their defaults too, and says so in the audit log', async () => {
  const changed = await change({
    providerName: '  Ünïcode “Ltd.”, \\ 日本  ',
    providerEmail: 'help@example.com',
    senderName: 'A "quoted" \\ name, <b>',
    bookingUrl: 'example.com/meet?a=1&b=2',
    landing: 'choice',
  })
  expect(changed.status).toBe(200)
  expect(changed.body).toEqual(await current())
  expect(changed.body.bookingUrl).toEqual({ value: 'https://example.com/meet?a=1&b=2', source: 'stored' })
  expect(await config()).toMatchObject({
    provider: { name: 'Ünïcode “Ltd.”, \\ 日本', url: 'http://provider.example', email: 'help@example.com' },
    ...{ bookingUrl: 'https://example.com/meet?a=1&b=2', landing: 'choice' },
  })
  expect(t.deps.config.mailFrom).toBe('"A \\"quoted\\" \\\\ name, <b>" <no-reply@provider.example>')
  const [entry] = await t.sql<{ changes: object }>`
    select changes from audit_entries where action = 'settings.updated' order by id desc limit 1
  `
  expect(entry?.changes).toMatchObject({
    landing: ['marketing', 'choice'],
    providerEmail: [null, 'help@example.com'],
  })

  const reset = await change({ landing: null, providerName: null, providerEmail: null, senderName: null })
  expect(reset.body).toMatchObject({ landing: { value: 'marketing', source: 'default' } })
  expect((await config()).provider.name).toBe('Candour')
  expect(t.deps.config.mailFrom).toBe('no-reply@provider.example')
})

it('applies what was read, though a notification has it read again meanwhile', async () => {
  for (const bookingUrl of ['https://example.com/1', 'https://example.com/2', 'https://example.com/3']) {
    await t.sql`insert into settings values ('bookingUrl', ${bookingUrl})
      on conflict (name) do update set value = excluded.value`
    const read = t.deps.settings.read()
    t.deps.settings.onNotification()
    await read
    expect(t.deps.config.bookingUrl).toBe(bookingUrl)
  }
})

it('leaves no entry for what changes nothing', async () => {
  const count = () => t.sql`select from audit_entries where action = 'settings.updated'`
  const before = (await count()).length
  expect((await change({})).status).toBe(200)
  expect((await change({ providerName: 'Candour' })).status).toBe(200)
  expect(await count()).toHaveLength(before)
})

it('refuses what the environment sets, and changes nothing else along with it', async () => {
  const { status, body } = await change({ providerName: 'Other', providerUrl: 'https://other.example' })
  expect([status, body]).toEqual([
    409,
    expect.objectContaining({ code: 'setting_fixed', setting: 'providerUrl' }),
  ])
  expect((await current()).providerName.source).toBe('default')
  const named = createAppDeps(parseConfig({ MAIL_FROM: 'A "B" <a@b.example>', LANDING: 'choice' }), t)
  expect(named.settings.config.mailFrom).toBe('A "B" <a@b.example>')
})

it.each<SettingsPatch>([
  ...['http://example.com', 'javascript:alert(1)', 'https://user:secret@example.com', 'https://', ''].map(
    (bookingUrl) => ({ bookingUrl }),
  ),
  { bookingUrl: `https://example.com/${'x'.repeat(300)}` },
  ...['', ' ', '\u200b', 'a\r\nBcc: x@example.com', '\u0000', '\u202eevil\u0007', 'x'.repeat(61)].flatMap(
    (name) => [{ providerName: name }, { senderName: name }],
  ),
  { providerEmail: 'nobody' },
  { landing: 'none' as 'choice' },
])('refuses %j', async (body) => {
  expect((await change(body)).status).toBe(400)
})

it('keeps the values of a stored setting that this version does not accept', async () => {
  await t.sql`insert into settings values ('bookingUrl', 'ftp://example.com'), ('ofLater', 'x')`
  await t.deps.settings.read()
  expect((await config()).bookingUrl).toBe('https://example.com/book-a-call')
  expect((await current()).bookingUrl.source).toBe('default')
})

it('takes changes at the same time one after the other', async () => {
  const names = Array.from({ length: 8 }, (_, n) => `Name ${n}`)
  await Promise.all(names.map((providerName) => change({ providerName })))
  const entries = await t.sql<{ before: string; after: string }>`
    select changes -> 'providerName' ->> 0 as before, changes -> 'providerName' ->> 1 as after
    from audit_entries where action = 'settings.updated' and changes -> 'providerName' ->> 1 like 'Name _'
  `
  const after = new Map(entries.map(({ before, after }) => [before, after]))
  const chain = [...names.keys()].reduce<string[]>(
    (all) => [...all, after.get(all.at(-1) ?? 'Candour') ?? ''],
    [],
  )
  expect(chain.toSorted()).toEqual(names)
  expect((await config()).provider.name).toBe(chain.at(-1))
})
