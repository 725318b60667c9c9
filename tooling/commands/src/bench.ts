import { resolve } from 'node:path'
import { run, runSilently } from '#run.ts'

/**
 * Benchmarks what visitors and companies wait for; each figure is shown with its ceiling or target. The million reviews
 * are generated on the first run, in a separate database under the data directory unless `DATABASE_URL` is set.
 * `--growth` and `--smoke` use databases of their own, which are discarded; `--json FILE` writes the results.
 */
const args = process.argv.slice(2)
runSilently('turbo', 'run', 'build')
if (!args.includes('--growth') && !args.includes('--smoke')) {
  process.env.DATA_DIR = resolve(process.env.DATA_DIR ?? '.data', 'bench')
  run('node', 'tooling/commands/src/seed-scale.ts', '--once')
}
run('node', 'apps/api/bench/main.ts', ...args)
