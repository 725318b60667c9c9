import { setTimeout } from 'node:timers/promises'
import { loadConfig } from '@candour/api/config.ts'

/**
 * The image's health check: ends with 0 when the server answers, and did so two seconds before. By then a proxy that
 * asks every second has seen that it is ready, so whoever waits for a new server to be healthy may stop the next one.
 */
const settleMs = 2_000

// Alive rather than ready: a server listens only once it has reached the database, and when the database is away later,
// nothing is mended by a restart.
const address = `http://127.0.0.1:${loadConfig().port}/api/health/live`

const answers = () =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

const first = await answers()
if (first) await setTimeout(settleMs)
process.exitCode = first && (await answers()) ? 0 : 1
