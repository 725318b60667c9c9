import type { Input } from '@candour/schemas/endpoint.ts'
import { ratings } from '@candour/schemas/limits.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { type listReviews, reviewFilters, type Sentiment, sentiment } from '@candour/schemas/reviews.ts'
import { type Theme, theme } from '@candour/schemas/theme-names.ts'
import { type PeriodChoice, readPeriod, toDays, writePeriod } from '#shared/period.ts'

type Rating = (typeof ratings)[number]
export const sentiments = sentiment.options
export const themes = theme.options

/** Views of the inbox, as the API's parameters. */
export const views = {
  new: { status: 'new' },
  in_progress: { status: 'in_progress' },
  waiting: { status: 'waiting' },
  done: { status: 'done' },
  all: {},
  mine: { status: 'new,in_progress,waiting', assignee: 'me' },
  unassigned: { status: 'new,in_progress,waiting', assignee: 'none' },
} as const satisfies Record<string, Pick<Input<typeof listReviews>['query'], 'status' | 'assignee'>>
export type View = keyof typeof views
export const viewNames = Object.keys(views) as View[]

/** The view and the filters of the review list; an empty filter matches all. */
export interface Filters {
  view: View
  q: string
  rating: readonly Rating[]
  sentiment: readonly Sentiment[]
  /** Only reviews whose words and stars clearly disagree. */
  mismatch: boolean
  theme: readonly Theme[]
  hasContact: boolean | undefined
  /** Languages of the text in alphabetical order; `none` where it is uncertain. */
  textLanguage: readonly string[]
  period: PeriodChoice
  locationId: string | undefined
  placementId: string | undefined
}

export const noFilters: Filters = {
  view: 'all',
  q: '',
  rating: [],
  sentiment: [],
  mismatch: false,
  theme: [],
  hasContact: undefined,
  textLanguage: [],
  period: 'all',
  locationId: undefined,
  placementId: undefined,
}

/** Parses filters from a URL's query; invalid values are ignored. */
export function readFilters(params: URLSearchParams): Filters {
  const { rating, sentiment, mismatch, theme, q, hasContact, textLanguage, locationId, placementId } =
    reviewFilters.shape
  const read = (name: keyof typeof reviewFilters.shape) => params.get(name) ?? undefined
  const chosenRatings = rating.safeParse(read('rating')).data ?? []
  const chosenSentiments = sentiment.safeParse(read('sentiment')).data ?? []
  const chosenThemes = theme.safeParse(read('theme')).data ?? []
  const filters = {
    q: q.safeParse(read('q')).data ?? '',
    rating: ratings.filter((value) => chosenRatings.includes(value)),
    sentiment: sentiments.filter((value) => chosenSentiments.includes(value)),
    mismatch: mismatch.safeParse(read('mismatch')).data ?? false,
    theme: themes.filter((value) => chosenThemes.includes(value)),
    hasContact: hasContact.safeParse(read('hasContact')).data,
    period: readPeriod(params, 'all'),
    textLanguage: [...new Set(textLanguage.safeParse(read('textLanguage')).data ?? [])].toSorted(),
    locationId: locationId.safeParse(read('locationId')).data,
    placementId: placementId.safeParse(read('placementId')).data,
  }
  const view = params.get('view')
  return { view: viewNames.find((name) => name === view) ?? usualView(filters), ...filters }
}

/** Serializes filters with the API's parameter names; equal filters give equal strings. */
export function writeFilters({ view, ...filters }: Filters): URLSearchParams {
  const params = writeWithoutView(filters)
  return view === usualView(filters) ? params : new URLSearchParams([['view', view], ...params])
}

/** Returns the view of a URL that names none: To do, or with filters all reviews. */
function usualView(filters: Omit<Filters, 'view'>): View {
  return writeWithoutView(filters).size > 0 ? 'all' : 'new'
}

function writeWithoutView(filters: Omit<Filters, 'view'>): URLSearchParams {
  const params = new URLSearchParams(toQuery(filters))
  writePeriod(params, filters.period, 'all')
  return params
}

/** Converts filters to contract parameters, without the view and the period. */
function toQuery(filters: Omit<Filters, 'view'>) {
  const { q, rating, sentiment, mismatch, theme, hasContact, textLanguage, locationId, placementId } = filters
  return {
    ...(q && { q }),
    ...(rating.length > 0 && { rating: rating.join(',') }),
    ...(sentiment.length > 0 && { sentiment: sentiment.join(',') }),
    ...(mismatch && { mismatch: 'true' as const }),
    ...(theme.length > 0 && { theme: theme.join(',') }),
    ...(hasContact !== undefined && { hasContact: hasContact ? ('true' as const) : ('false' as const) }),
    ...(textLanguage.length > 0 && { textLanguage: textLanguage.join(',') }),
    ...(locationId && { locationId }),
    ...(placementId && { placementId }),
  }
}

/** Converts filters to contract parameters, with the period as days in the company's time zone. */
export function queryOf(filters: Filters, timeZone: string) {
  return { ...toQuery(filters), ...views[filters.view], ...toDays(filters.period, timeZone) }
}

/** Returns whether a filter is set; the view does not count as one. */
export function isFiltered({ view: _, ...filters }: Filters): boolean {
  return writeWithoutView(filters).size > 0
}

/** Returns the router location of the list with these filters; omitted filters match all. */
export function reviewsLink(filters: Partial<Filters>): { pathname: string; search: string } {
  return { pathname: dashboardPaths.reviews, search: writeFilters({ ...noFilters, ...filters }).toString() }
}
