import type pg from 'pg'
import { createDb, createPool, type Db } from '#db/client.ts'
import { accountsRole, appRole, platformRole } from '#db/logins.ts'
import { Replica } from '#db/replica.ts'

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
  /** The replica for reads of dashboards and operators, if any; use through `readCompany` and `readPlatform` only. */
  replica?: Replica | undefined
}

export interface OpenDatabases extends Databases {
  /** The underlying pools, for metrics and for replacing dead connections. */
  pools: Record<'visitors' | 'work' | 'accounts' | 'operators', pg.Pool>
  close(): Promise<void>
}

/**
 * Opens the connection pools for requests; connections are made on first use. Visitors have a pool of their own, so
 * dashboards and operators can never keep a review waiting for a connection. Waiting for a connection and for its
 * statement, a visitor still gets a response well before the review page gives up (20 s).
 *
 * @param ownerUrl the owner's connection string, which may lead through a pooler in transaction mode
 * @param options with the owner's connection string of a standby to read from
 */
export function openDatabases(
  ownerUrl: string,
  {
    databaseReplicaUrl,
    ...options
  }: { statementNames?: boolean; databaseReplicaUrl?: string | undefined } = {},
): OpenDatabases {
  const pools = {
    visitors: createPool(ownerUrl, { login: appRole, max: 6 }),
    work: createPool(ownerUrl, { login: appRole, max: 6 }),
    accounts: createPool(ownerUrl, { login: accountsRole, max: 4 }),
    operators: createPool(ownerUrl, { login: platformRole, max: 4 }),
  }
  const databases = {
    db: createDb(pools.work, options),
    accountsDb: createDb(pools.accounts, options),
    platformDb: createDb(pools.operators, options),
    visitorDb: createDb(pools.visitors, options),
  }
  const replica = databaseReplicaUrl
    ? new Replica(databaseReplicaUrl, { primary: databases.visitorDb, ...options })
    : undefined
  return {
    ...databases,
    replica,
    pools: { ...pools, ...replica?.pools },
    close: async () => {
      await replica?.close()
      await Promise.all(Object.values(databases).map((db) => db.destroy()))
    },
  }
}
