import { spawnSync } from 'node:child_process'
import { run, runSilently } from '#run.ts'

/** Tests the deployment without a container engine. Separate from `test` because it needs Caddy and several minutes. */
if (spawnSync('caddy', ['version']).status !== 0) {
  console.error(
    'Caddy is not on the PATH. Install it with `apt install caddy` or `brew install caddy`, or see https://caddyserver.com/docs/install.',
  )
  process.exit(1)
}
runSilently('turbo', 'run', 'build')
// Sequentially: a rolling restart under load needs the whole machine.
run('turbo', 'run', 'test:deployment', '--concurrency=1', '--output-logs=new-only')
