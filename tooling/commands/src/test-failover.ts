import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run, runSilently } from '#run.ts'

/** Where Debian installs PostgreSQL, one folder per major version. */
const versions = '/usr/lib/postgresql'

/** Returns the folder of the newest PostgreSQL's programs. */
function postgresBinDir(): string | undefined {
  const found = existsSync(versions) ? readdirSync(versions) : []
  return found
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')))
}

// Separate from `test`, because it needs programs that npm does not have.
const missing = ['patroni', 'etcd', 'haproxy'].filter((program) => spawnSync(program, ['--version']).error)
const binDir = postgresBinDir()
if (!binDir) missing.push('postgresql')
if (missing.length > 0) {
  console.log(
    `The failover tests did not run: ${missing.join(', ')} not found. On Debian: apt install patroni etcd-server haproxy postgresql`,
  )
} else {
  process.env.POSTGRES_BIN_DIR = binDir
  runSilently('turbo', 'run', 'build')
  run('turbo', 'run', 'test:failover', '--output-logs=new-only')
}
