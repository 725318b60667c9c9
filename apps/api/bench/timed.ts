import type { Db, Tx } from '#db/client.ts'

/** Returns connections that report the duration of each transaction, in ms, also in sessions. */
export function timed(db: Db, report: (ms: number) => void): Db {
  const execute = async <T>(fn: (tx: Tx) => Promise<T>) => {
    let begunAt = performance.now()
    try {
      return await db.transaction().execute((tx) => {
        // Excludes connecting, which takes longer than most transactions.
        begunAt = performance.now()
        return fn(tx)
      })
    } finally {
      report(performance.now() - begunAt)
    }
  }
  const open = <T>(fn: (session: Db) => Promise<T>) =>
    db.connection().execute((session) => fn(timed(session, report)))
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute })
      if (name === 'connection') return () => ({ execute: open })
      const value = Reflect.get(target, name, target)
      // Kysely has private members.
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
