import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: (options: { type: 'minor' }) => void = runInNewContext('gc')

const numbers = 1_000
const bytes = 8 * numbers

/**
 * Does some work with new data many times, and returns the share of all data that is still in memory afterwards although
 * the young generation was collected repeatedly. What remains is copied twice, and freed by a full collection at best.
 */
export function keptBy(times: number, work: (data: number[]) => void): number {
  const before = inUse()
  for (let at = 0; at < times; at++) {
    work(Array.from({ length: numbers }, (_, n) => n + 0.5))
    if (at % 100 === 0) collect({ type: 'minor' })
  }
  return (inUse() - before) / (times * bytes)
}

function inUse(): number {
  for (let round = 0; round < 3; round++) collect({ type: 'minor' })
  return process.memoryUsage().heapUsed
}
