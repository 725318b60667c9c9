import { createChange } from '@candour/schemas/changes.ts'
import { getPractice } from '@candour/schemas/practice.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { expect, it } from 'vitest'
import { monthBefore } from '#modules/practice/practice.ts'
import { pages } from '#pages/index.ts'
import { anotherApp, testApp } from '#test/app.ts'
import { documentOf } from '#test/pages.ts'

const t = await testApp()
const app = await anotherApp(t, { pages })
const { notice, practice: words } = catalogues.en
const { asked, writers, month } = words
const name = 'Łódź & Söhne “Spezialitäten” 寿司'

const none = '00000000-0000-0000-0000-000000000000'

async function open(slug: string, query = '') {
  const answer = await app.inject({ url: `/${slug}/about-reviews${query}` })
  const document = documentOf(answer)
  const lines = [...document.querySelectorAll('main :is(h1, h2, p)')].map((element) => element.textContent)
  return { ...answer, document, lines }
}

it('says what is so, in full and nothing else, and changes with each setting', async () => {
  const company = await t.make.company({ name })
  const usual = await open(company.slug)
  const [, , , , , , , , , , , days] = usual.lines
  const said = (change: Partial<Record<'google' | 'own' | 'contact' | 'text', string>> = {}) => [
    name,
    words.title,
    asked.ways(name),
    asked.same,
    change.google ?? asked.linked(name),
    change.own ?? asked.standard,
    writers.title,
    writers.anyone,
    writers.unchecked,
    writers.nothing,
    month.title,
    days,
    month.none,
    notice.readers.title,
    notice.readers.text(name),
    notice.readers.google,
    notice.duration.title,
    change.contact ?? notice.duration.contact(24),
    change.text ?? notice.duration.textUnlimited,
    notice.duration.numbers,
    notice.responsible.title,
    notice.responsible.company(name),
    notice.responsible.operator('Candour', name),
  ]
  expect(usual.lines).toEqual(said())
  const [{ google_review_url } = {}] = await t.sql<{ google_review_url: string }>`
    select google_review_url from companies where id = ${company.id}`

  await t.setCompany(company, { google_review_url: null })
  expect((await open(company.slug)).lines).toEqual(said({ google: asked.searched(name) }))
  await t.setCompany(company, { google_review_url, contact_months: null })
  expect((await open(company.slug)).lines).toEqual(said({ contact: notice.duration.contactUnlimited }))
  await t.setCompany(company, { contact_months: 24, text_months: 12 })
  expect((await open(company.slug)).lines).toEqual(said({ text: notice.duration.text(12) }))
  await t.setCompany(company, { text_months: null, texts: { en: { greeting: 'Come in' } } })
  expect((await open(company.slug)).lines).toEqual(said({ own: asked.own(name) }))
  expect((await open(company.slug, '?lang=de')).lines).toContain(catalogues.de.practice.asked.standard)
})

it('counts the last whole month of the company’s time zone, and has nothing about anybody', async () => {
  const company = await t.make.company({ name })
  await t.setCompany(company, { time_zone: 'Pacific/Kiritimati' })
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format()
  const { from, to } = monthBefore(day)
  for (const [on, views] of [
    [from, 2],
    [to, 1],
    [day, 50],
  ] as const) {
    await t.sql`select add_to_funnel(array[row(
      ${company.id}, 0, ${on}::date, ${none}, ${none}, 0, ${views}, 1, 0, 1
    )::funnel_days])`
  }
  await t.make.review(company, { feedback: 'Ask for Zoë Quimby', contactName: 'Zoë Quimby' })
  const { document, lines } = await open(company.slug)
  expect(lines).toContain(month.offered(3))
  expect(lines).toContain(month.google(2))
  expect(lines).toContain(month.private(2))
  expect(document.body.textContent).not.toContain('Quimby')
  const { body } = await t.call(getPractice, { params: { slug: company.slug } })
  expect(body).toEqual({
    ...{ name, slug: company.slug, operator: 'Candour', day },
    ...{ ways: ['google', 'private'], google: 'page', ownWords: [], contactMonths: 24, textMonths: null },
    lastMonth: { month: from.slice(0, 7), offered: 3, google: 2, private: 2 },
  })
})

it('is the neutral page of a suspended company, follows a former address, and knows no unknown one', async () => {
  const company = await t.make.company({ name })
  const former = company.slug
  await t.setCompany(company, { slug: `${former}-now` })
  expect((await open(former)).headers.location).toBe(`/${former}-now/about-reviews`)
  expect((await open('nobody-here')).statusCode).toBe(404)

  const paused = await t.make.company({ name })
  await t.setCompany(paused, { billing_status: 'suspended' })
  expect((await open(paused.slug)).lines).not.toContain(asked.ways(name))
  const answer = await t.call(getPractice, { params: { slug: paused.slug } })
  expect([answer.status, answer.body]).toMatchObject([404, { code: 'company_not_found' }])
})

it.each([
  ['2026-01-01', '2025-12-01', '2025-12-31'],
  ['2024-03-31', '2024-02-01', '2024-02-29'],
  ['2026-11-28', '2026-10-01', '2026-10-31'],
])('the month before %s is from %s to %s', (day, from, to) => {
  expect(monthBefore(day)).toEqual({ from, to })
})

it('tells what was changed, here and on the thank-you page alone, alike for every rating', async () => {
  const company = await t.make.company({ name })
  const owner = await t.signInAs({ companies: [company] })
  const pathOf = (end: string) => `/${company.slug}${end}`
  const htmlOf = async (end: string) => (await app.inject({ url: pathOf(end) })).body
  const sizeBefore = (await htmlOf('')).length
  const said = `<i>Slow</i> at noon ${'ÄäÖö'.repeat(50)}`
  const body = { said, did: 'قدّمنا صندوقًا ثانيًا', date: '2026-05-04' }
  const { status } = await owner.call(createChange, { query: { companyId: company.id }, body })
  expect(status).toBe(201)
  expect(await htmlOf('')).toHaveLength(sizeBefore)
  const ends = ['/thank-you', '/about-reviews', '/thank-you?lang=ar']
  for (const end of ends) {
    const document = documentOf(await app.inject({ url: pathOf(end) }))
    const told = [...document.querySelectorAll('main dd')]
    expect(told.map((one) => one.textContent)).toEqual([said, body.did])
    expect(told.map((one) => [one.getAttribute('lang'), one.getAttribute('dir')])).toEqual([
      ['en', 'auto'],
      ['en', 'auto'],
    ])
    expect(document.querySelector('main dd i')).toBeNull()
  }
  const pages = await Promise.all([1, 2, 3, 4, 5].map((rating) => htmlOf(`/thank-you?rating=${rating}`)))
  expect(new Set(pages).size).toBe(1)
  for (const end of ['', '/rating', '/feedback?rating=1'])
    expect(await htmlOf(end), end).not.toContain('ÄäÖö')
  await t.setCompany(company, { billing_status: 'suspended' })
  for (const end of ends) expect(await htmlOf(end), end).not.toContain('ÄäÖö')
})
