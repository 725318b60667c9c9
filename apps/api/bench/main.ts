import { parseArgs } from 'node:util'
import { benchDashboard } from '#bench/dashboard.ts'
import { growth } from '#bench/growth.ts'
import { generator } from '#bench/load.ts'
import { report } from '#bench/report.ts'
import { smoke } from '#bench/smoke.ts'
import { benchVisitors } from '#bench/visitors.ts'

/** The benchmarks behind `pnpm bench`, with the front ends built. */
const { values } = parseArgs({
  options: {
    /** How cost grows with companies and reviews. */
    growth: { type: 'boolean', default: false },
    /** Whether a ratio has halved, within 30 s. */
    smoke: { type: 'boolean', default: false },
    /** With `smoke`: makes the ratios the new baseline. */
    update: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})
if (values.smoke) process.exitCode = (await smoke(values)) ? 0 : 1
else if (values.growth) await growth(values.json)
else {
  const rows = [...(await benchVisitors()), ...(await benchDashboard())]
  await report(
    `Visitors: 64 connections of ${generator}, medians of 5 rounds. Dashboard: a million reviews.`,
    rows,
    values.json,
  )
}
