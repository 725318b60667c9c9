import { useSearchEdit } from '@candour/console/use-search-edit.ts'
import { type Interval, interval as intervals } from '@candour/schemas/analytics.ts'
import { useNavigate } from 'react-router-dom'
import { type PeriodChoice, readPeriod, writePeriod } from '#shared/period.ts'

const usual = '30d'

/** The period and interval of the overview, kept in the URL's query. */
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
    period: readPeriod(params, usual),
    /** If undefined, the server picks one that suits the period. */
    interval: intervals.safeParse(params.get('interval')).data,
    setPeriod: (period: PeriodChoice) =>
      change((next) => {
        writePeriod(next, period, usual)
        // The old interval may be far too fine for the new period.
        next.delete('interval')
      }),
    setInterval: (interval: Interval) => change((next) => next.set('interval', interval)),
  }
}
