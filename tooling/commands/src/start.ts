import { runSilently } from '#run.ts'
import { stopWithRunner } from '#runner.ts'

console.log('Building what is stale…')
runSilently('turbo', 'run', 'build')
await stopWithRunner()
// In this same process, so that the signals that stop it have no further to go.
const { serve } = await import('@candour/api/server.ts')
await serve()
