import { type ComponentProps, lazy, useState } from 'react'
import type { TrendsChart } from '#features/analytics/charts.tsx'

let loaded: typeof TrendsChart | undefined

/** Loads the chunk with all charts. */
export async function loadCharts(): Promise<typeof TrendsChart> {
  loaded = (await import('#features/analytics/charts.tsx')).TrendsChart
  return loaded
}

const Lazy = lazy(async () => ({ default: await loadCharts() }))

/** A trends chart. Suspends only while its chunk loads, whereas `React.lazy` always suspends on the first render. */
export function LazyTrendsChart(props: ComponentProps<typeof TrendsChart>) {
  const [Chart] = useState(() => loaded ?? Lazy)
  return <Chart {...props} />
}
