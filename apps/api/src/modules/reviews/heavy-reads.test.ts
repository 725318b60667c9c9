import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { exportPerson } from '@candour/schemas/privacy.ts'
import { exportReviewsCsv, exportReviewsXlsx } from '@candour/schemas/reviews.ts'
import { parseCsv } from 'hucre/csv'
import { expect, it } from 'vitest'
import { queuedByCompany } from '#modules/reviews/heavy-reads.ts'
import { testApp } from '#test/app.ts'

const t = await testApp()
const company = await t.make.company()
const owner = await t.signInAs({ companies: [company] })

/** Runs `work` while the company's queue is full, which rejects whatever has not begun. */
async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  let ended = false
  const reader = async () => {
    while (!ended) await queuedByCompany(company.id, () => setImmediate()).catch(() => setImmediate())
  }
  const readers = Array.from({ length: 30 }, reader)
  try {
    return await work()
  } finally {
    ended = true
    await Promise.all(readers)
  }
}

const inCompany = `companyId=${company.id}`
const exports = [
  { method: 'GET', url: `${exportReviewsCsv.path}?${inCompany}` },
  { method: 'GET', url: `${exportReviewsXlsx.path}?${inCompany}` },
] as const

it('refuses an export that cannot start, before its first byte', async () => {
  const release = Promise.withResolvers<void>()
  const held = Array.from({ length: 11 }, () => queuedByCompany(company.id, () => release.promise))
  const { id } = await t.make.review(company, {})
  const person = {
    method: 'POST',
    url: `${exportPerson.path}?${inCompany}&format=json`,
    payload: { ids: [id] },
  } as const
  for (const call of [...exports, person]) {
    const { statusCode, headers, json } = await t.app.inject({ ...call, headers: { cookie: owner.cookie } })
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    expect(json()).toMatchObject({ code: 'overloaded' })
  }
  release.resolve()
  await Promise.all(held)
})

it('finishes an export that has started, however busy the company is meanwhile', async () => {
  const rows = 9_000
  await t.sql`
    insert into reviews (company_id, id, rating, feedback, created_at)
    select ${company.id}, gen_random_uuid(), 5, repeat('n', 200), timestamptz '2021-01-01' + make_interval(mins => n)
    from generate_series(1, ${rows}::int) n
  `
  const started = await t.app.inject({
    method: 'GET',
    url: `${exportReviewsCsv.path}?${inCompany}&from=2021-01-01&to=2021-12-31`,
    headers: { cookie: owner.cookie },
    payloadAsStream: true,
  })
  const csv = await whileBusy(() => text(started.stream()))
  expect(parseCsv(csv)).toHaveLength(rows + 1)
})
