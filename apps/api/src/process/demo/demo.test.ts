import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { countViews } from '#modules/cases/counts.ts'
import { listShown } from '#modules/changes/repository.ts'
import { demoCompanyId } from '#modules/demo/demo-company.ts'
import { continueDemo, insertDemo } from '#process/demo/demo.ts'
import { seed } from '#process/seed.ts'
import { buildTestApp, type TestApp } from '#test/app.ts'

const dayMs = 86_400_000
const start = Date.parse('2026-03-04T10:00:00Z')

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
  const owner = await t.make.user()
  await withPlatform(t.deps.platformDb, system('seed'), (tx) => insertDemo(tx, owner.id, start))
})
afterAll(() => t[Symbol.asyncDispose]())

const continued = (days: number, demoDashboard = true) =>
  continueDemo({ platformDb: t.deps.platformDb, config: { demoDashboard } }, start + days * dayMs)

async function figures() {
  const { rows } = await sql<{
    reviews: number
    months: number
    languages: number
    last: string
    scans: number
  }>`
    select count(*)::integer as reviews, count(distinct date_trunc('month', created_at))::integer as months,
      count(distinct lang)::integer as languages, max(created_at)::date::text as last,
      (select sum(scans)::integer from funnel_days where company_id = ${demoCompanyId} and grain = 0) as scans
    from reviews where company_id = ${demoCompanyId}
  `.execute(t.owner)
  const [row] = rows
  if (!row) throw new Error('There are no figures')
  return row
}

const states = () => t.owner.transaction().execute((tx) => countViews(tx, demoCompanyId, null))

async function unread() {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from cases where company_id = ${demoCompanyId} and unread > 0
  `.execute(t.owner)
  return rows[0]?.n ?? 0
}

it('is two years of reviews in several languages until yesterday', async () => {
  const { reviews, months, languages, last, scans } = await figures()
  expect(reviews).toBeGreaterThan(700)
  expect(months).toBe(25)
  expect(languages).toBeGreaterThan(5)
  expect(last).toBe('2026-03-03')
  expect(scans).toBeGreaterThan(3 * reviews)
})

it('tells visitors what it has changed', async () => {
  const shown = await t.owner.transaction().execute((tx) => listShown(tx, demoCompanyId))
  expect(shown).toHaveLength(2)
  const [company] = await t.sql`select shown_changes from companies where id = ${demoCompanyId}`
  expect(company?.shown_changes).toEqual(shown)
})

it('has a team that works, and a colleague who was invited', async () => {
  const { rows } = await sql<{ role: string; active: boolean; seen: boolean }>`
    select m.role, u.password_hash is not null as active, a.user_id is not null as seen
    from memberships m join users u on u.id = m.user_id left join account_activity a on a.user_id = u.id
    where m.company_id = ${demoCompanyId} and m.role <> 'owner'
  `.execute(t.owner)
  for (const { role, active, seen } of rows) {
    expect([active, seen], role).toEqual(role === 'viewer' ? [false, false] : [true, true])
  }
  expect(rows).toHaveLength(3)
})

it('has a bad month that it recovers from', async () => {
  const { rows } = await sql<{ stars: number }>`
    select avg(rating)::float as stars from reviews where company_id = ${demoCompanyId}
    group by date_trunc('month', created_at) order by date_trunc('month', created_at)
  `.execute(t.owner)
  const stars = rows.map((row) => row.stars)
  const worst = Math.min(...stars)
  expect(worst).toBeLessThan(3)
  expect(Math.min(...stars.slice(-5))).toBeGreaterThan(worst + 0.8)
})

it('has reviews in every state on every day, and is told each day once', async () => {
  for (const days of [0, 1, 1, 2, 3, 4, 60]) {
    const before = await figures()
    await continued(days)
    const after = await figures()
    expect(after.last).toBe(new Date(start + (days - 1) * dayMs).toISOString().slice(0, 10))
    if (after.last === before.last) expect(after).toEqual(before)
    const counts = await states()
    for (const state of ['new', 'inProgress', 'waiting', 'done'] as const) {
      expect(counts[state], `${state} after ${days} days`).toBeGreaterThan(0)
    }
    expect(counts.new).toBeLessThan(60)
    expect(await unread()).toBeGreaterThan(0)
  }
})

it('leaves alone what others have worked on', async () => {
  const member = await t.make.user({ companies: [{ id: demoCompanyId }] })
  const { rows } = await sql<{ id: string }>`
    update cases set updated_by = ${member.id} where company_id = ${demoCompanyId} and status = 'waiting'
    returning review_id as id
  `.execute(t.owner)
  await continued(90)
  for (const { id } of rows) {
    const { status } = await t.owner
      .selectFrom('cases')
      .select('status')
      .where('review_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('waiting')
  }
})

it('stops where the demo is closed', async () => {
  const before = await figures()
  await continued(100, false)
  expect(await figures()).toEqual(before)
})

it('is counted exactly', async () => {
  const drift = await sql`
    select 'days' from days_lack(${demoCompanyId}) union all select 'funnel' from funnel_lack(${demoCompanyId})
    union all (
      select status from cases where company_id = ${demoCompanyId} group by status, assignee, company_id
      having count(*) <> (
        select n.cases from case_counts n where n.company_id = cases.company_id and n.status = cases.status
          and n.assignee = coalesce(cases.assignee, '00000000-0000-0000-0000-000000000000')
      )
    )
  `.execute(t.owner)
  expect(drift.rows).toEqual([])
})

it('tells of the silent code from the first start on', async () => {
  await using fresh = await buildTestApp()
  await seed(fresh.deps.platformDb, { ...fresh.deps.config, seedDemo: true })
  const silent = await fresh.sql`
    select p.name from watched_codes w join placements p on p.company_id = w.company_id and p.id = w.placement_id
    where w.company_id = ${demoCompanyId}::uuid and w.notice = 'silent'
  `
  expect(silent).toEqual([{ name: 'Window' }])
})
