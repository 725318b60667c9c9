import { useSearchEdit } from '@candour/console/use-search-edit.ts'
import { type Interval, interval as intervals } from '@candour/schemas/analytics.ts'
import { reviewFilters } from '@candour/schemas/reviews.ts'
import { useNavigate } from 'react-router-dom'
import { type Filters, reviewsLink } from '#shared/filters.ts'
import { type PeriodChoice, readPeriod, writePeriod } from '#shared/period.ts'

const usual = '30d'

export type AnalyticsView = ReturnType<typeof useAnalyticsView>

/**
 * The location, period and interval of the overview, kept in the URL's query. What changes them must share one call: two
 * quick choices are both kept by the same call only (`useSearchEdit`).
 */
export function useAnalyticsView() {
  const [params, edit] = useSearchEdit()
  const navigate = useNavigate()
  const change = (apply: (next: URLSearchParams) => void) => {
    const next = edit((params) => {
      apply(params)
      return params
    })
    void navigate({ search: next.toString() }, { preventScrollReset: true })
  }
  return {
    locationId: reviewFilters.shape.locationId.safeParse(params.get('locationId') ?? undefined).data,
    period: readPeriod(params, usual),
    /** If undefined, the server picks one that suits the period. */
    interval: intervals.safeParse(params.get('interval')).data,
    setLocation: (locationId: string | undefined) =>
      change((next) => {
        if (locationId) next.set('locationId', locationId)
        else next.delete('locationId')
      }),
    setPeriod: (period: PeriodChoice) =>
      change((next) => {
        writePeriod(next, period, usual)
        // The old interval may be far too fine for the new period.
        next.delete('interval')
      }),
    setInterval: (interval: Interval) => change((next) => next.set('interval', interval)),
  }
}

/** Returns a function that links to the list of reviews with these filters, at the location that the overview shows. */
export function useReviewsLink() {
  const { locationId } = useAnalyticsView()
  return (filters: Partial<Filters>) => reviewsLink({ locationId, ...filters })
}
