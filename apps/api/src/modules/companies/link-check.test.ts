import { listAttention } from '@candour/schemas/attention.ts'
import { updateChecklist } from '@candour/schemas/checklist.ts'
import {
  getDashboardCompany,
  linkCheckMonths,
  updateCompany,
  updateDashboardCompany,
} from '@candour/schemas/companies.ts'
import type { Input } from '@candour/schemas/endpoint.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { type SignedIn, testApp } from '#test/app.ts'

const t = await testApp()
const operator = await t.signInAs({ role: 'superadmin' })
let company: { id: string; slug: string }
let owner: SignedIn
beforeEach(async () => {
  company = await t.make.company()
  owner = await t.signInAs({ companies: [company] })
  await confirmed(linkCheckMonths)
})

/** Sets when the link was confirmed, in months ago. */
const confirmed = (months: number) =>
  t.setCompany(company, {
    link_confirmed_at: sql<Date>`now() - make_interval(months => ${months}, secs => 1)`,
  })

const query = () => ({ companyId: company.id })
const own = async () => (await owner.call(getDashboardCompany, { query: query() })).body
const change = (body: Input<typeof updateDashboardCompany>['body']) =>
  owner.call(updateDashboardCompany, { query: query(), body })
const operate = (body: Input<typeof updateCompany>['body']) =>
  operator.call(updateCompany, { params: { id: company.id }, body })
/** Whom the company's link is shown to as old. */
async function asks() {
  const listed = (await operator.call(listAttention, { query: { limit: 100 } })).body
  const old = listed.filter((item) => item.reason === 'link_old' && item.company.id === company.id)
  return [...((await own()).linkDue ? ['owner'] : []), ...old.map(() => 'operator')]
}
const entries = () =>
  t.owner
    .selectFrom('audit_entries')
    .select('changes')
    .where('company_id', '=', company.id)
    .where('action', '=', 'company.updated')
    .orderBy('id')
    .execute()

it('asks owner and operator after eleven months', async () => {
  expect(await asks()).toEqual(['owner', 'operator'])
  const [item] = (await operator.call(listAttention, { query: {} })).body.filter(
    ({ reason, company: { id } }) => reason === 'link_old' && id === company.id,
  )
  expect(item).toMatchObject({ count: 0, googleReviewUrl: (await own()).googleReviewUrl })
  await confirmed(linkCheckMonths - 1)
  expect(await asks()).toEqual([])
})

it('asks for a link from before the release as long as its company exists', async () => {
  const createdAt = new Date(Date.now() - 400 * 86_400_000)
  await t.setCompany(company, { link_confirmed_at: null })
  expect(await asks()).toEqual([])
  await t.setCompany(company, { created_at: createdAt })
  expect(await asks()).toEqual(['owner', 'operator'])
})

it('does not ask where there is no link, and no operator for a suspended company', async () => {
  await operate({ billingStatus: 'suspended', suspensionReason: 'A break' })
  expect(await asks()).toEqual(['owner'])
  await t.setCompany(company, { google_review_url: null, billing_status: 'active' })
  await confirmed(20)
  expect(await asks()).toEqual([])
})

it.each<[string, () => Promise<unknown>]>([
  ['the owner confirms', () => change({ linkCheck: 'confirmed' })],
  [
    'the owner does the first step',
    () => owner.call(updateChecklist, { query: query(), body: { done: 'link' } }),
  ],
  ['the owner sets another link', () => change({ googleReviewUrl: 'https://g.page/r/other/review' })],
  [
    'the owner sets the same link',
    async () => change({ googleReviewUrl: (await own()).googleReviewUrl ?? '' }),
  ],
  ['the operator confirms', () => operate({ linkCheck: 'confirmed' })],
  ['the operator sets another link', () => operate({ googleReviewUrl: 'https://g.page/r/other/review' })],
])('asks nobody once %s, and again after eleven months', async (_, act) => {
  await act()
  expect(await asks()).toEqual([])
  await confirmed(linkCheckMonths)
  expect(await asks()).toEqual(['owner', 'operator'])
})

it('is confirmed however often the first step is done', async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    await confirmed(linkCheckMonths)
    await owner.call(updateChecklist, { query: query(), body: { done: 'link' } })
    expect(await asks()).toEqual([])
  }
})

it('keeps asking when an operator saves other fields of a company', async () => {
  const { googleReviewUrl } = await own()
  await operate({ name: 'Renamed', googleReviewUrl: googleReviewUrl ?? '' })
  expect(await asks()).toEqual(['owner', 'operator'])
})

it('remembers who put the reminder away, until the next eleven months', async () => {
  await change({ linkCheck: 'dismissed' })
  await change({ linkCheck: 'dismissed' })
  expect(await asks()).toEqual(['operator'])
  await operate({ linkCheck: 'dismissed' })
  expect(await asks()).toEqual([])
  await change({ linkCheck: 'confirmed' })
  await confirmed(linkCheckMonths)
  expect(await asks()).toEqual(['owner', 'operator'])
})

it('records what was said', async () => {
  await change({ linkCheck: 'confirmed' })
  await operate({ linkCheck: 'dismissed' })
  expect((await entries()).map(({ changes }) => changes)).toEqual([
    { linkCheck: [null, 'confirmed'] },
    { linkCheck: [null, 'dismissed'] },
  ])
})

it('is answered by owners and managers only', async () => {
  const staff = await t.signInAs({ companies: [company], companyRole: 'viewer' })
  const { body } = await staff.call(updateDashboardCompany, {
    query: query(),
    body: { linkCheck: 'dismissed' },
  })
  expect(body.code).toBe('forbidden_role')
  expect(await asks()).toEqual(['owner', 'operator'])
})
