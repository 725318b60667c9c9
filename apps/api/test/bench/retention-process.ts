import { type Databases, openDatabases } from '#db/databases.ts'
import { applyRetention } from '#modules/privacy/apply-retention.ts'
import { LiveReviews } from '#modules/reviews/live.ts'

interface Given {
  /** The owner's connection string. */
  url: string
  rest?: number
  now?: string
}

/**
 * Applies retention once, in a process that can be killed; its argument is `Given` as JSON. Sends its parent the
 * duration of each transaction, in ms.
 */
const { url, now, ...given }: Given = JSON.parse(process.argv[2] ?? '')
const databases = openDatabases(url)
await applyRetention({
  ...given,
  platformDb: timed(databases.platformDb),
  live: new LiveReviews(databases),
  log: console,
  ...(now && { now: new Date(now) }),
})
await databases.close()
process.disconnect?.()

function timed(db: Databases['platformDb']): Databases['platformDb'] {
  const execute = async <T>(fn: (tx: never) => Promise<T>) => {
    let begunAt = performance.now()
    try {
      return await db.transaction().execute((tx) => {
        // Connecting takes longer than most transactions.
        begunAt = performance.now()
        return fn(tx as never)
      })
    } finally {
      process.send?.(performance.now() - begunAt)
    }
  }
  return new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? () => ({ execute }) : Reflect.get(target, name, target)),
  })
}
