import { generator } from '#bench/load.ts'
import { measureLone } from '#bench/lone.ts'
import { type Row, report } from '#bench/report.ts'
import { type Comparison, counts, measureRound, medianOf, type Round } from '#bench/rounds.ts'
import { withServers } from '#bench/servers.ts'

const rounds = 5
const seconds = 4

/** Benchmarks the visitors' calls against the minimal implementation, and one busy company against many. */
export function benchVisitors(): Promise<Row[]> {
  return withServers(async ({ databaseUrl, companyIds, comparisons }) => {
    const rows: Row[] = []
    for (const comparison of comparisons) rows.push(await compare(comparison))
    return [...rows, await measureLone(databaseUrl, companyIds)]
  })
}

/** Short alternating rounds, so that other load on the machine affects both sides alike. */
async function compare(comparison: Comparison): Promise<Row> {
  await measureRound(comparison, seconds)
  const measured: Round[] = []
  const counted = () => measured.filter(counts)
  while (counted().length < rounds && measured.length < 2 * rounds) {
    measured.push(await measureRound(comparison, seconds))
  }
  const { ours, ceiling, ratio, cpuRatio } = medianOf(counted())
  const { generator, others } = medianOf(measured)
  return {
    what: comparison.what,
    unit: 'requests/s',
    ours,
    ceiling,
    ratio,
    ...(!Number.isNaN(cpuRatio) && { cpuRatio }),
    bar: { ratioAtLeast: comparison.bar },
    ...{ generator, others },
  }
}

if (import.meta.main) await report(`Visitors, ${generator}`, await benchVisitors())
