import { reviewPaths, sitePaths } from '@candour/schemas/paths.ts'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { Loading } from '#app/loading.tsx'
import { NotFoundScreen } from '#app/not-found-screen.tsx'
import { ChoiceScreen } from '#features/companies/choice-screen.tsx'
import { CompanyRoute } from '#features/companies/company-route.tsx'
import { FeedbackScreen } from '#features/reviews/feedback-screen.tsx'
import { ratingOf } from '#features/reviews/rating.ts'
import { RatingScreen } from '#features/reviews/rating-screen.tsx'
import { ThankYouScreen } from '#features/reviews/thank-you-screen.tsx'
import type { ScreenName } from '#shared/head.ts'
import type { NeededCompany, PageData, SiteSettings } from '#shared/page.ts'
import { matchPath, parseUrl } from '#shared/router.tsx'

/** Rarely visited screens: lazy in the browser, bundled on the server. */
export type HeavyScreens = Record<'marketing' | 'demo', ComponentType>

type Landing = SiteSettings['landing']

/** The screens by path pattern; the first match counts. `/` depends on the landing. */
const patterns: [pattern: string, screen: ScreenName][] = [
  [sitePaths.demo, 'demo'],
  [sitePaths.rating, 'rating'],
  [sitePaths.feedback, 'feedback'],
  [sitePaths.thankYou, 'thankYou'],
  [sitePaths.privacy, 'privacy'],
  [sitePaths.company, 'choice'],
  [sitePaths.companyRating, 'rating'],
  [sitePaths.companyFeedback, 'feedback'],
  [sitePaths.companyThankYou, 'thankYou'],
  [sitePaths.companyPrivacy, 'privacy'],
  [sitePaths.companyPractice, 'practice'],
]

const flowScreens = {
  choice: ChoiceScreen,
  rating: RatingScreen,
  feedback: FeedbackScreen,
  thankYou: ThankYouScreen,
  // The server renders these, without a script.
  privacy: NotFoundScreen,
  practice: NotFoundScreen,
}

/** Resolves a path to its screen, its route pattern and its slug, which is lowercased. */
export function locate(
  pathname: string,
  landing: Landing,
): { screen: ScreenName; slug?: string | undefined; pattern?: string } {
  if (matchPath(sitePaths.home, pathname)) return { screen: landing, pattern: sitePaths.home }
  for (const [pattern, screen] of patterns) {
    const params = matchPath(pattern, pathname)
    if (params) return { screen, slug: params.slug?.toLowerCase(), pattern }
  }
  return { screen: 'notFound' }
}

/** Renders the screen at a path. */
export function screenAt(pathname: string, landing: Landing, heavyScreens: HeavyScreens): ReactNode {
  const { screen, slug } = locate(pathname, landing)
  if (screen === 'notFound') return <NotFoundScreen />
  if (screen !== 'marketing' && screen !== 'demo') {
    return <CompanyRoute slug={slug} screen={flowScreens[screen]} />
  }
  const Screen = heavyScreens[screen]
  return (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  )
}

/**
 * Returns the event that showing the page at a URL counts as: a view of both choices, or the form opened with a rating.
 */
export function visitAt(url: string, landing: Landing): 'view' | 'rating' | undefined {
  const { pathname, searchParams } = parseUrl(url)
  const { screen } = locate(pathname, landing)
  if (screen === 'choice') return 'view'
  return screen === 'feedback' && ratingOf(searchParams) ? 'rating' : undefined
}

/**
 * Returns the path of the notice about personal data that a page links to: its company's, or on the product's own pages
 * the operator's; undefined on pages that belong to neither.
 */
export function noticeAt(
  pathname: string,
  { settings: { landing }, company, paused, via, language, languageChosen }: PageData,
): string | undefined {
  const { screen, slug } = locate(pathname, landing)
  const isProducts = landing === 'marketing'
  if (screen === 'notFound' || paused || company === null || (screen === 'demo' && !isProducts))
    return undefined
  // Where the product presents itself, `/privacy` is the operator's notice, not that of the site's single company.
  return reviewPaths(isProducts && company ? company.slug : slug, {
    via,
    lang: languageChosen ? language : undefined,
  }).privacy
}

/** Returns which company's data the page at a URL needs. */
export function neededCompany(url: string, landing: Landing): NeededCompany {
  const { screen, slug } = locate(parseUrl(url).pathname, landing)
  if (screen === 'marketing' || screen === 'demo' || screen === 'notFound') return undefined
  if (slug !== undefined) return { slug }
  return screen === 'privacy' && landing === 'marketing' ? undefined : 'first'
}
