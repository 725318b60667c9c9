import type { Language } from '@candour/schemas/languages.ts'
import { sitePaths } from '@candour/schemas/paths.ts'
import type { CompanyChanges, PageRequest, PrivacySettings, SiteCompany } from '@candour/site/page.ts'
import type { FastifyRequest } from 'fastify'
import { negotiated } from '#http/request-language.ts'
import type { CachedCompany } from '#modules/companies/cache.ts'
import type { VisitedLocation } from '#modules/companies/presenters.ts'
import type { VisitedPlace } from '#modules/funnel/counter.ts'
import { imageUrl } from '#modules/images/image.ts'
import type { ScannedCode } from '#modules/placements/code-cache.ts'

/** Returns the language of a page: chosen, else the browser's, else the company's default. */
export function languageFor(
  request: Pick<FastifyRequest, 'headers'>,
  lang: Language | undefined,
  found?: CachedCompany | null,
): Pick<PageRequest, 'language' | 'languageChosen'> {
  if (lang) return { language: lang, languageChosen: true }
  return { language: negotiated(request) ?? found?.company.defaultLanguage ?? 'en' }
}

/** Where a visit to a company's page counts. */
export function placeOf({ company }: CachedCompany, scanned: ScannedCode | undefined): VisitedPlace {
  return { companyId: company.id, placementId: scanned?.placementId, locationId: scanned?.location?.id }
}

const practiceEnd = sitePaths.companyPractice.replace('/:slug', '')
const changesEnd = new RegExp(`(${practiceEnd}|${sitePaths.thankYou})$`)

/** Whether the page at a path describes how the company handles reviews. */
export const isPractice = (path: string) => path.endsWith(practiceEnd)

/** Returns the data of a company's pages, as the visitor who scanned a code sees them. */
export function companyData(
  found: CachedCompany | null,
  scanned: ScannedCode | undefined,
  language: Language,
  path: string,
) {
  return {
    company: found && {
      ...siteCompany(found, scanned?.location, language),
      // No other page shows them, and a first view must not weigh more.
      ...(changesEnd.test(path) && { changes: changesOf(found) }),
    },
    ...(found && { privacy: privacyOf(found) }),
    ...(scanned && { via: scanned.code }),
  }
}

const changesOf = ({ company }: CachedCompany): CompanyChanges => ({
  language: company.defaultLanguage,
  shown: company.shownChanges,
})

function privacyOf({ company }: CachedCompany): PrivacySettings {
  const { privacyAddress: address, contactMonths, textMonths } = company
  return { address, contactMonths, textMonths }
}

function siteCompany(
  { company }: CachedCompany,
  location: VisitedLocation | null | undefined,
  language: Language,
): SiteCompany {
  const { id, slug, name, brandColor, googleReviewUrl, logo, texts } = company
  return {
    id,
    slug,
    name,
    brandColor,
    googleReviewUrl: location?.googleReviewUrl ?? googleReviewUrl,
    ...(location && { locationName: location.name }),
    ...texts[language],
    logo: logo && { url: imageUrl(logo.sha256), width: logo.width, height: logo.height },
  }
}
