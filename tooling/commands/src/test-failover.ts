import { spawnSync } from 'node:child_process'
import { postgresBinDir } from '#postgres-bin-dir.ts'
import { run, runSilently } from '#run.ts'

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
