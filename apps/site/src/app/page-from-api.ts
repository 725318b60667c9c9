import { ApiError, call, type EndpointRef } from '@candour/api-client/call.ts'
import type { getCompanyBySlug, getFirstCompany } from '@candour/schemas/companies.ts'
import { type Language, languageOf } from '@candour/schemas/languages.ts'
import { negotiateLanguage } from '@candour/schemas/negotiate-language.ts'
import { accountPaths, codeIn, langParam, sitePaths, viaParam } from '@candour/schemas/paths.ts'
import type { getConfig } from '@candour/schemas/platform.ts'
import { neededCompany } from '#app/routes.tsx'
import type { NeededCompany, PageData, SiteCompany, SiteSettings } from '#shared/page.ts'
import { parseUrl } from '#shared/router.tsx'

export { loadPages as loadTexts } from '@candour/texts/load.ts'
export { applyLanguageCss } from '#app/language-css.ts'

const config = { method: 'GET', path: '/api/config' } as const satisfies EndpointRef<typeof getConfig>
const bySlug = { method: 'GET', path: '/api/companies/:slug' } as const satisfies EndpointRef<
  typeof getCompanyBySlug
>
const first = { method: 'GET', path: '/api/companies-first' } as const satisfies EndpointRef<
  typeof getFirstCompany
>

/** Fetches a page's data from the API, for static hosting without server rendering. Never rejects. */
export async function pageFromApi(url: string): Promise<PageData> {
  const { searchParams } = parseUrl(url)
  const chosen = languageOf(searchParams.get(langParam))
  const asked = chosen ?? negotiateLanguage(navigator.languages.join())
  const inLanguage = (language: Language) => ({ language, ...(chosen && { languageChosen: true }) })
  const settings = settingsFromApi()
  // Only `/` depends on the settings; on every other path the company is fetched in parallel with them.
  const needed = neededCompany(url, 'marketing') ?? neededCompany(url, (await settings).landing)
  try {
    const via = codeIn(searchParams.get(viaParam))
    const found = needed && (await companyFromApi(needed, via))
    const language = asked ?? found?.defaultLanguage ?? 'en'
    const page = { ...inLanguage(language), settings: await settings }
    if (!found) return { ...page, ...(found === null && { company: null }) }
    if (found.suspended) return { ...page, paused: true }
    const company = { ...found.company, ...found.texts[language] }
    return { ...page, company, ...(via && { via }) }
  } catch (error) {
    const { status, code, sentence } = error instanceof ApiError ? error : { status: 0 }
    const problem = { status, code, ...(!code && { sentence }) }
    return { ...inLanguage(asked ?? 'en'), settings: await settings, problem }
  }
}

/** Falls back to defaults, because review pages work without the settings. */
async function settingsFromApi(): Promise<SiteSettings> {
  try {
    const { siteOrigin, dashboardOrigin, ...settings } = await call<typeof getConfig>(config, {})
    return {
      landing: settings.landing,
      origin: siteOrigin,
      provider: settings.provider,
      bookingUrl: settings.bookingUrl,
      loginUrl: dashboardOrigin + accountPaths.login,
    }
  } catch {
    const { origin } = location
    const provider = { name: 'Candour', url: '/' }
    return { landing: 'choice', origin, provider, bookingUrl: sitePaths.demo, loginUrl: accountPaths.login }
  }
}

/** Returns the company; null if there is none. */
async function companyFromApi(needed: NonNullable<NeededCompany>, via: string | undefined) {
  try {
    const slug = needed === 'first' ? '' : needed.slug
    const {
      logoUrl,
      suspended,
      defaultLanguage,
      texts,
      changes: _later,
      ...rest
    } = slug
      ? await call<typeof getCompanyBySlug>(bySlug, { params: { slug }, query: { via } })
      : await call<typeof getFirstCompany>(first, { query: { via } })
    const company: SiteCompany = { ...rest, slug, logo: logoUrl ? { url: logoUrl } : null }
    return { company, suspended, defaultLanguage, texts }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'company_not_found') return null
    throw error
  }
}
