import { writeFile } from 'node:fs/promises'

/** A figure with its ceiling, measured in the same run, or with its target. */
export interface Row {
  what: string
  value: number
  /** The median, if `value` is a high quantile. */
  typical?: number
  unit: 'requests/s' | 'ms p99' | 'kB' | 'MB' | 's'
  /** The same figure for the minimal implementation. */
  ceiling?: number
  /** `value` as a share of `ceiling`. */
  ratio?: number
  /** The target: a minimum ratio, or a maximum value. */
  bar: number
  /** The load generator's share of its cores. Rounds in which it was the bottleneck are not counted. */
  generator?: number
}

/** Prints the figures as a table, and writes them to a file if `--json <file>` is given. */
export async function report(title: string, rows: Row[]): Promise<void> {
  console.log(title)
  console.table(
    rows.map(({ what, value, typical, unit, ceiling, ratio, bar, generator }) => ({
      what,
      median: typical === undefined ? '' : round(typical),
      value: round(value),
      unit,
      ceiling: ceiling === undefined ? '' : round(ceiling),
      ratio: ratio === undefined ? '' : ratio.toFixed(2),
      bar: ratio === undefined ? `≤ ${bar}` : `≥ ${bar}`,
      ...(generator !== undefined && { generator: generator.toFixed(2) }),
      holds: ratio === undefined ? value <= bar : ratio >= bar,
    })),
  )
  const at = process.argv.indexOf('--json')
  const file = process.argv[at + 1]
  if (at > 0 && file) await writeFile(file, JSON.stringify({ title, rows }, null, 2))
}

const round = (value: number) => (value >= 100 ? Math.round(value) : Math.round(value * 10) / 10)

export function median(values: number[]): number {
  return quantile(values, 0.5)
}

/** Returns a quantile. @param share 0 to 1 */
export function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(share * (values.length - 1))] ?? Number.NaN
}
