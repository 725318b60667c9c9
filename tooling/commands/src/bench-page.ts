import { run, runSilently } from '#run.ts'

runSilently('turbo', 'run', 'build')
run('node', 'e2e/bench/page.ts', ...process.argv.slice(2))
