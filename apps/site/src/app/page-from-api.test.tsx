import { ApiError } from '@candour/api-client/call.ts'
import { answer, fetchFrom, type Handler, refusal } from '@candour/api-client/testing.ts'
import { getCompanyBySlug, getFirstCompany } from '@candour/schemas/companies.ts'
import { getConfig, type PlatformConfig } from '@candour/schemas/platform.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { pageFromApi } from '#app/page-from-api.ts'
import { luna } from '#test/fixtures.ts'
import { renderSite } from '#test/render-site.tsx'

const platform: PlatformConfig = {
  siteOrigin: 'https://reviews.example',
  dashboardOrigin: 'https://app.example',
  adminOrigin: 'https://admin.example',
  landing: 'marketing',
  provider: { name: 'Acme', url: 'https://acme.example', email: 'help@acme.example' },
  bookingUrl: 'https://acme.example/call',
  orderTerms: null,
  operatorSignIn: false,
}
const { slug, logo, changes: _, ...rest } = luna
/** What the page has of the company: changes come later. */
const fetched = { ...rest, slug, logo }
const company = { ...rest, logoUrl: null, defaultLanguage: 'en' as const, texts: {}, changes: [] }

const config = (changed: Partial<PlatformConfig> = {}) =>
  answer(getConfig, () => ({ ...platform, ...changed }))
const found = answer(getCompanyBySlug, () => company)
const first = answer(getFirstCompany, () => company)
const fail = (status: number, message: string) => () => Promise.reject(new ApiError(message, { status }))

async function pageAt(url: string, ...handlers: Handler[]) {
  const fetch = vi.fn(fetchFrom(...handlers))
  vi.stubGlobal('fetch', fetch)
  const page = await pageFromApi(url)
  return { ...page, asked: fetch.mock.calls.map(([target]) => String(target)) }
}

/** Renders the site with data fetched from the handlers. */
async function open(url: string, ...handlers: Handler[]) {
  renderSite(url, await pageAt(url, ...handlers))
}

it("has the platform's settings", async () => {
  expect(await pageAt('/demo', config())).toEqual({
    language: 'en',
    settings: {
      landing: 'marketing',
      origin: 'https://reviews.example',
      provider: platform.provider,
      bookingUrl: platform.bookingUrl,
      loginUrl: 'https://app.example/login',
    },
    asked: ['/api/config'],
  })
})

it.each(['/Cafe-Luna', '/cafe-luna/rating', '/cafe-luna/feedback?rating=3', '/cafe-luna/thank-you'])(
  'has the company of %s, fetched once',
  async (url) => {
    const page = await pageAt(url, config(), found)
    expect(page.company).toEqual(fetched)
    expect(page.asked.toSorted()).toEqual(['/api/companies/cafe-luna', '/api/config'])
  },
)

it.each(['/cafe-luna', '/cafe-luna/rating', '/cafe-luna/feedback?rating=3', '/cafe-luna/thank-you'])(
  'is the neutral page while the company of %s is suspended',
  async (url) => {
    const suspended = answer(getCompanyBySlug, () => ({ ...company, suspended: true as const }))
    await open(url, config(), suspended)
    expect(screen.getByRole('heading', { name: 'This page is taking a break.' })).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  },
)

it.each([
  ['/cafe-luna', ['pl-PL', 'de'], 'pl'],
  ['/cafe-luna', ['tlh', 'sk'], 'ja'],
  ['/cafe-luna', [], 'ja'],
  ['/cafe-luna?lang=AR', ['pl-PL'], 'ar'],
  ['/cafe-luna?lang=xx', ['pl-PL'], 'pl'],
] as const)('has the language for %s and a browser in %j: %s', async (url, spoken, language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(spoken)
  const texts = { ja: { greeting: 'こんにちは' }, pl: { thanks: 'Dzięki' } }
  const own = answer(getCompanyBySlug, () => ({ ...company, defaultLanguage: 'ja' as const, texts }))
  const page = await pageAt(url, config(), own)
  expect(page.language).toBe(language)
  expect(page.languageChosen).toBe(language === 'ar' ? true : undefined)
  expect(page.company).toMatchObject(language === 'ar' ? {} : texts[language])
  expect(page.company).not.toHaveProperty(language === 'pl' ? 'greeting' : 'thanks')
})

it('fetches the company and the settings in parallel', async () => {
  let asked = () => {}
  const whenAsked = new Promise<void>((resolve) => {
    asked = resolve
  })
  const patient = answer(getConfig, () => whenAsked.then(() => platform))
  const seen = answer(getCompanyBySlug, () => {
    asked()
    return company
  })
  expect((await pageAt('/cafe-luna', patient, seen)).company).toEqual(fetched)
})

describe('at /', () => {
  it('shows the marketing page', async () => {
    await open('/', config())
    expect(screen.getByRole('heading', { name: 'Review Management Made Simple' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Admin Login' }).getAttribute('href')).toBe(
      'https://app.example/login',
    )
    expect(screen.getByRole('link', { name: 'Powered by Acme' }).getAttribute('href')).toBe(
      'https://acme.example',
    )
  })

  it('shows the first company if that is the landing page', async () => {
    await open('/', config({ landing: 'choice' }), first)
    expect(screen.getByRole('heading', { name: 'How was your experience?' })).toBeTruthy()
  })
})

describe('when something fails to load', () => {
  it('shows the review pages even without the settings', async () => {
    await open('/cafe-luna', answer(getConfig, fail(503, 'Busy')), found)
    expect(screen.getByRole('link', { name: 'Share Private Feedback' })).toBeTruthy()
  })

  it('says that the company does not exist', async () => {
    await open(
      '/nobody',
      config(),
      answer(getCompanyBySlug, () => Promise.reject(refusal('company_not_found'))),
    )
    expect(screen.getByRole('heading', { name: 'Company Not Found' })).toBeTruthy()
  })

  it.each([
    [refusal('internal_error'), 'Something went wrong. Please try again.'],
    [refusal('overloaded'), 'The service is busy. Please try again in a moment.'],
    [new ApiError('Back soon.', { status: 503 }), 'Back soon.'],
    [new ApiError('', { status: 502 }), 'Please check your connection and try again.'],
    [new ApiError('', { status: 0 }), 'The connection failed. Please check that you are online.'],
  ])('says so after %s, and offers a retry', async (error, text) => {
    await open(
      '/cafe-luna/rating',
      config(),
      answer(getCompanyBySlug, () => Promise.reject(error)),
    )
    expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/cafe-luna/rating')
    expect(document.title).toBe('This page could not be loaded')
  })
})
