import { sitePaths } from '@candour/schemas/paths.ts'
import { type ComponentType, Suspense } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { Loading } from '#app/loading.tsx'
import { NotFoundScreen } from '#app/not-found-screen.tsx'
import { ChoiceScreen } from '#features/companies/choice-screen.tsx'
import { CompanyRoute } from '#features/companies/company-route.tsx'
import { FeedbackScreen } from '#features/reviews/feedback-screen.tsx'
import { RatingScreen } from '#features/reviews/rating-screen.tsx'
import { ThankYouScreen } from '#features/reviews/thank-you-screen.tsx'
import type { ScreenName } from '#shared/head.ts'
import type { NeededCompany, SiteSettings } from '#shared/page.ts'

/** Rarely visited screens: lazy in the browser, bundled on the server. */
export interface HeavyScreens {
  Marketing: ComponentType
  Demo: ComponentType
}

type Landing = SiteSettings['landing']
type SiteRoute = RouteObject & { handle: ScreenName }

const companyRoute = (
  path: string,
  handle: ScreenName,
  Screen: Parameters<typeof CompanyRoute>[0]['screen'],
) => ({
  path,
  handle,
  element: <CompanyRoute screen={Screen} />,
})

/** The site's routes, shared by the browser's router and the server. */
export function siteRoutes(landing: Landing, { Marketing, Demo }: HeavyScreens): SiteRoute[] {
  const heavy = (path: string, handle: ScreenName, Screen: ComponentType) => ({
    path,
    handle,
    element: (
      <Suspense fallback={<Loading />}>
        <Screen />
      </Suspense>
    ),
  })
  return [
    landing === 'choice'
      ? companyRoute(sitePaths.home, 'choice', ChoiceScreen)
      : heavy(sitePaths.home, 'marketing', Marketing),
    heavy(sitePaths.demo, 'demo', Demo),
    companyRoute(sitePaths.rating, 'rating', RatingScreen),
    companyRoute(sitePaths.feedback, 'feedback', FeedbackScreen),
    companyRoute(sitePaths.thankYou, 'thankYou', ThankYouScreen),
    companyRoute(sitePaths.company, 'choice', ChoiceScreen),
    companyRoute(sitePaths.companyRating, 'rating', RatingScreen),
    companyRoute(sitePaths.companyFeedback, 'feedback', FeedbackScreen),
    companyRoute(sitePaths.companyThankYou, 'thankYou', ThankYouScreen),
    { path: '*', handle: 'notFound', element: <NotFoundScreen /> },
  ]
}

const Nothing = () => null
const routesOnly = {
  marketing: siteRoutes('marketing', { Marketing: Nothing, Demo: Nothing }),
  choice: siteRoutes('choice', { Marketing: Nothing, Demo: Nothing }),
}

/** Resolves a path to its screen, its route pattern and its slug, which is lowercased. */
export function locate(pathname: string, landing: Landing) {
  const match = matchRoutes(routesOnly[landing], pathname)?.at(-1)
  const screen: ScreenName = match?.route.handle ?? 'notFound'
  return { screen, slug: match?.params.slug?.toLowerCase(), pattern: match?.route.path }
}

/** Parses a requested path and query. `//host` is treated as the path `/host`, not as another site. */
export function parseUrl(url: string): URL {
  const parsed = new URL(`http://site${url}`)
  parsed.pathname = parsed.pathname.replace(/^\/{2,}/, '/')
  return parsed
}

/** Returns which company's data the page at a URL needs. */
export function neededCompany(url: string, landing: Landing): NeededCompany {
  const { screen, slug } = locate(parseUrl(url).pathname, landing)
  if (screen === 'marketing' || screen === 'demo' || screen === 'notFound') return undefined
  return slug === undefined ? 'first' : { slug }
}
