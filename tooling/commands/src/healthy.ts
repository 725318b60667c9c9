import { setTimeout } from 'node:timers/promises'
import { loadConfig } from '@candour/api/config.ts'

/**
 * Health check of the image: exits with 0 if the server responds now and did so two seconds earlier. By then a proxy
 * that polls every second has seen it as ready, so a rolling update may stop the next server.
 */
const settleMs = 2_000

// Liveness rather than readiness: a server listens only once it has reached the database, and if the database fails
// later, a restart does not help.
const address = `http://127.0.0.1:${loadConfig().port}/api/health/live`

const answers = () =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

const first = await answers()
if (first) await setTimeout(settleMs)
process.exitCode = first && (await answers()) ? 0 : 1
