import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { rememberErasures } from '#modules/privacy/erasures.ts'
import { system } from '#principal.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { createFactories } from '#test/factories.ts'

let t: TestDatabase
let company: { id: string }
beforeAll(async () => {
  t = await createTestDatabase()
  company = await createFactories(t.owner).company()
})
afterAll(() => t.drop())

const remember = (companyId: string, ...[erased]: [Parameters<typeof rememberErasures>[2]]) =>
  withCompany(t.db, system('conversation'), company.id, (tx) => rememberErasures(tx, companyId, erased))

const remembered = () => t.owner.selectFrom('erasures').select(['company_id', 'hash', 'scope']).execute()

it('remembers HMAC-SHA256 hashes of records; all personal data includes contact data', async () => {
  const ids = [randomUUID(), randomUUID()]
  await remember(company.id, { kind: 'review', ids, scope: 'contact' })
  const { key } = await t.owner.selectFrom('erasure_keys').select('key').executeTakeFirstOrThrow()
  const hashOf = (id: string) => createHmac('sha256', key).update(`review ${company.id} ${id}`).digest()
  const expected = (scopes: string[]) =>
    expect.arrayContaining(
      ids.map((id, n) => ({ company_id: company.id, hash: hashOf(id), scope: scopes[n] })),
    )
  expect(await remembered()).toEqual(expected(['contact', 'contact']))
  await remember(company.id, { kind: 'review', ids: ids.slice(1), scope: 'all' })
  await remember(company.id, { kind: 'review', ids, scope: 'contact' })
  expect(await remembered()).toEqual(expected(['contact', 'all']))
  expect(await remembered()).toHaveLength(2)
})

it('is refused for another company, whose erasures no company can read either', async () => {
  await expect(remember(randomUUID(), { kind: 'mail', ids: [randomUUID()], scope: 'all' })).rejects.toThrow(
    'the company in scope',
  )
  for (const table of ['erasures', 'erasure_keys'] as const) {
    await expect(t.db.selectFrom(table).selectAll().execute()).rejects.toThrow('permission denied')
  }
})
