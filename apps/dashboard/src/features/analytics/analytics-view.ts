import { type Interval, interval as intervals } from '@candour/schemas/analytics.ts'
import { useSearchParams } from 'react-router-dom'
import { type PeriodChoice, readPeriod, writePeriod } from '#features/reviews/period.ts'

const usual = '30d'

/** Which period the overview tells of, and by which interval, as the address has them. */
export function useAnalyticsView() {
  const [params, setParams] = useSearchParams()
  const change = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(params)
    edit(next)
    setParams(next, { preventScrollReset: true })
  }
  return {
    period: readPeriod(params, usual),
    /** `undefined`: whatever suits the period. */
    interval: intervals.safeParse(params.get('interval')).data,
    setPeriod: (period: PeriodChoice) =>
      change((next) => {
        writePeriod(next, period, usual)
        // What suited the old period may be far too fine for the new one.
        next.delete('interval')
      }),
    setInterval: (interval: Interval) => change((next) => next.set('interval', interval)),
  }
}
