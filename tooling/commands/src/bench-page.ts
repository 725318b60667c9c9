import { resolve } from 'node:path'
import { run, runSilently } from '#run.ts'

/**
 * Measures the first view of all apps. The consoles get a company with 10 reviews and one with 1,000,000, which are
 * generated on the first run, in embedded databases below the data directory.
 */
const dataDir = resolve(process.env.DATA_DIR ?? '.data', 'bench-page')
const [few, many] = [resolve(dataDir, 'few'), resolve(dataDir, 'many')]
delete process.env.DATABASE_URL
runSilently('turbo', 'run', 'build')
for (const [folder, reviews] of [
  [few, '10'],
  [many, '1000000'],
] as const) {
  process.env.DATA_DIR = folder
  run('node', 'tooling/commands/src/seed-scale.ts', '--once', '--companies', '1', '--reviews', reviews)
}
run('node', 'e2e/bench/page.ts', '--few', few, '--many', many, ...process.argv.slice(2))
