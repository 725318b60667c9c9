import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { run, runSilently } from '#run.ts'

/**
 * Benchmarks what visitors and companies wait for; each figure is shown with its ceiling or target. The million reviews
 * are generated on the first run, in a separate database under the data directory unless `DATABASE_URL` is set.
 */
const dataDir = resolve(process.env.DATA_DIR ?? '.data', 'bench')
process.env.DATA_DIR = dataDir
const folder = await mkdtemp(join(tmpdir(), 'candour-bench-'))
try {
  runSilently('turbo', 'run', 'build')
  run('node', 'tooling/commands/src/seed-scale.ts', '--once')
  const reports: unknown[] = []
  for (const name of ['visitors', 'dashboard']) {
    const file = join(folder, `${name}.json`)
    run('node', `apps/api/test/bench/${name}.ts`, '--json', file)
    reports.push(JSON.parse(await readFile(file, 'utf8')))
  }
  const file = join(dataDir, 'bench.json')
  await writeFile(file, JSON.stringify(reports, null, 2))
  console.log(`Results as JSON: ${file}`)
} finally {
  await rm(folder, { recursive: true })
}
