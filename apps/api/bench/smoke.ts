import { readFile, writeFile } from 'node:fs/promises'
import { type Comparison, measureRound, medianOf, type Round } from '#bench/rounds.ts'
import { withServers } from '#bench/servers.ts'

const file = new URL('smoke.json', import.meta.url)
const seconds = 0.35
const minRounds = 3
/** Rounds before a call fails: a busy machine distorts some of them, but not their median. */
const maxRounds = 15

/** Cores used by other programs above which requests per second are not reliable. */
const busyCores = 0.3

type Ratios = Pick<Round, 'ratio' | 'cpuRatio'>
/** Ratios, keyed by the name of the comparison. */
type Baseline = Record<string, Ratios>

/**
 * Compares the visitors' calls with the minimal implementation for a few seconds. CPU time reveals additional work,
 * even on a busy machine or if the load generator is the bottleneck; requests per second reveal additional waiting, but
 * only on an otherwise idle machine.
 *
 * @param update writes the ratios to `smoke.json` as the new baseline
 * @returns whether no ratio is less than half its baseline
 */
export async function smoke({ update }: { update: boolean }): Promise<boolean> {
  const former: Baseline = update ? {} : JSON.parse(await readFile(file, 'utf8'))
  const results = await withServers(({ comparisons }) => measure(comparisons, former))
  const baseline = update ? baselineOf(results) : former
  console.table(
    results.map(({ what, rounds, ...figures }) => ({
      what,
      ratio: figures.ratio.toFixed(2),
      baseline: baseline[what]?.ratio.toFixed(2),
      'CPU ratio': figures.cpuRatio.toFixed(2),
      'its baseline': baseline[what]?.cpuRatio.toFixed(2),
      rounds,
      'other load': `${Math.round(figures.others * 100)} %`,
      holds: holds(figures, baseline[what]),
    })),
  )
  if (update) await writeFile(file, `${JSON.stringify(baseline, null, 2)}\n`)
  return results.every(({ what, ...figures }) => holds(figures, baseline[what]))
}

function baselineOf(results: readonly (Ratios & { what: string })[]): Baseline {
  const two = (value: number) => Number(value.toFixed(2))
  return Object.fromEntries(
    results.map(({ what, ratio, cpuRatio }) => [what, { ratio: two(ratio), cpuRatio: two(cpuRatio) }]),
  )
}

/** Returns the medians of each comparison. Those that do not hold are measured again, for up to `maxRounds`. */
async function measure(comparisons: readonly Comparison[], baseline: Baseline) {
  const results = comparisons.map((comparison) => ({ comparison, rounds: [] as Round[] }))
  for (const { comparison } of results) await measureRound(comparison, seconds)
  for (let round = 0; round < maxRounds; round += 1) {
    for (const { comparison, rounds } of results) {
      if (rounds.length >= minRounds && holds(medianOf(rounds), baseline[comparison.what])) continue
      rounds.push(await measureRound(comparison, seconds))
    }
  }
  return results.map(({ comparison: { what }, rounds }) => ({
    what,
    ...medianOf(rounds),
    rounds: rounds.length,
  }))
}

/** Ratios are NaN where CPU time cannot be measured; comparisons with NaN are false. */
function holds({ ratio, cpuRatio, others }: Round, baseline: Ratios | undefined): boolean {
  if (!baseline) return false
  return !(cpuRatio < baseline.cpuRatio / 2) && (ratio >= baseline.ratio / 2 || others > busyCores)
}
