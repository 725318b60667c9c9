import { writeFile } from 'node:fs/promises'

/** A bound on the ratio, or on `ours` in its unit. */
export type Bar = { ratioAtLeast: number } | { ratioAtMost: number } | { atMost: number }

/** A figure with its ceiling, measured in the same run. */
export interface Row {
  what: string
  ours: number
  /** The median, if `ours` is a high quantile. */
  typical?: number
  unit: 'requests/s' | 'reviews' | 'ms' | 'ms p99' | 'kB' | 'MB' | 's'
  /** The same figure of the minimal implementation. */
  ceiling?: number
  /** Defaults to `ours` as a share of `ceiling`. */
  ratio?: number
  /** CPU time per request of the ceiling as a share of ours. */
  cpuRatio?: number
  bar: Bar
  /** The load generator's share of its cores. Rounds in which it was the bottleneck are not counted. */
  generator?: number
  /** Cores used by other programs meanwhile. On a machine that is not idle, the figures are unreliable. */
  others?: number
}

/** Returns the ratio of a row; undefined without a ceiling. */
function ratioOf({ ours, ceiling, ratio }: Row): number | undefined {
  return ratio ?? (ceiling === undefined ? undefined : ours / ceiling)
}

function holds(row: Row): boolean {
  const { bar, ours } = row
  const ratio = ratioOf(row) ?? Number.NaN
  if ('atMost' in bar) return ours <= bar.atMost
  return 'ratioAtLeast' in bar ? ratio >= bar.ratioAtLeast : ratio <= bar.ratioAtMost
}

function barText({ bar, unit }: Row): string {
  if ('atMost' in bar) return `≤ ${bar.atMost} ${unit.split(' ')[0]}`
  return 'ratioAtLeast' in bar ? `ratio ≥ ${bar.ratioAtLeast}` : `ratio ≤ ${bar.ratioAtMost}`
}

/** Prints the figures as a table, and writes them as JSON to a file if one is given. */
export async function report(title: string, rows: readonly Row[], file?: string): Promise<void> {
  console.log(title)
  console.table(
    rows.map((row) => ({
      what: row.what,
      median: rounded(row.typical),
      ours: rounded(row.ours),
      ceiling: rounded(row.ceiling),
      unit: row.unit,
      ratio: ratioOf(row)?.toFixed(2) ?? '',
      'CPU ratio': row.cpuRatio?.toFixed(2) ?? '',
      bar: barText(row),
      holds: holds(row),
      'generator CPU': percent(row.generator),
      'other load': percent(row.others),
    })),
  )
  const results = rows.map((row) => ({ ...row, ratio: ratioOf(row), holds: holds(row) }))
  if (file) await writeFile(file, `${JSON.stringify({ title, rows: results }, null, 2)}\n`)
}

const percent = (share: number | undefined) => (share === undefined ? '' : `${Math.round(share * 100)} %`)

export function rounded(value: number | undefined): number | '' {
  if (value === undefined) return ''
  return value >= 100 ? Math.round(value) : Math.round(value * 10) / 10
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** Returns a quantile. @param share 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(share * (values.length - 1))] ?? Number.NaN
}

/** Returns named quantiles of times, to a tenth of a millisecond. */
export function quantilesOf<Name extends string>(times: readonly number[], shares: Record<Name, number>) {
  const entries = Object.entries<number>(shares).map(([name, share]) => [
    name,
    Number(quantile(times, share).toFixed(1)),
  ])
  return Object.fromEntries(entries) as Record<Name, number>
}
