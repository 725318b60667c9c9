import { writeFile } from 'node:fs/promises'
import { measureCapacity } from '@candour/api/bench/capacity.ts'
import { capacityOf, describe } from '@candour/api/bench/capacity-report.ts'
import { readArguments } from '#arguments.ts'
import { runSilently } from '#run.ts'
import { makeTexts } from '#scale-texts.ts'

/**
 * Prints the capacity of this machine (reviews, pages and dashboards per second, bytes, times of backups) and what to
 * scale next. Measures on a database of its own for about a minute; `--json FILE` writes the results.
 */
const { values } = readArguments({
  options: { reviews: { type: 'string', default: '10000' }, json: { type: 'string' } },
})
const reviews = Number(values.reviews)
if (!(Number.isInteger(reviews) && reviews >= 100 && reviews <= 1_000_000)) {
  console.error('Usage: pnpm capacity --reviews 10000 (100 to 1,000,000) --json FILE')
  process.exit(1)
}

runSilently('turbo', 'run', 'build')
const measured = await measureCapacity({ texts: makeTexts(2_000), reviews })
const capacity = capacityOf(measured)
console.log(describe(measured, capacity))
if (values.json) await writeFile(values.json, `${JSON.stringify({ measured, capacity }, null, 2)}\n`)
