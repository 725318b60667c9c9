import { runSilently } from '#run.ts'
import { stopWithRunner } from '#runner.ts'

console.log('Building…')
runSilently('turbo', 'run', 'build')
await stopWithRunner()
// Runs in this process so that it receives signals directly.
const { serve } = await import('@candour/api/server.ts')
await serve()
