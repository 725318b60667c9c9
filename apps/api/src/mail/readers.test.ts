import type { UpdateObject } from 'kysely'
import { expect, it } from 'vitest'
import type { DB } from '#db/tables.ts'
import { readersOf } from '#mail/readers.ts'
import { type NewMail, queueMail } from '#mail/repository.ts'
import { testApp } from '#test/app.ts'

const t = await testApp()

const queued = (mail: NewMail) => t.owner.transaction().execute((tx) => queueMail(tx, mail))
const readerOf = async (id: string) => (await readersOf(t.deps.platformDb, [id])).get(id)

async function person(values: UpdateObject<DB, 'users'> = {}, language = 'it') {
  const company = await t.make.company()
  await t.setCompany(company, { default_language: language })
  const user = await t.make.user({ companies: [company] })
  if (Object.keys(values).length > 0)
    await t.owner.updateTable('users').set(values).where('id', '=', user.id).execute()
  return { company, user }
}

it.each([
  ['what they have chosen', { language: 'ja', browser_language: 'de', time_zone: 'Asia/Tokyo' }, 'it', 'ja'],
  ["else their browser's", { browser_language: 'de' }, 'it', 'de'],
  ["else the company's", {}, 'it', 'it'],
  ['else English', {}, 'cs', 'en'],
  ['what this version knows', { language: 'xx', browser_language: 'pl' }, 'it', 'pl'],
])('members read mails in %s, also those about their account', async (_, values, company, language) => {
  const made = await person(values, company)
  const reader = { language, timeZone: 'time_zone' in values ? values.time_zone : null }
  const { user } = made
  const about = { userId: user.id, companyId: made.company.id }
  expect(await readerOf(await queued({ kind: 'alert_test', ...about }))).toEqual(reader)
  expect(await readerOf(await queued({ kind: 'reset', userId: user.id }))).toEqual(reader)
})

it("an address is its account's, in any letter case, or else reads as the company", async () => {
  const { company, user } = await person({ language: 'tr' })
  const orderId = '00000000-0000-7000-8000-000000000001'
  const to = (recipient: string) =>
    queued({ kind: 'receipt', companyId: company.id, recipient, detail: orderId })
  expect(await readerOf(await to(user.email.toUpperCase()))).toMatchObject({ language: 'tr' })
  expect(await readerOf(await to('nobody@example.com'))).toEqual({ language: 'it', timeZone: null })
})

it('answers for many mails at once, and for none', async () => {
  const [one, other] = [await person({ language: 'fr' }), await person({ language: 'nl' })]
  const ids = await Promise.all([one, other].map(({ user }) => queued({ kind: 'reset', userId: user.id })))
  const readers = await readersOf(t.deps.platformDb, ids)
  expect(ids.map((id) => readers.get(id)?.language)).toEqual(['fr', 'nl'])
  expect(await readersOf(t.deps.platformDb, [])).toEqual(new Map())
})
