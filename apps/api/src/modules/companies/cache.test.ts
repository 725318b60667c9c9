import { getCompanyBySlug } from '@candour/schemas/companies.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { listen } from '#db/listen.ts'
import { CompanyCache } from '#modules/companies/cache.ts'
import { saveImage } from '#modules/images/repository.ts'
import { testApp } from '#test/app.ts'

const t = await testApp()
afterEach(() => vi.useRealTimers())

const rename = (id: string, name: string) =>
  t.owner.updateTable('companies').set({ name }).where('id', '=', id).execute()

/** Gives a company a logo of this size in bytes. */
async function giveLogo(id: string, length: number): Promise<Buffer> {
  const sha256 = Buffer.alloc(32, length % 251)
  const bytes = Buffer.alloc(length, length % 251)
  await t.owner
    .transaction()
    .execute((tx) => saveImage(tx, { sha256, mediaType: 'image/png', width: 9, height: 9, bytes }))
  await t.owner.updateTable('companies').set({ logo_sha256: sha256 }).where('id', '=', id).execute()
  return sha256
}

const takeBytes = (sha256: Buffer) =>
  t.sql`update images set bytes = ${Buffer.alloc(0)} where sha256 = ${sha256}`

it('reads a large logo once for all its responses', async () => {
  const { id, slug } = await t.make.company()
  const sha256 = await giveLogo(id, 2_000_000)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => t.call(getCompanyBySlug, { params: { slug } })),
  )
  await takeBytes(sha256)
  answers.push(await t.call(getCompanyBySlug, { params: { slug } }))
  for (const { body } of answers) expect(body.logoUrl?.length).toBeGreaterThan(2_600_000)
  t.deps.companies.forget(id)
  expect((await t.call(getCompanyBySlug, { params: { slug } })).body.logoUrl).toBe('data:image/png;base64,')
})

it('keeps responses within its byte limit', async () => {
  const companies = new CompanyCache(t.db, { maxBytes: 300_000 })
  companies.onListening(true)
  const made = []
  for (let n = 1; n <= 4; n += 1) {
    const { id, slug } = await t.make.company()
    const sha256 = await giveLogo(id, 60_000 + n)
    const found = await companies.bySlug(slug)
    if (!found) throw new Error('not found')
    made.push({ found, sha256, answer: await companies.answer(found) })
  }
  const kept = []
  for (const { found, answer } of made.toReversed()) {
    if ((await companies.answer(found)) === answer) kept.push(found)
  }
  expect(kept).toHaveLength(3)
})

it('never returns a response prepared for a company that has changed since', async () => {
  const { slug } = await t.make.company({ name: 'Before' })
  const companies = new CompanyCache(t.db)
  companies.onListening(true)
  const nameOf = (answer = companies.prepared(slug)) => answer && JSON.parse(String(answer.body)).name
  const before = await companies.bySlug(slug)
  if (!before) throw new Error('not found')
  await companies.answer(before)
  expect(nameOf()).toBe('Before')
  await rename(before.company.id, 'After')
  companies.onNotification(slug)
  expect(nameOf()).toBeUndefined()
  const after = await companies.bySlug(slug)
  if (!after) throw new Error('not found')
  expect(nameOf()).toBeUndefined()
  expect(nameOf(await companies.answer(after))).toBe('After')
  expect(nameOf()).toBe('After')
  // A request that began before the change is answered last.
  await companies.answer(before)
  expect(nameOf()).toBeUndefined()
  expect(nameOf(await companies.answer(after))).toBe('After')
})

it('does not mistake a slug for the first company', async () => {
  const { slug } = await t.make.company()
  const companies = new CompanyCache(t.db)
  companies.onListening(true)
  const found = await companies.first()
  if (!found) throw new Error(`${slug} not found`)
  await companies.answer(found)
  expect(await companies.bySlug('/')).toBeUndefined()
  expect(companies.prepared('/')).toBeUndefined()
})

it('reads a company once for concurrent requests', async () => {
  const { slug } = await t.make.company()
  const companies = new CompanyCache(t.db)
  companies.onListening(true)
  const found = await Promise.all(Array.from({ length: 20 }, () => companies.bySlug(slug)))
  expect(new Set(found).size).toBe(1)
})

it('keeps a company for a second while notifications are down, and until it changes while they work', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { id, slug } = await t.make.company({ name: 'Before' })
  const companies = new CompanyCache(t.db)
  const name = async () => (await companies.bySlug(slug))?.company.name
  expect(await name()).toBe('Before')
  await rename(id, 'After')
  vi.advanceTimersByTime(900)
  expect(await name()).toBe('Before')
  vi.advanceTimersByTime(200)
  expect(await name()).toBe('After')
  await rename(id, 'Own change')
  companies.forget(id)
  expect(await name()).toBe('Own change')

  companies.onListening(true)
  expect(await name()).toBe('Own change')
  await rename(id, 'Unheard')
  vi.advanceTimersByTime(60_000)
  expect(await name()).toBe('Own change')
  companies.onNotification(slug)
  expect(await name()).toBe('Unheard')
})

it('is invalidated by the database within a second, in every process', async () => {
  const { id, slug } = await t.make.company({ name: 'Before' })
  const caches = [new CompanyCache(t.db), new CompanyCache(t.db)]
  const ready = caches.map(() => Promise.withResolvers<void>())
  const listening = caches.map((cache, n) => {
    const onListening = (on: boolean) => on && ready[n]?.resolve()
    return listen(t.url, [cache, { channel: 'ready', onNotification: () => {}, onListening }], t.app)
  })
  const names = () =>
    Promise.all(
      caches.map(async (cache) => {
        const found = await cache.bySlug(slug)
        return found && JSON.parse(String((await cache.answer(found)).body)).name
      }),
    )
  try {
    await Promise.all(ready.map(({ promise }) => promise))
    for (const name of ['One', 'Two', 'Three']) {
      await rename(id, name)
      await vi.waitFor(async () => expect(await names()).toEqual([name, name]), 1_000)
    }
  } finally {
    await Promise.all(listening.map(({ stop }) => stop()))
  }
})
