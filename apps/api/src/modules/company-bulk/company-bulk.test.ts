import { listAudit } from '@candour/schemas/audit.ts'
import { getCompanyBySlug } from '@candour/schemas/companies.ts'
import { changeCompanies, exportCompaniesCsv } from '@candour/schemas/company-bulk.ts'
import { expect, it } from 'vitest'
import { releaseInvitation } from '#modules/users/paced-invitations.ts'
import { testApp } from '#test/app.ts'

const t = await testApp()
const operator = await t.signInAs({ role: 'superadmin' })
const actions = async (companyId?: string) =>
  (await operator.call(listAudit, { query: { companyId, limit: 20 } })).body.map(({ action }) => action)
const bulk = (body: Parameters<typeof operator.call<typeof changeCompanies>>[1]['body']) =>
  operator.call(changeCompanies, { body })

it('companies change their status with a reason, each with its entry', async () => {
  const [a, b, c] = [await t.make.company(), await t.make.company(), await t.make.company()]
  await t.setCompany(b, { billing_status: 'suspended' })
  const unknown = '01890a5d-ac96-774b-bcce-b302099a8057'
  const ids = [a.id, a.id.toUpperCase(), b.id, unknown, c.id]
  await t.call(getCompanyBySlug, { params: { slug: a.slug } })
  const { body } = await bulk({ ids, action: 'status', billingStatus: 'suspended', reason: 'Unpaid' })
  expect(body).toEqual({
    changed: 2,
    skipped: [
      { id: b.id, code: 'unchanged' },
      { id: unknown, code: 'not_found' },
    ],
  })
  expect((await t.call(getCompanyBySlug, { params: { slug: a.slug } })).body.suspended).toBe(true)
  for (const { id } of [a, c]) expect((await actions(id))[0]).toBe('company.updated')
  expect(await actions(b.id)).not.toContain('company.updated')
  // And back.
  expect((await bulk({ ids: [a.id, c.id], action: 'status', billingStatus: 'active' })).body.changed).toBe(2)
  expect((await t.call(getCompanyBySlug, { params: { slug: a.slug } })).body.suspended).toBeUndefined()
})

it('companies have those invited again who set no password yet', async () => {
  const [a, b] = [await t.make.company(), await t.make.company()]
  const invited = await t.make.user({ companies: [a], invited: true })
  await t.make.user({ companies: [a, b] })
  const answers = await Promise.all([1, 2].map(() => bulk({ ids: [a.id, b.id], action: 'invite' })))
  const codes = answers.map(({ body }) => body.skipped.find(({ id }) => id === a.id)?.code ?? 'invited')
  expect(codes.toSorted()).toEqual(['invited', 'unchanged'])
  for (const { body } of answers) expect(body.skipped).toContainEqual({ id: b.id, code: 'nobody_invited' })
  const mailed = () => t.owner.selectFrom('mails').where('user_id', '=', invited.id).select('kind').execute()
  // As each process does once a second.
  await releaseInvitation(t.deps.platformDb)
  expect(await mailed()).toHaveLength(1)
})

it('companies are at most 500, and a status names which', async () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'
  for (const body of [
    { ids: Array<string>(501).fill(id), action: 'invite' },
    { ids: [], action: 'invite' },
    { ids: [id], action: 'status' },
    { ids: [id], action: 'invite', billingStatus: 'active' },
  ] as const) {
    const answer = await bulk({ ...body, ids: [...body.ids] })
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
  }
})

it('companies are exported, as chosen or as searched, without formulas', async () => {
  const names = [`=cmd|'/c calc'!A0 menu`, 'مقهى menu']
  const made = []
  for (const [at, name] of names.entries()) made.push(await t.make.company({ name, slug: `menu-${at}` }))
  const get = async (payload: object) => {
    const { statusCode, body, headers } = await t.app.inject({
      method: 'POST',
      url: exportCompaniesCsv.path,
      headers: { cookie: operator.cookie },
      payload,
    })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    return body.trim().split('\r\n').slice(1)
  }
  const searched = await get({ search: 'menu' })
  expect(searched).toHaveLength(2)
  expect(searched.join()).toContain(`'=cmd`)
  const chosen = await get({ ids: [made[1]?.id], search: 'menu' })
  expect(chosen).toHaveLength(1)
  expect(chosen[0]).toContain(names[1])
  expect((await actions())[0]).toBe('companies.exported')
})
