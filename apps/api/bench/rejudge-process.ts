import { timed } from '#bench/timed.ts'
import { openDatabases } from '#db/databases.ts'
import { rejudge } from '#modules/reviews/rejudge.ts'

interface Given {
  /** The owner's connection string. */
  url: string
  rest?: number
}

/**
 * Judges reviews again, in a process that can be killed; its argument is `Given` as JSON. Sends its parent the duration
 * of each transaction, in ms.
 */
const { url, ...given }: Given = JSON.parse(process.argv[2] ?? '')
const databases = openDatabases(url)
await rejudge({
  ...given,
  platformDb: timed(databases.platformDb, (ms) => process.send?.(ms)),
  onFailure: console.error,
})
await databases.close()
process.disconnect?.()
