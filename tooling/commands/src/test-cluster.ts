import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run, runSilently } from '#run.ts'

const pgConfig = process.env.CITUS_PG_CONFIG

/** Returns the folder of PostgreSQL's programs, or the reason why there is no cluster to test. */
function findPrograms(): { binDir: string } | { missing: string } {
  if (!pgConfig) return { missing: 'CITUS_PG_CONFIG is not set' }
  const ask = (option: string) => {
    const { stdout, error } = spawnSync(pgConfig, [option], { encoding: 'utf8' })
    return error ? '' : stdout.trim()
  }
  const binDir = ask('--bindir')
  if (!existsSync(join(binDir, 'postgres'))) return { missing: `${pgConfig} names no PostgreSQL server` }
  if (!existsSync(join(ask('--sharedir'), 'extension/citus.control'))) {
    return { missing: `the PostgreSQL of ${pgConfig} does not offer the extension citus` }
  }
  return { binDir }
}

// Separate from `test`, because neither npm nor Debian has the extension.
const programs = findPrograms()
if ('missing' in programs) {
  console.log(
    `The cluster tests did not run: ${programs.missing}. Set CITUS_PG_CONFIG to the pg_config of a PostgreSQL with Citus 12 or newer (see docs/scaling.md).`,
  )
} else {
  process.env.POSTGRES_BIN_DIR = programs.binDir
  runSilently('turbo', 'run', 'build')
  run('turbo', 'run', 'test:cluster', '--output-logs=new-only')
}
