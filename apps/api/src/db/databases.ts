import type { Db } from '#db/client.ts'

/** The server's connections to its database, one pool for each login and kind of work. */
export interface Databases {
  db: Db
  /** Connections of the accounts login. Only it and the operators' login can read or write accounts. */
  accountsDb: Db
  /** Connections of the operators' login; use through `withPlatform` only. */
  platformDb: Db
  /**
   * Connections reserved for requests that visitors wait for, so dashboards, exports and operators cannot exhaust them.
   */
  visitorDb: Db
}
