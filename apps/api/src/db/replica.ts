import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type pg from 'pg'
import { createDb, createPool, type Db, DeadConnectionError, suspectConnections } from '#db/client.ts'
import { appRole, LoginError, platformRole } from '#db/logins.ts'
import { formatPosition, type Position, parsePosition } from '#domain/position.ts'
import { repeat } from '#lib/repeat.ts'

/** Interval at which the positions of both servers are compared, in ms. */
const beatMs = 1_000
/** Time that a server has to report its position, in ms. */
const answerMs = 3_000
/** Maximum lag of a replica in use, in ms. No read returns older data. */
const maxLagMs = 10_000
/** Maximum time that a read waits for the replica to catch up, in ms. */
const maxWaitMs = 200
/** First and longest pause between checks while a read waits, in ms. */
const pausesMs = { first: 2, longest: 20 } as const
/** Connection timeout, in ms; after that, the read runs on the primary. */
const connectMs = 1_000
/**
 * Bytes of WAL by which a position may be ahead of the last known one. One further ahead was not issued by this
 * primary.
 */
const maxAhead = 2n ** 30n
/** Positions kept to compute the lag: one per second for an hour. */
const maxSamples = 3_600

/** Which commits a read must include. */
export interface Needed {
  /** Everything up to this position: the last write of the session, or the event that its client was notified of. */
  after?: Position | undefined
  /** Everything that dashboards of this company were notified of. */
  companyId?: string | undefined
}

/** Position of the primary at a time (`performance.now()`). */
interface Sample {
  at: number
  position: Position
}

/**
 * Reads from a streaming replica without returning stale data: each read waits until the replica has replayed the
 * commits that it must include, and goes to the primary if that takes too long or the replica fails (decision 81).
 */
export class Replica {
  /** Connection pools by purpose. */
  readonly pools: Record<'replica' | 'replica_operators', pg.Pool>
  readonly #primary: Db
  readonly #replicas: { db: Db; platformDb: Db }
  readonly #heart: Db
  /** Oldest first; each position with the time at which it was first seen. */
  readonly #samples: Sample[] = []
  /**
   * By company, the position of the last change that its dashboards were notified of, while the replica may lag behind
   * it.
   */
  readonly #told = new Map<string, Position>()
  #newest: Position = 0n
  /** Position that the replica had replayed when it last answered. */
  #replayed: Position = 0n
  /** Undefined until the first comparison. */
  #inUse: boolean | undefined
  #restartedAt = 0
  #asking: Promise<Position> | undefined
  #askingNext: Promise<Position> | undefined
  #log: Pick<FastifyBaseLogger, 'info' | 'warn'> | undefined
  /** Reads by the server that answered them. */
  readonly reads = { replica: 0, primary: 0 }

  /**
   * Opens no connection yet.
   *
   * @param ownerUrl the owner's connection string of the replica
   * @param options connections on which to ask the primary for its position, and whether statements are named
   */
  constructor(
    ownerUrl: string,
    { primary, statementNames = true }: { primary: Db; statementNames?: boolean },
  ) {
    const options = { connectMs, standby: true }
    const open = (pool: pg.Pool) => createDb(pool, { statementNames })
    this.pools = {
      replica: createPool(ownerUrl, { ...options, login: appRole, max: 6 }),
      replica_operators: createPool(ownerUrl, { ...options, login: platformRole, max: 4 }),
    }
    this.#replicas = { db: open(this.pools.replica), platformDb: open(this.pools.replica_operators) }
    // On a separate connection, so exports cannot delay it.
    this.#heart = open(createPool(ownerUrl, { ...options, login: appRole, max: 1, connectMs: answerMs }))
    this.#primary = primary
  }

  /** Whether reads are sent to the replica. */
  get inUse(): boolean {
    return this.#inUse === true
  }

  /**
   * Age of the oldest position of the primary that the replica is not known to have replayed, in seconds; 0 if it has
   * replayed all.
   */
  get lagSeconds(): number {
    return this.#lagMs() / 1_000
  }

  /**
   * Starts to compare the servers. Until the first comparison, reads go to the primary.
   *
   * @returns a handle that stops it
   */
  start(log: FastifyBaseLogger): { stop(): Promise<void> } {
    this.#log = log
    return repeat(async () => {
      await this.#beat()
      return beatMs
    })
  }

  async close(): Promise<void> {
    await Promise.all([
      this.#replicas.db.destroy(),
      this.#replicas.platformDb.destroy(),
      this.#heart.destroy(),
    ])
  }

  /**
   * Runs a read on the replica, or on the primary if the replica does not catch up within 200 ms or fails. The read may
   * therefore run twice.
   *
   * @param login which of the primary's connections the read would use
   */
  async read<T>(
    login: 'db' | 'platformDb',
    primary: Db,
    needed: Needed,
    run: (db: Db) => Promise<T>,
  ): Promise<T> {
    const position = this.#inUse ? this.#positionFor(needed) : undefined
    if (position !== undefined) {
      try {
        const answer = await this.#replicas[login].connection().execute(async (connection) => {
          // Asked before the transaction begins: a snapshot taken earlier could be older than this position.
          if (!(await hasReplayed(connection, position))) return undefined
          return { value: await run(connection) }
        })
        if (answer) {
          this.reads.replica += 1
          return answer.value
        }
      } catch (error) {
        if (!isOfReplica(error)) throw error
        if (isGone(error)) this.#use(false, { err: error })
      }
    }
    this.reads.primary += 1
    return run(primary)
  }

  /**
   * Asks the primary for a position after everything committed before this call. Calls share a statement that has not
   * been sent yet.
   */
  position(): Promise<Position> {
    this.#askingNext ??= (async () => {
      await this.#asking?.catch(() => {})
      this.#asking = this.#askingNext
      this.#askingNext = undefined
      return this.#ask(sql`pg_current_wal_insert_lsn()`)
    })()
    return this.#askingNext
  }

  /** From now on, reads of these companies include everything up to this position. */
  tell(companyIds: Iterable<string>, position: Position): void {
    for (const companyId of companyIds) this.#told.set(companyId, position)
    this.#know(position)
  }

  /**
   * Call this when notifications may have been missed: from now on, reads include everything committed before the call.
   * They go to the primary until its position is known.
   */
  restart(): void {
    this.#restartedAt = performance.now()
    this.#samples.length = 0
  }

  #positionFor({ after, companyId }: Needed): Position | undefined {
    const floor = this.#samples[this.#floorAt()]?.position
    if (floor === undefined) return undefined
    const told = companyId === undefined ? undefined : this.#told.get(companyId)
    const position = [after, told].reduce<Position>(
      (most, one) => (one !== undefined && one > most ? one : most),
      floor,
    )
    return position > this.#newest + maxAhead ? undefined : position
  }

  /** Index of the last sample that a replica may not lag behind: the first one if none is old enough. */
  #floorAt(): number {
    const oldest = performance.now() - maxLagMs
    return Math.max(
      0,
      this.#samples.findLastIndex(({ at }) => at <= oldest),
    )
  }

  #lagMs(): number {
    const missing = this.#samples[this.#missingAt()]
    return missing ? performance.now() - missing.at : 0
  }

  /** Index of the first sample that the replica is not known to have replayed: -1 if there is none. */
  #missingAt(): number {
    return this.#samples.findIndex(({ position }) => position > this.#replayed)
  }

  async #beat(): Promise<void> {
    const askedAt = performance.now()
    const [, isThere] = await Promise.all([
      // Requests that need the primary fail as well, and log it.
      answered(this.#ask(sql`pg_current_wal_flush_lsn()`)).then(
        (position) => this.#sample(position, askedAt),
        () => {},
      ),
      answered(replayedBy(this.#heart)).then(
        (replayed) => {
          this.#replayed = replayed
          return true
        },
        (error: unknown) => {
          for (const pool of Object.values(this.pools)) suspectConnections(pool, askedAt)
          this.#use(false, { err: error })
          return false
        },
      ),
    ])
    const lagMs = this.#lagMs()
    if (isThere) this.#use(lagMs <= maxLagMs, { lagSeconds: Math.round(lagMs / 1_000) })
    this.#forget()
  }

  #use(inUse: boolean, why: object): void {
    if (this.#inUse === inUse) return
    this.#inUse = inUse
    if (inUse) this.#log?.info('the replica is used for reads')
    else this.#log?.warn(why, 'the replica is left out: reads go to the primary')
  }

  #sample(position: Position, askedAt: number): void {
    this.#know(position)
    if (askedAt < this.#restartedAt || this.#samples.at(-1)?.position === position) return
    this.#samples.push({ at: performance.now(), position })
  }

  /** Drops samples and positions that no longer affect reads or the lag. */
  #forget(): void {
    const floorAt = this.#floorAt()
    const missingAt = this.#missingAt()
    const needed = missingAt === -1 ? floorAt : Math.min(floorAt, missingAt)
    this.#samples.splice(0, Math.max(needed, this.#samples.length - maxSamples))
    const floor = this.#samples[this.#floorAt()]?.position ?? 0n
    for (const [companyId, position] of this.#told) if (position <= floor) this.#told.delete(companyId)
  }

  #know(position: Position): void {
    if (position > this.#newest) this.#newest = position
  }

  async #ask(position: ReturnType<typeof sql>): Promise<Position> {
    const { rows } = await sql<{ position: string }>`select ${position} as position`.execute(this.#primary)
    return parsed(rows[0]?.position)
  }
}

/** Waits until the server of this connection has replayed the position. @returns whether it has, in time */
async function hasReplayed(connection: Db, position: Position): Promise<boolean> {
  const giveUpAt = performance.now() + maxWaitMs
  for (let pause: number = pausesMs.first; ; pause = Math.min(2 * pause, pausesMs.longest)) {
    const { rows } = await sql<{ shown: boolean | null }>`
      select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${formatPosition(position)}::pg_lsn as shown
    `.execute(connection)
    if (rows[0]?.shown) return true
    if (performance.now() + pause > giveUpAt) return false
    await setTimeout(pause)
  }
}

/** Returns up to where the server has replayed. @throws if it is no standby (any more) */
async function replayedBy(db: Db): Promise<Position> {
  const { rows } = await sql<{ position: string | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as position
  `.execute(db)
  if (!rows[0]?.position) throw new Error('The server at DATABASE_REPLICA_URL is no standby')
  return parsed(rows[0].position)
}

function parsed(text: string | undefined): Position {
  const position = parsePosition(text)
  if (position === undefined) throw new Error(`The database answered ${text} instead of a position`)
  return position
}

async function answered<T>(answer: Promise<T>): Promise<T> {
  const timer = new AbortController()
  const late = setTimeout(answerMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error('The server does not answer')
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    late.catch(() => {})
    timer.abort()
  }
}

/** Whether a read failed because of the replica: it has no connection, or replaying canceled the read. */
function isOfReplica(error: unknown): boolean {
  if (error instanceof DeadConnectionError || error instanceof LoginError || isGone(error)) return true
  if (!(error instanceof Error)) return false
  if (/conflict with recovery/.test(error.message)) return true
  const code = codeOf(error)
  return code
    ? /^(28...|3D...|40001|40P01|53...)$/.test(code)
    : /timeout|terminated|not queryable/i.test(error.message)
}

/** Whether the server refuses or closes connections, as opposed to having too many. */
function isGone(error: unknown): boolean {
  return error instanceof Error && /^(E[A-Z]+|08...|25006|57P..)$/.test(codeOf(error))
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
