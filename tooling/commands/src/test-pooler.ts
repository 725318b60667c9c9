import { existsSync } from 'node:fs'
import { run, runSilently } from '#run.ts'

// Separate from `test`, because it needs a program that npm does not have.
if (existsSync('/usr/sbin/pgbouncer')) {
  runSilently('turbo', 'run', 'build')
  run('turbo', 'run', 'test:pooler', '--output-logs=new-only')
} else {
  console.log('The pooler tests did not run: /usr/sbin/pgbouncer not found. On Debian: apt install pgbouncer')
}
