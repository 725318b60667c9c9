import { ApiError, call, type EndpointRef } from '@candour/api-client/call.ts'
import type { getCompanyBySlug, getFirstCompany } from '@candour/schemas/companies.ts'
import { type Language, pickLanguage } from '@candour/schemas/languages.ts'
import { accountPaths, codeIn, sitePaths, viaParam } from '@candour/schemas/paths.ts'
import type { getConfig } from '@candour/schemas/platform.ts'
import { neededCompany } from '#app/routes.tsx'
import type { NeededCompany, PageData, SiteCompany, SiteSettings } from '#shared/page.ts'
import { parseUrl } from '#shared/router.tsx'

const config = { method: 'GET', path: '/api/config' } as const satisfies EndpointRef<typeof getConfig>
const bySlug = { method: 'GET', path: '/api/companies/:slug' } as const satisfies EndpointRef<
  typeof getCompanyBySlug
>
const first = { method: 'GET', path: '/api/companies-first' } as const satisfies EndpointRef<
  typeof getFirstCompany
>

/** Fetches a page's data from the API, for static hosting without server rendering. Never rejects. */
export async function pageFromApi(url: string): Promise<PageData> {
  const language = pickLanguage(navigator.languages.join())
  const settings = settingsFromApi()
  // Only `/` depends on the settings; on every other path the company is fetched in parallel with them.
  const needed = neededCompany(url, 'marketing') ?? neededCompany(url, (await settings).landing)
  try {
    const via = codeIn(parseUrl(url).searchParams.get(viaParam))
    const company = needed && (await companyFromApi(needed, via, language))
    if (company === 'suspended') return { language, settings: await settings, paused: true }
    return {
      language,
      settings: await settings,
      ...(company !== undefined && { company }),
      ...(company && via && { via }),
    }
  } catch (error) {
    const { status, code, sentence } = error instanceof ApiError ? error : { status: 0 }
    const problem = { status, code, ...(!code && { sentence }) }
    return { language, settings: await settings, problem }
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

async function companyFromApi(
  needed: NonNullable<NeededCompany>,
  via: string | undefined,
  language: Language,
): Promise<SiteCompany | 'suspended' | null> {
  try {
    const slug = needed === 'first' ? '' : needed.slug
    const {
      logoUrl,
      suspended,
      defaultLanguage: _,
      texts,
      ...company
    } = slug
      ? await call<typeof getCompanyBySlug>(bySlug, { params: { slug }, query: { via } })
      : await call<typeof getFirstCompany>(first, { query: { via } })
    if (suspended) return 'suspended'
    return { ...company, ...texts[language], slug, logo: logoUrl ? { url: logoUrl } : null }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'company_not_found') return null
    throw error
  }
}
