import { randomUUID } from 'node:crypto'
import { openPage } from '@candour/artwork/test/read-pdf.ts'
import {
  createChange,
  deleteChange,
  getChangesPoster,
  listChanges,
  maxChanges,
  updateChange,
} from '@candour/schemas/changes.ts'
import { getCompanyBySlug, updateCompany } from '@candour/schemas/companies.ts'
import type { Input } from '@candour/schemas/endpoint.ts'
import { beforeEach, expect, it } from 'vitest'
import { localTime } from '#lib/local-time.ts'
import { type SignedIn, testApp } from '#test/app.ts'

let company: { id: string; slug: string }
let query: { companyId: string }
let owner: SignedIn
const t = await testApp()
beforeEach(async () => {
  company = await t.make.company({ name: 'The Gift Shop' })
  query = { companyId: company.id }
  owner = await t.signInAs({ companies: [company] })
})

type Body = Input<typeof createChange>['body']
const create = (body: Partial<Body> = {}) =>
  owner.call(createChange, {
    query,
    body: { said: 'Slow at noon', did: 'Second till since May', date: '2026-05-04', ...body },
  })
const shown = async () => (await t.call(getCompanyBySlug, { params: { slug: company.slug } })).body.changes
const listed = async () => (await owner.call(listChanges, { query })).body

it('is told to visitors at once: the newest three that are visible, by their dates', async () => {
  expect(await shown()).toEqual([])
  const dates = ['2026-03-01', '2025-12-31', '2026-05-04', '2026-04-01']
  for (const date of dates) expect((await create({ date, did: `Since ${date}` })).status).toBe(201)
  const hidden = await create({ date: '2026-06-01', visible: false, themes: ['waiting', 'staff', 'waiting'] })
  expect(hidden.body).toEqual({
    id: expect.any(String),
    said: 'Slow at noon',
    did: 'Second till since May',
    date: '2026-06-01',
    themes: ['waiting', 'staff'],
    visible: false,
  })
  expect((await listed()).map(({ date }) => date)).toEqual(['2026-06-01', ...dates.toSorted().toReversed()])
  const datesShown = async () => (await shown()).map(({ date }) => date)
  expect(await datesShown()).toEqual(['2026-05-04', '2026-04-01', '2026-03-01'])
  expect((await shown())[0]).toEqual({ said: 'Slow at noon', did: 'Since 2026-05-04', date: '2026-05-04' })

  const params = { id: hidden.body.id.toUpperCase() }
  const changed = await owner.call(updateChange, { query, params, body: { visible: true } })
  expect(changed.body).toEqual({ ...hidden.body, visible: true })
  expect(await datesShown()).toEqual(['2026-06-01', '2026-05-04', '2026-04-01'])
  expect((await owner.call(deleteChange, { query, params })).status).toBe(204)
  expect(await datesShown()).toEqual(['2026-05-04', '2026-04-01', '2026-03-01'])
  for (const gone of [
    await owner.call(deleteChange, { query, params }),
    await owner.call(updateChange, { query, params, body: {} }),
  ]) {
    expect(gone).toMatchObject({ status: 404, body: { code: 'change_not_found' } })
  }
})

it('is told once it is done: from the day on that begins first on the islands of Kiritimati', async () => {
  const day = (inDays: number) =>
    localTime(new Date(Date.now() + inDays * 86_400_000), 'Pacific/Kiritimati').slice(0, 10)
  const refusal = { status: 400, body: { code: 'change_to_come', issues: [{ path: 'date' }] } }
  expect(await create({ date: day(2) })).toMatchObject(refusal)
  const { body } = await create({ date: day(0) })
  const params = { id: body.id }
  const edit = (date: string) => owner.call(updateChange, { query, params, body: { date } })
  expect(await edit(day(2))).toMatchObject(refusal)
  expect(await edit('2026-05-04')).toMatchObject({ status: 200 })
})

it('keeps words of any script as they are, on one line of at most 280 characters', async () => {
  const said = `<script>alert(1)</script> انتظار طويل 行列が長い 👩🏽‍🍳`
  const { body } = await create({ said: `  ${said}\n`, did: 'é'.repeat(280) })
  expect(await shown()).toEqual([{ said, did: 'é'.repeat(280), date: body.date }])
  const refused: [Partial<Record<keyof Body, unknown>>, path: string][] = [
    [{ said: 'x'.repeat(281) }, 'said'],
    [{ did: ' \n\u200b ' }, 'did'],
    [{ did: 'gnol oot \u202e' }, 'did'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '0001-01-01' }, 'date'],
    [{ themes: ['weather'] }, 'themes.0'],
    [{ visible: 'yes' }, 'visible'],
  ]
  for (const [wrong, path] of refused) {
    const answer = await create(wrong as Partial<Body>)
    expect([answer.status, answer.body.issues?.map((issue) => issue.path)]).toEqual([400, [path]])
  }
  expect(await listed()).toHaveLength(1)
})

it('is printed as a poster, in the language asked for', async () => {
  const { cookie } = owner
  const ask = (lang?: string) => {
    const search = new URLSearchParams({ companyId: company.id, ...(lang && { lang }) })
    return t.app.inject({ url: `${getChangesPoster.path}?${search}`, headers: { cookie } })
  }
  await create({ did: 'Not yet seen', visible: false })
  const none = await ask()
  expect([none.statusCode, none.json().code]).toEqual([404, 'change_not_found'])
  await create({ said: 'Slow at noon', did: 'A second till', date: '2026-05-04' })
  await create({ said: '昼は行列が長いです。'.repeat(28), did: 'レジを増やしました。'.repeat(28) })
  for (const [lang, words] of [
    [undefined, ['You said, we did', 'A second till', 'We did · May 4, 2026', '昼は行列が長いです']],
    ['ja', ['お客様の声と改善', 'A second till', '2026年5月4日']],
  ] as const) {
    const file = await ask(lang)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.headers['content-disposition']).toMatch(`attachment; filename="${company.slug}-changes-`)
    const { document, page } = await openPage(file.rawPayload)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join('')
    for (const word of words) expect(text.replace(/\s/g, '')).toContain(word.replace(/\s/g, ''))
    expect(text).not.toContain('Not yet seen')
    expect([document.numPages, ...page.view.map(Math.round)]).toEqual([1, 0, 0, 595, 842])
    await document.loadingTask.destroy()
  }
})

it('is refused if a text steers, offers something or names a person', async () => {
  const { body: fair } = await create({ did: 'A second till at The Gift Shop' })
  const unfair = [
    ['steering_text', 'Bitte ändern Sie Ihre Bewertung'],
    ['offering_text', 'Everyone gets a voucher'],
    ['naming_text', 'Thomas Miller has left'],
  ] as const
  for (const [code, text] of unfair) {
    for (const field of ['said', 'did'] as const) {
      const refused = { status: 400, body: { code, issues: [{ path: field }] } }
      expect(await create({ [field]: text })).toMatchObject(refused)
      const edited = owner.call(updateChange, { query, params: fair, body: { [field]: text } })
      expect(await edited).toMatchObject(refused)
    }
  }
  expect(await listed()).toEqual([fair])
  const noted = await t.sql<{ changes: object }>`
    select changes from audit_entries where company_id = ${company.id} and action = 'text.refused' order by seq`
  expect(noted).toHaveLength(12)
  expect(noted[0]?.changes).toEqual({
    said: ['Bitte ändern Sie Ihre Bewertung', null],
    reason: [null, 'steering'],
  })
  // The refused text may name a person, whom the log must not repeat.
  expect(JSON.stringify(noted)).not.toContain('Miller')
})

it('is shown right when several are saved at the same time', async () => {
  const dates = Array.from({ length: 8 }, (_, n) => `2026-05-0${n + 1}`)
  await Promise.all(dates.map((date) => create({ date })))
  expect((await shown()).map(({ date }) => date)).toEqual(dates.toReversed().slice(0, 3))
})

it('is limited to a hundred per company', async () => {
  const row = { company_id: company.id, said: 'A', did: 'B', day: '2026-05-04', themes: [], visible: true }
  await t.insert(
    'company_changes',
    Array.from({ length: maxChanges - 1 }, () => ({ ...row, id: randomUUID() })),
  )
  const answers = await Promise.all([create(), create(), create()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_changes')
})

it('is not shown while the company is suspended, and then again', async () => {
  await create()
  const operator = await t.signInAs({ role: 'superadmin' })
  const become = (billingStatus: 'suspended' | 'active') =>
    operator.call(updateCompany, { params: company, body: { billingStatus } })
  await become('suspended')
  expect(await shown()).toEqual([])
  expect((await create()).body.code).toBe('company_suspended')
  await become('active')
  expect(await shown()).toHaveLength(1)
})
