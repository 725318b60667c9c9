import { simulateYear } from '#modules/watch/simulation.ts'

/** Prints how soon removed codes are found in simulated years, and how often nothing was wrong. */
const seeds = process.argv.slice(2).map(Number)
for (const seed of seeds.length > 0 ? seeds : [1, 2, 3]) {
  const { removed, passedOn, falseNotices } = simulateYear(seed)
  console.log(`Year ${seed}`)
  for (const [least, most] of [
    [0, Number.POSITIVE_INFINITY],
    [0, 4.5],
    [4.5, 9],
    [9, Number.POSITIVE_INFINITY],
  ] as const) {
    const some = removed.filter(({ rate }) => rate >= least && rate < most)
    const found = some.filter(({ days }) => days <= 3).length
    console.log(
      `  removed, ${least} to ${most} scans a day: ${found} of ${some.length} found within three usual days`,
    )
  }
  const soon = passedOn.filter(({ days }) => days <= 1).length
  console.log(`  passed on: ${soon} of ${passedOn.length} found within a usual day`)
  for (const kind of ['silent', 'flooded'] as const) {
    const counts = falseNotices[kind]
    const mean = (2 * counts.reduce((sum, count) => sum + count, 0)) / counts.length
    const many = counts.filter((count) => count > 1).length
    console.log(
      `  false, ${kind}: ${mean.toFixed(2)} per code and two years; ${many} of ${counts.length} codes had more than one in the year`,
    )
  }
}
