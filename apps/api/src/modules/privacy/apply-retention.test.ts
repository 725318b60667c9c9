import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { getSummary, getTrends } from '@candour/schemas/analytics.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { applyRetention } from '#modules/privacy/apply-retention.ts'
import { findUpcoming } from '#modules/privacy/retention-repository.ts'
import { testApp } from '#test/app.ts'
import { fillReviews } from '#test/retention.ts'
import { driftOf } from '#test/rollup.ts'

const t = await testApp()
beforeEach(() => t.owner.deleteFrom('companies').execute())

type Company = { id: string }
type Months = { contactMonths?: 6 | 12 | 24 | 36 | null; textMonths?: 12 | 24 | 36 | null; timeZone?: string }

/** Creates a company with these settings. */
async function companyWith({
  contactMonths = 24,
  textMonths = null,
  timeZone = 'UTC',
}: Months): Promise<Company> {
  const company = await t.make.company()
  await t.setCompany(company, { contact_months: contactMonths, text_months: textMonths, time_zone: timeZone })
  return company
}

async function reviewAt(company: Company, at: string, contactEmail?: string): Promise<string> {
  const { id } = await t.make.review(company, {
    feedback: `Written at ${at}`,
    createdAt: new Date(at),
    ...(contactEmail && { contactEmail, contactName: 'Ada Palmer' }),
  })
  return id
}

/** Runs the job at a time, without pauses. */
const runAt = (at: string, given: Partial<Parameters<typeof applyRetention>[0]> = {}) =>
  applyRetention({ ...t.deps, log: { warn: vi.fn() }, now: new Date(at), rest: 0, ...given })

/** Everything that is left of a company's reviews, oldest first. */
const leftOf = async ({ id }: Company) => {
  const rows = await t.sql<{ created_at: Date; feedback: string; contact_email: string | null }>`
    select created_at, feedback, contact_email from reviews where company_id = ${id} order by created_at
  `
  return rows.map(({ created_at, feedback, contact_email }) => [
    created_at.toISOString().slice(0, 10),
    feedback === '' ? 'no words' : 'words',
    contact_email === null ? 'no contact' : 'contact',
  ])
}

const runOf = ({ id }: Company) =>
  t.owner.selectFrom('retention_runs').selectAll().where('company_id', '=', id).executeTakeFirstOrThrow()

const counted = (texts: number, contacts: number) => expect.objectContaining({ texts, contacts })

describe('what is removed next', () => {
  const upcoming = (company: Company, at: string, given: Months) =>
    withCompany(t.db, system('retention'), company.id, (tx) =>
      findUpcoming(
        tx,
        company.id,
        { contactMonths: given.contactMonths ?? null, textMonths: given.textMonths ?? null },
        new Date(at),
      ),
    )

  it('is counted for the first month in which something is removed, and is exactly what is removed then', async () => {
    const settings = { contactMonths: 6, textMonths: 12, timeZone: 'Europe/Berlin' } as const
    const company = await companyWith(settings)
    expect(await upcoming(company, '2026-03-10T12:00:00Z', settings)).toBeNull()
    await reviewAt(company, '2025-10-01T12:00:00Z')
    await reviewAt(company, '2025-10-31T22:30:00Z', 'ada@example.com')
    // It is already November in Berlin.
    await reviewAt(company, '2025-10-31T23:30:00Z', 'eve@example.com')
    await runAt('2026-03-10T12:00:00Z')

    const first = { on: '2026-05-01', contacts: 1, texts: 0, atLeast: false }
    for (const at of ['2026-03-10', '2026-03-31', '2026-04-30']) {
      expect(await upcoming(company, `${at}T12:00:00Z`, settings)).toEqual(first)
    }
    await runAt('2026-04-30T21:59:00Z')
    expect(await leftOf(company)).toHaveLength(3)
    expect((await leftOf(company)).filter(([, , contact]) => contact === 'contact')).toHaveLength(2)
    await runAt('2026-04-30T22:01:00Z')
    expect((await leftOf(company)).filter(([, , contact]) => contact === 'contact')).toHaveLength(1)

    const second = { on: '2026-06-01', contacts: 1, texts: 0, atLeast: false }
    expect(await upcoming(company, '2026-05-01T12:00:00Z', settings)).toEqual(second)
    await runAt('2026-06-01T12:00:00Z')
    expect(await upcoming(company, '2026-06-01T12:00:00Z', settings)).toEqual({
      ...{ on: '2026-11-01', contacts: 0, texts: 2, atLeast: false },
    })
    await runAt('2026-11-01T12:00:00Z')
    expect(await leftOf(company)).toEqual([
      ['2025-10-01', 'no words', 'no contact'],
      ['2025-10-31', 'no words', 'no contact'],
      ['2025-10-31', 'words', 'no contact'],
    ])
    expect(await upcoming(company, '2026-11-01T12:00:00Z', { contactMonths: 6 })).toBeNull()
  })
})

describe('the job', () => {
  it('removes on the first day of a month, where the company is, what is older than it keeps', async () => {
    const settings = { contactMonths: 12, textMonths: 24 } as const
    const samoa = await companyWith({ ...settings, timeZone: 'Pacific/Apia' })
    const honolulu = await companyWith({ ...settings, timeZone: 'Pacific/Honolulu' })
    const companies = [samoa, honolulu]
    for (const company of companies) {
      for (const day of ['2024-02-28', '2024-03-02', '2025-02-27', '2025-03-03']) {
        await reviewAt(company, `${day}T12:00:00Z`, `guest-of-${day}@example.com`)
      }
    }
    await t.setCompany(honolulu, { billing_status: 'suspended' })
    const all = ['2024-02-28', '2024-03-02', '2025-02-27', '2025-03-03'].map((day) => [
      day,
      'words',
      'contact',
    ])
    await runAt('2026-02-10T12:00:00Z')
    // The owners have not seen the settings before this month.
    for (const company of companies) expect(await leftOf(company)).toEqual(all)

    const after = [
      ['2024-02-28', 'no words', 'no contact'],
      ['2024-03-02', 'words', 'no contact'],
      ['2025-02-27', 'words', 'no contact'],
      ['2025-03-03', 'words', 'contact'],
    ]
    // In Samoa (UTC+13) it is March, in Hawaii (UTC-10) it is not.
    await runAt('2026-02-28T11:30:00Z')
    expect([await leftOf(samoa), await leftOf(honolulu)]).toEqual([after, all])
    await runAt('2026-03-01T10:30:00Z')
    expect([await leftOf(samoa), await leftOf(honolulu)]).toEqual([after, after])

    for (const company of companies) expect(await runOf(company)).toEqual(counted(1, 3))
    const entries = await t.sql`
      select company_id, actor_kind, actor_name, changes from audit_entries
      where action = 'retention.applied' and company_id in (${samoa.id}, ${honolulu.id}) order by created_at
    `
    const by = { actor_kind: 'system', actor_name: 'retention', changes: { contacts: [3, 0], texts: [1, 0] } }
    expect(entries).toEqual(companies.map(({ id }) => ({ company_id: id, ...by })))
    expect(await driftOf(t.owner)).toEqual([])
  })

  it('applies a stricter setting from the next month on, and a less strict one immediately', async () => {
    const [stricter, looser] = [
      await companyWith({ contactMonths: 36 }),
      await companyWith({ contactMonths: 12 }),
    ]
    for (const company of [stricter, looser]) {
      await runAt('2026-01-10T12:00:00Z')
      await reviewAt(company, '2024-06-01T12:00:00Z', 'ada@example.com')
    }
    // The February run begins but makes no progress.
    await runAt('2026-02-01T12:00:00Z', { maxMs: -1 })
    const change = (company: Company, months: number | null) =>
      t.setCompany(company, { contact_months: months })
    await change(stricter, 6)
    await change(looser, null)
    await runAt('2026-02-01T13:00:00Z')
    const untouched = [['2024-06-01', 'words', 'contact']]
    expect([await leftOf(stricter), await leftOf(looser)]).toEqual([untouched, untouched])
    await runAt('2026-03-01T13:00:00Z')
    expect([await leftOf(stricter), await leftOf(looser)]).toEqual([
      [['2024-06-01', 'words', 'no contact']],
      untouched,
    ])
  })

  it('leaves all numbers as they are, to the digit', async () => {
    const company = await companyWith({ contactMonths: 6, textMonths: 12 })
    await fillReviews(t.owner, company, 700)
    const owner = await t.signInAs({ companies: [company] })
    const query = { companyId: company.id }
    const numbers = async () => [
      (await owner.call(getSummary, { query })).body,
      (await owner.call(getTrends, { query: { ...query, from: '2024-01-01', to: '2024-01-10' } })).body,
      await t.owner.selectFrom('funnel_days').selectAll().orderBy('day').execute(),
    ]
    await runAt('2026-01-10T12:00:00Z')
    const before = await numbers()
    await runAt('2026-02-01T12:00:00Z')
    expect(await runOf(company)).toEqual(counted(700, 350))
    expect(await numbers()).toEqual(before)
    expect(await driftOf(t.owner)).toEqual([])
  })

  it('removes each once over several processes, continues where a killed one stopped, and takes companies in turn', async () => {
    const [large, small] = [await companyWith({ contactMonths: 6 }), await companyWith({ textMonths: 12 })]
    await runAt('2026-01-10T12:00:00Z')
    await fillReviews(t.owner, large, 2_000)
    await fillReviews(t.owner, small, 10)
    const at = '2026-02-01T12:00:00Z'
    const start = (given = {}) =>
      fork(fileURLToPath(new URL('../../../bench/retention-process.ts', import.meta.url)), [
        JSON.stringify({ url: t.url, now: at, ...given }),
      ])
    const done = async () => (await runOf(large)).contacts

    for (let kills = 0; kills < 2; kills += 1) {
      const before = await done()
      let job = start()
      const progress = () => {
        // A job ends immediately until the pause of the killed one is over.
        if (job.exitCode !== null) job = start()
        return done()
      }
      await expect.poll(progress, { interval: 5, timeout: 20_000 }).toBeGreaterThan(before)
      job.kill('SIGKILL')
      await once(job, 'exit')
    }
    expect(await done()).toBeLessThan(1_000)
    const both = [start({ rest: 0 }), start({ rest: 0 })]
    await Promise.all(both.map((one) => once(one, 'exit')))
    const rest = async () => {
      await runAt(at)
      return (await runOf(large)).ended_at
    }
    await expect.poll(rest, { timeout: 20_000 }).not.toBeNull()
    expect([await runOf(large), await runOf(small)]).toEqual([counted(0, 1_000), counted(10, 5)])
    const left = await t.owner.selectFrom('reviews').select('id').where('has_contact', '=', true).execute()
    expect(left).toEqual([])
    const rows = await t.sql<{ first: boolean }>`
      select s.ended_at < l.ended_at as first from retention_runs s, retention_runs l
      where s.company_id = ${small.id} and l.company_id = ${large.id}
    `
    expect(rows).toEqual([{ first: true }])
    const entries = await t.sql`
      select from audit_entries where action = 'retention.applied' and company_id in (${large.id}, ${small.id})
    `
    expect(entries).toHaveLength(2)
    expect(await driftOf(t.owner)).toEqual([])
  })

  it('removes contact data that visitors had left before they changed their review', async () => {
    const company = await companyWith({ contactMonths: 12 })
    await runAt('2026-01-10T12:00:00Z')
    const [due, kept] = [
      await reviewAt(company, '2025-01-31T12:00:00Z'),
      await reviewAt(company, '2025-02-01T12:00:00Z'),
    ]
    for (const review of [due, kept]) {
      await t.sql`
        insert into review_versions (company_id, review_id, version, at, rating, feedback, contact_email)
        select company_id, id, 0, created_at, rating, 'Before', 'ada@example.com' from reviews where id = ${review}
      `
    }
    await runAt('2026-02-01T12:00:00Z')
    const rows = await t.sql`
      select review_id, feedback, contact_email from review_versions order by at
    `
    expect(rows).toEqual([
      { review_id: due, feedback: 'Before', contact_email: null },
      { review_id: kept, feedback: 'Before', contact_email: 'ada@example.com' },
    ])
    expect(await runOf(company)).toEqual(counted(0, 1))
  })

  it('continues with other companies if one fails, and tries that one again in the next run', async () => {
    const [locked, other] = [await companyWith({ contactMonths: 6 }), await companyWith({ contactMonths: 6 })]
    await runAt('2026-01-10T12:00:00Z')
    await fillReviews(t.owner, locked, 10)
    await fillReviews(t.owner, other, 10)
    const warn = vi.fn()
    await t.owner.transaction().execute(async (tx) => {
      await sql`select from reviews where company_id = ${locked.id} for update`.execute(tx)
      await runAt('2026-02-01T12:00:00Z', { log: { warn } })
    })
    expect(warn).toHaveBeenCalledTimes(1)
    expect([await runOf(locked), await runOf(other)]).toEqual([counted(0, 0), counted(0, 5)])
    await runAt('2026-02-01T12:01:00Z')
    expect(await runOf(locked)).toEqual(counted(0, 5))
  })
})
