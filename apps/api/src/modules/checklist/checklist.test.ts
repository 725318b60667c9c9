import {
  type ChecklistItem,
  checklistItem,
  getChecklist,
  updateChecklist,
} from '@candour/schemas/checklist.ts'
import { updateDashboardCompany } from '@candour/schemas/companies.ts'
import type { Input } from '@candour/schemas/endpoint.ts'
import { testNotifications, updateNotifications } from '@candour/schemas/notifications.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { findChecklist, markSteps } from '#modules/checklist/repository.ts'
import { type SignedIn, testApp } from '#test/app.ts'
import { greyJpeg } from '#test/picture.ts'

const t = await testApp()
let company: { id: string; slug: string }
let owner: SignedIn
beforeEach(async () => {
  company = await t.make.company()
  owner = await t.signInAs({ companies: [company] })
})

const query = () => ({ companyId: company.id })
const read = async (as = owner) => (await as.call(getChecklist, { query: query() })).body
const done = async () => (await read()).items.flatMap((item) => (item.done ? [item.id] : []))
const update = (body: Input<typeof updateChecklist>['body'], as = owner) =>
  as.call(updateChecklist, { query: query(), body })
const change = (body: Input<typeof updateDashboardCompany>['body']) =>
  owner.call(updateDashboardCompany, { query: query(), body })

const scans = (number: number) =>
  sql`select add_to_funnel(array[row(
    ${company.id}, 2, current_date, ${company.id}, ${company.id}, ${number}, 1, 0, 0, 0
  )::funnel_days])`.execute(t.owner)

/** Ways in which each item gets done. */
const ways: [ChecklistItem, string, () => Promise<unknown>][] = [
  ['link', 'the link is marked', () => update({ done: 'link' })],
  ['brand', 'a logo is set', () => change({ logoUrl: greyJpeg })],
  ['brand', 'a color is chosen', () => change({ brandColor: '#123456' })],
  ['timeZone', 'a time zone is set', () => change({ timeZone: 'Asia/Tokyo' })],
  ['timeZone', 'UTC is confirmed', () => change({ timeZone: 'UTC' })],
  ['code', 'a code is added', () => t.make.placement(company)],
  ['scan', 'a code is scanned', () => scans(1)],
  ['print', 'something is ordered', () => t.make.printOrder(company)],
  ['print', 'a download is marked', () => update({ done: 'print' })],
  ['alert', 'a test alert is sent', () => owner.call(testNotifications, { query: query() })],
  [
    'alert',
    'alerts are chosen',
    () => owner.call(updateNotifications, { query: query(), body: { alerts: {} } }),
  ],
  ['team', 'somebody else is a member', () => t.make.user({ companies: [company], invited: true })],
  ['team', 'somebody is invited', () => t.make.invitation(company)],
  ['review', 'a review is received', () => t.make.review(company)],
]

describe('the checklist of a new company', () => {
  it('has nothing done, in order', async () => {
    expect(await read()).toEqual({
      items: checklistItem.options.map((id) => ({ id, done: false })),
      dismissed: false,
    })
    expect(checklistItem.options.join(' ')).toBe('link brand timeZone code scan print alert team review')
  })

  it.each(ways)('has %s done once %s, and nothing else', async (item, _, act) => {
    await act()
    expect(await done()).toEqual([item])
    await act()
    expect(await done()).toEqual([item])
  })

  it('counts nothing of other companies, views without a scan or the standard color', async () => {
    const mine = company
    company = await t.make.company()
    await t.make.placement(company)
    await t.make.review(company)
    await t.make.printOrder(company)
    await scans(1)
    company = mine
    await scans(0)
    await change({ brandColor: '#394cdc', logoUrl: null })
    expect(await done()).toEqual([])
  })
})

it('is put away for the whole team, once and for all', async () => {
  const manager = await t.signIn((await t.make.user({ companies: [company], companyRole: 'manager' })).email)
  expect((await update({ dismissed: true }, manager)).body).toMatchObject({ dismissed: true })
  expect((await read()).dismissed).toBe(true)
  await update({ done: 'link', dismissed: true })
  expect(await read()).toMatchObject({
    items: [{ id: 'link', done: true }, {}, {}, {}, {}, {}, {}, {}, {}],
    dismissed: true,
  })
})

it.each([{}, { dismissed: false }, { done: 'review' }, { done: 'dismissed' }])(
  'is not changed by %j',
  async (body) => {
    const answer = await t.app.inject({
      method: 'PATCH',
      url: `${updateChecklist.path}?companyId=${company.id}`,
      headers: { cookie: owner.cookie },
      payload: body,
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
    expect(await done()).toEqual([])
  },
)

it('keeps each mark once, however many people set them at once', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      update(n % 2 ? { done: 'link' } : { done: 'print', dismissed: true }),
    ),
  )
  const { checklist } = await t.owner
    .selectFrom('companies')
    .select('checklist')
    .where('id', '=', company.id)
    .executeTakeFirstOrThrow()
  expect(checklist.toSorted()).toEqual(['dismissed', 'link', 'print'])
})

it('belongs to the company in scope', async () => {
  const other = await t.make.company()
  const found = await withCompany(t.db, system('seed'), company.id, async (tx) => {
    await markSteps(tx, other.id, 'dismissed')
    return findChecklist(tx, '#394CDC')
  })
  expect(found?.dismissed).toBe(false)
  company = other
  const marks = await t.owner.selectFrom('companies').select('checklist').where('id', '=', other.id).execute()
  expect(marks).toEqual([{ checklist: [] }])
})

it('costs a company the same however much others have, and however much it has', async () => {
  const large = await t.make.company()
  await sql`
    insert into reviews (company_id, id, rating, feedback, created_at)
    select ${large.id}, gen_random_uuid(), 5, 'Good', now() - n * interval '1 minute' from generate_series(1, 20000) n
  `.execute(t.owner)
  await sql`
    insert into placements (company_id, id, code, name, kind)
    select ${large.id}, gen_random_uuid(), 'AAAA' || translate(lpad(n::text, 8, '2'), '01', 'BC'), n::text, 'poster'
    from generate_series(20000, 30000) n
  `.execute(t.owner)
  await sql`analyze`.execute(t.owner)
  const pagesFor = ({ id }: { id: string }) =>
    t.owner.transaction().execute(async (tx) => {
      await sql`select set_config('app.company_id', ${id}, true)`.execute(tx)
      await sql`select * from first_steps('#394CDC')`.execute(tx)
      const { rows } = await sql<{
        'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }]
      }>`
        explain (analyze, buffers, format json) select * from first_steps('#394CDC')
      `.execute(tx)
      const plan = rows[0]?.['QUERY PLAN'][0].Plan
      return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
    })
  expect(await pagesFor(company)).toBeLessThan(60)
  expect(await pagesFor(large)).toBeLessThan(60)
})
