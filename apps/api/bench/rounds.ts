import { cpuSeconds, watchOthers } from '#bench/cpu-time.ts'
import { type Load, load, maxGeneratorShare } from '#bench/load.ts'
import { median } from '#bench/report.ts'

export interface Target extends Pick<Load, 'url' | 'headers' | 'bodies'> {
  /** PIDs of the processes that do the work. */
  by: readonly number[]
}

/** A call and the minimal implementation that it is compared with. */
export interface Comparison {
  what: string
  /** Minimum ratio of requests per second. */
  bar: number
  ours: Target
  ceiling: Target
}

/** Both sides measured one right after the other, so that other load on the machine affects both alike. */
export interface Round {
  ours: number
  ceiling: number
  /** Requests per second, ours as a share of the ceiling's. */
  ratio: number
  /** CPU time per request, the ceiling's as a share of ours. NaN on systems other than Linux. */
  cpuRatio: number
  /** The load generator's share of its cores. */
  generator: number
  /** Cores used by other programs meanwhile. NaN as above. */
  others: number
}

const connections = 64

/** Measurements with less CPU time than this are repeated: on a busy machine, they cover too few requests. */
const minCpuSeconds = 0.2
const maxRepeats = 6

/** Measures both sides for the given seconds each, or for longer if the machine is busy. */
export async function measureRound({ ours, ceiling }: Comparison, seconds: number): Promise<Round> {
  const measure = async ({ by, ...target }: Target) => {
    const before = await cpuSeconds(by)
    let [requests, repeats, used, generator] = [0, 0, 0, 0]
    do {
      const measured = await load({ ...target, connections, seconds })
      requests += measured.perSecond * seconds
      repeats += 1
      used = (await cpuSeconds(by)) - before
      generator = Math.max(generator, measured.generatorShare)
    } while (used < minCpuSeconds && repeats < maxRepeats)
    return { perSecond: requests / (repeats * seconds), cpu: used / requests, generatorShare: generator }
  }
  const othersSince = await watchOthers()
  const [value, least] = [await measure(ours), await measure(ceiling)]
  return {
    ours: value.perSecond,
    ceiling: least.perSecond,
    ratio: value.perSecond / least.perSecond,
    cpuRatio: least.cpu / value.cpu,
    generator: Math.max(value.generatorShare, least.generatorShare),
    others: await othersSince(),
  }
}

/** Whether the load generator was not the bottleneck. */
export function counts({ generator }: Round): boolean {
  return generator <= maxGeneratorShare
}

/** Returns the median of each figure. */
export function medianOf(rounds: readonly Round[]): Round {
  const of = (figure: keyof Round) => median(rounds.map((round) => round[figure]))
  return {
    ours: of('ours'),
    ceiling: of('ceiling'),
    ratio: of('ratio'),
    cpuRatio: of('cpuRatio'),
    generator: of('generator'),
    others: of('others'),
  }
}
