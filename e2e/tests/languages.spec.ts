import { readFile } from 'node:fs/promises'
import { directionOf, type Language, languageNames, languages } from '@candour/schemas/languages.ts'
import { formFields, maxFeedbackLength } from '@candour/schemas/limits.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { charactersWithoutGlyph, inspect, keptInBrowser } from '../inspect.ts'
import { linkMailedTo } from '../mails.ts'
import { changeCompany, leaveReview, newOwner } from '../owner.ts'
import type { Product } from '../server.ts'
import { asUser, hydrated } from '../site.ts'
import { anySize } from '../tags.ts'
import { foreignTexts, type Given } from '../words.ts'

/** Every language in every way, instead of each in one (`pnpm test:languages`). */
const complete = process.env.LANGUAGES === 'all'

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false }
const ways = [
  { name: 'on a phone', ...phone, javaScriptEnabled: true },
  { name: 'on a desktop, without JavaScript', ...desktop, javaScriptEnabled: false },
  { name: 'on a phone, without JavaScript', ...phone, javaScriptEnabled: false },
  { name: 'on a desktop', ...desktop, javaScriptEnabled: true },
]
const darkLanguages: readonly Language[] = ['ar', 'hi', 'ja']

const companyNames = [
  'Lichterfelder Sonnenblumenmanufakturgenossenschaft & Daughters',
  'مقهى الياسمين & Söhne (Berlin)',
  '株式会社ひまわり珈琲店 – Sonnenallee 12',
]
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><circle cx="45" cy="15" r="15"/></svg>'
const visitorName = 'Zoë الزهراء'
const feedback = `Too loud, but 静かな庭 is lovely. ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`
const reply = 'Dear Zoë, we are sorry.\nشكرًا، ありがとう'
const tooLong = 'x'.repeat(maxFeedbackLength + 1)

interface Prepared {
  slugs: string[]
  suspended: string
  /** Link of a conversation with a reply. */
  conversation: string
  given: Given
  /** Returns the `lang` of the companies' newest reviews, by text. */
  storedLanguages: () => Promise<Map<string, string | null>>
}

const texts: Partial<Record<Language, { greeting: string; thanks: string }>> = {
  de: { greeting: 'Schön, dass Sie bei uns waren', thanks: 'Bis bald in der Donauschifferstraße' },
  ar: { greeting: 'يسرّنا أنكم زرتم المقهى اليوم', thanks: 'إلى اللقاء' },
  ja: { greeting: '本日はご来店ありがとうございました', thanks: 'またお会いしましょう' },
}

/** Creates the companies that are hard to display, one with a logo of each kind, and a conversation. */
async function prepare(product: Product): Promise<Prepared> {
  const file = (name: string) => readFile(new URL(name, import.meta.url), 'base64')
  const logos = [
    `data:image/svg+xml;base64,${btoa(svg)}`,
    `data:image/png;base64,${await file('logo.png')}`,
    `data:image/jpeg;base64,${await file('logo.jpg')}`,
  ]
  const owner = await newOwner(product, ...companyNames, 'Paused')
  const { companies } = owner
  const [, company = owner.company] = companies
  const contactEmail = `zoe-${crypto.randomUUID()}@example.com`
  await leaveReview(product, company, { rating: 2, feedback, contactName: visitorName, contactEmail })
  for (const [index, { id }] of companies.entries()) {
    const logoUrl = logos[index]
    await changeCompany(product, id, logoUrl ? { logoUrl, texts } : { billingStatus: 'suspended' })
  }
  const given = await asUser(product.origin, owner, async (api) => {
    const params = { companyId: company.id }
    const [review] = await (await api.get('/api/dashboard/reviews', { params })).json()
    const path = `/api/dashboard/reviews/${review.id}/case`
    const replied = await api.post(`${path}/replies`, { params, data: { text: reply } })
    expect(replied.ok(), await replied.text()).toBe(true)
    const { messages } = await (await api.get(path, { params })).json()
    const { timeZone } = await (await api.get('/api/dashboard/company', { params })).json()
    const times = [review.timestamp, ...messages.map(({ at }: { at: string }) => at)].map(
      (at) => new Date(at),
    )
    // Today, and the last day on which what is sent today can be changed.
    for (const days of [0, 1, 30, 31]) times.push(new Date(Date.now() + days * 86_400_000))
    return {
      companies: companyNames,
      texts: [feedback, reply, visitorName, contactEmail, tooLong],
      times,
      timeZone,
    }
  })

  return {
    slugs: companies.slice(0, 3).map(({ slug }) => slug),
    suspended: companies[3]?.slug ?? '',
    conversation: await linkMailedTo(product, contactEmail, /has answered your feedback/),
    given,
    storedLanguages: () =>
      asUser(product.origin, owner, async (api) => {
        const lists = await Promise.all(
          companies.slice(0, 3).map(async ({ id }) => {
            const params = { companyId: id, limit: 100 }
            return (await api.get('/api/dashboard/reviews', { params })).json()
          }),
        )
        return new Map(lists.flat().map(({ feedback, lang }) => [feedback, lang]))
      }),
  }
}

/** Once per worker. */
let prepared: Promise<Prepared> | undefined

interface Walk {
  page: Page
  language: Language
  index: number
  prepared: Prepared
  javaScriptEnabled: boolean
  /** Looks at the page and records what is wrong with it. */
  look: (name: string) => Promise<void>
}

/** Changes the browser's language, as in its settings. */
async function browserAsksFor(page: Page, acceptLanguage: Language) {
  const session = await page.context().newCDPSession(page)
  const userAgent = await page.evaluate(() => navigator.userAgent)
  await session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage })
}

/** Leaves a review in the language that the browser asks for. Returns its text. */
async function leaveFeedback({ page, language, index, prepared, javaScriptEnabled, look }: Walk) {
  const { ui, rating, feedback, thankYou, privacy } = catalogues[language].pages
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const text = `${feedback.loved} ${crypto.randomUUID()}`
  await browserAsksFor(page, language)

  const slug = prepared.slugs[index % prepared.slugs.length]
  const response = await page.goto(`/${slug}`)
  expect(response?.headers()).toMatchObject({
    'content-language': language,
    vary: expect.stringContaining('accept-language'),
  })
  if (javaScriptEnabled) await hydrated(page)
  await look('choice')
  await page.getByRole('link', { name: ui.choice.privateFeedback }).click()
  await expect(heading(rating.title)).toBeVisible()
  await look('rating')
  await page.getByRole('link', { name: ui.stars(3) }).click()
  await expect(heading(feedback.improve)).toBeVisible()
  if (javaScriptEnabled) await expect(page.getByRole('button', { name: feedback.submit })).toBeDisabled()
  await look('feedback')

  const field = page.getByLabel(feedback.text, { exact: true })
  // The server also rejects what the browser's own validation rejects.
  const submit = () =>
    page.locator('main form').evaluate((form: HTMLFormElement, renderedAt) => {
      form.noValidate = true
      const field = form.elements.namedItem(renderedAt)
      if (field instanceof HTMLInputElement) field.value = '1'
      form.requestSubmit()
    }, formFields.renderedAt)
  await field.fill('  ')
  await submit()
  await expect(page.getByText(feedback.invalid.feedback).first()).toBeVisible()
  await look('empty')
  await field.fill(tooLong)
  if (javaScriptEnabled) {
    await expect(page.getByText(feedback.tooLong(1))).toBeVisible()
  } else {
    await submit()
    await expect(page.getByText(feedback.invalid.tooLong(maxFeedbackLength)).first()).toBeVisible()
  }
  await look('too-long')
  await field.fill(text)
  await submit()
  await expect(heading(thankYou.title)).toBeVisible()
  // A message about the empty text.
  await expect(page.getByText(feedback.requiredTitle)).toBeHidden()
  await look('thank-you')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.getByRole('link', { name: thankYou.open }).click()
  await expect(page.getByRole('article').getByText(text)).toBeVisible()
  for (const part of await page.locator('summary').all()) await part.click()
  await look('receipt')
  await page.getByRole('link', { name: privacy }).click()
  await expect(heading(catalogues[language].notice.title)).toBeVisible()
  await look('notice')
  return text
}

/** Opens the pages outside the flow in a language that the visitor has chosen, though the browser asks for another. */
async function openOtherPages({ page, language, prepared, look }: Walk) {
  await browserAsksFor(page, language === 'de' ? 'fr' : 'de')
  const open = async (name: string, path: string, status: number) => {
    const response = await page.goto(path)
    expect(response?.status(), name).toBe(status)
    await look(name)
  }
  const inLanguage = `lang=${language}`
  await open('company-not-found', `/nobody-here?${inLanguage}`, 404)
  await open('not-found', `/a/b/c?${inLanguage}`, 404)
  await open('paused', `/${prepared.suspended}?${inLanguage}`, 200)
  const unreadable = (url: URL) => url.searchParams.has('unreadable')
  await page.route(unreadable, (route) =>
    route.continue({ method: 'POST', headers: { 'content-type': 'application/xml' }, postData: '<x/>' }),
  )
  await open('problem', `/${prepared.slugs[0]}/feedback?${inLanguage}&unreadable=1`, 415)
  await page.unroute(unreadable)
  await open('notice-chosen', `/${prepared.slugs[1]}/privacy?${inLanguage}`, 200)
  await open('practice', `/${prepared.slugs[1]}/about-reviews?${inLanguage}`, 200)
  await open('conversation', `${prepared.conversation}?${inLanguage}`, 200)
  await open('conversation-answered', `${prepared.conversation}?done=answered&${inLanguage}`, 200)
  await open('conversation-ended', `${new URL('/r/wrong', prepared.conversation)}?${inLanguage}`, 404)
}

const walks = ways.flatMap((way, turn) => [
  {
    ...way,
    colorScheme: 'light' as const,
    walked: languages.filter((_, index) => complete || index % ways.length === turn),
  },
  ...(complete && way.javaScriptEnabled && way.isMobile
    ? [{ ...way, name: `${way.name}, dark`, colorScheme: 'dark' as const, walked: darkLanguages }]
    : []),
])

/**
 * Pages that axe reads in `pnpm test`; in the complete run it reads all. Their markup is the same in every language.
 */
const readByAxe = ['empty', 'conversation']

for (const { name, walked, colorScheme, viewport, isMobile, hasTouch, javaScriptEnabled } of walks) {
  test(
    `visitors read every page in their language ${name}`,
    { tag: anySize },
    async ({ browser, contextOptions, product, expectAccessible }, testInfo) => {
      test.setTimeout(walked.length * 60_000)
      prepared ??= prepare(product)
      const ready = await prepared
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: product.origin,
        ...{ colorScheme, viewport, isMobile, hasTouch, javaScriptEnabled },
      })
      const elsewhere: string[] = []
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol !== 'data:' && origin !== product.origin) elsewhere.push(request.url())
      })
      const page = await context.newPage()
      const stored = new Map<string, Language>()

      for (const language of walked) {
        const problems: string[] = []
        let seen = ''
        const own = Object.values(texts[language] ?? {})
        const foreignOn = foreignTexts(language, { ...ready.given, texts: [...ready.given.texts, ...own] })
        const look = async (name: string) => {
          const { lang, dir, chosen, texts: shown, defects } = await inspect(page)
          if (lang !== language || dir !== directionOf(language)) defects.push(`lang=${lang} dir=${dir}`)
          if (chosen !== language) defects.push(`the switch says ${chosen}`)
          for (const text of foreignOn(shown)) defects.push(`not in the catalogue: ${text}`)
          for (const kept of await keptInBrowser(page)) defects.push(`kept in the browser: ${kept}`)
          for (const url of elsewhere.splice(0)) defects.push(`requested elsewhere: ${url}`)
          problems.push(...defects.map((defect) => `${name}: ${defect}`))
          seen += shown.map(({ text }) => text).join()
          if (isMobile && javaScriptEnabled && (complete || readByAxe.includes(name)))
            await expectAccessible(page)
          if (process.env.SHOTS) {
            const way = `${viewport.width}-${javaScriptEnabled ? 'js' : 'html'}-${colorScheme}`
            await page.screenshot({
              path: `${process.env.SHOTS}/${language}-${way}-${name}.png`,
              fullPage: true,
            })
          }
        }
        await test.step(language, async () => {
          const index = languages.indexOf(language)
          const walk = { page, language, index, prepared: ready, javaScriptEnabled, look }
          stored.set(await leaveFeedback(walk), language)
          await openOtherPages(walk)
          const { ofUnknownScripts, others } = await charactersWithoutGlyph(page, seen)
          if (languageNames[language].split('').some((letter) => ofUnknownScripts.includes(letter))) {
            const note = `${language}: glyphs not checked, this machine has no font for the script`
            console.log(note)
            testInfo.annotations.push({ type: 'not checked', description: note })
          } else if (others.length > 0) problems.push(`no glyph for ${others.join(' ')}`)
        })
        expect.soft(problems, language).toEqual([])
      }
      const all = await ready.storedLanguages()
      expect([...stored.keys()].map((text) => [text, all.get(text)])).toEqual([...stored])
      await context.close()
    },
  )
}
