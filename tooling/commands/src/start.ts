import { run } from '#run.ts'

run('turbo', 'run', 'build', '--output-logs=errors-only')
// In this same process, so that the signals that stop it have no further to go.
const { serve } = await import('@candour/api/server.ts')
await serve()
