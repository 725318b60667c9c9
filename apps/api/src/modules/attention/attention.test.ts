import { randomBytes, randomUUID } from 'node:crypto'
import { listAttention } from '@candour/schemas/attention.ts'
import { deleteCompany } from '@candour/schemas/deleted-companies.ts'
import { expect, it } from 'vitest'
import { readPages, testApp } from '#test/app.ts'

const t = await testApp()
const operator = await t.signInAs({ role: 'superadmin' })

const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
const list = async (query: { limit?: number; cursor?: string } = {}) =>
  (await operator.call(listAttention, { query })).body
/** The reasons listed for a company, each with its number. */
const reasonsOf = async (company: { id: string }) =>
  (await list())
    .filter((found) => found.company.id === company.id)
    .map(({ reason, count }) => [reason, count])

/** Makes the next request refresh the activity figures, which are otherwise reused for a minute. */
const redraw = () => t.sql`delete from company_activity_drawn`

async function fail(mail: { kind: string; companyId?: string; userId?: string }) {
  const order = mail.kind === 'order_confirmation' && mail.companyId
  const order_id = order ? (await t.make.printOrder({ id: order })).id : null
  await t.insert('mails', {
    ...{ id: randomUUID(), kind: mail.kind, state: 'failed', error: '550 No such user', order_id },
    ...{ company_id: mail.companyId ?? null, user_id: mail.userId ?? null },
    recipient: order ? 'ada@example.com' : null,
  })
}

it('lists companies without a review for 14 days, if they are older and not suspended or deleted', async () => {
  const old = { createdAt: ago(40) }
  const never = await t.make.company({ ...old, name: 'Never' })
  const quiet = await t.make.company(old)
  const lastReview = ago(20)
  await t.make.review(quiet, { createdAt: lastReview })
  const busy = await t.make.company(old)
  await t.make.review(busy, { createdAt: ago(13) })
  const young = await t.make.company({ createdAt: ago(13) })
  const suspended = await t.make.company({ ...old, billingStatus: 'suspended' })
  const deleted = await t.make.company(old)
  await operator.call(deleteCompany, { params: { id: deleted.id } })
  await redraw()

  for (const company of [never, quiet]) expect(await reasonsOf(company)).toEqual([['no_review', 0]])
  for (const company of [busy, young, suspended, deleted]) expect(await reasonsOf(company)).toEqual([])
  const [first, second] = (await list()).filter(({ reason }) => reason === 'no_review')
  expect(first).toEqual({
    company: { id: never.id, name: 'Never', slug: never.slug },
    reason: 'no_review',
    since: null,
    count: 0,
  })
  expect(second).toMatchObject({ company: { id: quiet.id }, since: lastReview.toISOString() })
})

it('lists companies to which mail was refused, not that to their visitors', async () => {
  const company = await t.make.company()
  const { id: userId } = await t.make.user({ companies: [company], invited: true })
  await fail({ kind: 'invitation', userId })
  await fail({ kind: 'order_confirmation', companyId: company.id })
  expect(await reasonsOf(company)).toEqual([['mail_refused', 2]])
  const other = await t.make.company()
  await t.make.refusedReply(other)
  expect(await reasonsOf(other)).toEqual([])
})

it('lists invitations whose link nobody has used for a week', async () => {
  async function invite(days: number, given: { invited: boolean }) {
    const company = await t.make.company()
    const { id } = await t.make.user({ companies: [company], ...given })
    await t.insert('password_links', {
      user_id: id,
      kind: 'invitation',
      token_hash: randomBytes(32),
      expires_at: ago(days - 1),
    })
    return company
  }
  const forgotten = await invite(8, { invited: true })
  expect(await reasonsOf(forgotten)).toEqual([['invitation_unused', 1]])
  const [listed] = (await list()).filter(({ company }) => company.id === forgotten.id)
  expect(Date.now() - Date.parse(listed?.since ?? '')).toBeGreaterThan(7.9 * 86_400_000)
  expect(await reasonsOf(await invite(6, { invited: true }))).toEqual([])
  expect(await reasonsOf(await invite(8, { invited: false }))).toEqual([])
})

it('lists print orders that have waited for more than five days', async () => {
  const company = await t.make.company()
  await t.make.printOrder(company, { createdAt: ago(6) })
  await t.make.printOrder(company, { createdAt: ago(7) })
  await t.make.printOrder(company, { createdAt: ago(4) })
  await t.make.printOrder(company, { createdAt: ago(9), processed: true })
  expect(await reasonsOf(company)).toEqual([['order_late', 2]])
})

it('pages through all reasons, the most urgent first', async () => {
  const busy = await t.make.company({ createdAt: ago(50) })
  await t.make.printOrder(busy, { createdAt: ago(30) })
  await redraw()
  const all = await list()
  expect(await reasonsOf(busy)).toEqual([
    ['order_late', 1],
    ['no_review', 0],
  ])
  expect([...new Set(all.map(({ reason }) => reason))]).toEqual([
    'order_late',
    'mail_refused',
    'invitation_unused',
    'no_review',
  ])
  expect(await readPages(operator.call, listAttention, { limit: 1 })).toEqual(all)
  const bad = await operator.call(listAttention, { query: { cursor: 'bm9uc2Vuc2U' } })
  expect([bad.status, bad.body.code]).toEqual([400, 'bad_cursor'])
})
