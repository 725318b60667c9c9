import { run, runSilently } from '#run.ts'

runSilently('turbo', 'run', 'build')
run('node', 'e2e/screenshots.ts')
