import { spawnSync } from 'node:child_process'
import { run, runSilently } from '#run.ts'

/** Proves what is deployed, without a container engine: needs Caddy and minutes, which `test` must not. */
if (spawnSync('caddy', ['version']).status !== 0) {
  console.error(
    'Caddy is not on the PATH. Install it with `apt install caddy` or `brew install caddy`, or as https://caddyserver.com/docs/install says.',
  )
  process.exit(1)
}
runSilently('turbo', 'run', 'build')
// One after the other: a rolling restart under load needs the machine.
run('turbo', 'run', 'test:deployment', '--concurrency=1', '--output-logs=new-only')
