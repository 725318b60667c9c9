import { sql } from 'kysely'
import { fromKysely, PgBoss, type QueueOptions } from 'pg-boss'
import type { Db, Tx } from '#db/client.ts'
import { appRole, logins } from '#db/logins.ts'

/** Queue name. */
export const mailQueue = 'mail'

/**
 * Retries after 5 seconds, doubling up to every 15 minutes, for three days. A process that dies while sending is
 * detected after 20 seconds. Unprocessed jobs are kept for a year.
 */
const options = {
  retryLimit: 300,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
  expireInSeconds: 5 * 60,
  heartbeatSeconds: 20,
  retentionSeconds: 365 * 24 * 60 * 60,
  deleteAfterSeconds: 60 * 60,
} satisfies QueueOptions

/**
 * Migrates the job queue's own schema as the database owner and grants the server's roles access. Safe to call from
 * several processes concurrently: one does the work, the others wait and find nothing to do.
 */
export async function installJobQueue(owner: Db, ownerUrl: string): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    await createJobQueue(tx, ownerUrl)
    const roles = sql.join(logins.map((login) => sql.ref(login)))
    await sql`grant usage on schema pgboss to ${roles}`.execute(tx)
    await sql`grant select on pgboss.version, pgboss.queue to ${roles}`.execute(tx)
    await sql`grant select, insert on pgboss.job, pgboss.job_common to ${roles}`.execute(tx)
    await sql`grant update, delete on pgboss.job, pgboss.job_common to ${sql.ref(appRole)}`.execute(tx)
    await sql`grant select, delete on pgboss.job_dependency to ${sql.ref(appRole)}`.execute(tx)
    // Maintenance is coordinated through these tables: each process records there what it did last.
    await sql`grant update on pgboss.version, pgboss.queue to ${sql.ref(appRole)}`.execute(tx)
  })
}

/** Migrates the job queue's own schema, for its owner only. Holds an advisory lock until `tx` ends. */
export async function createJobQueue(tx: Tx, ownerUrl: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('candour job queue'))`.execute(tx)
  await install(ownerUrl)
}

/** A job as it was added to the queue of this name. */
export interface Job {
  id: string
  name: string
  data: object
}

/** Puts jobs from a backup back into their queues as part of `tx`. */
export async function requeue(tx: Tx, jobs: readonly Job[]): Promise<void> {
  const boss = new PgBoss({ db: fromKysely(tx), migrate: false, supervise: false, schedule: false })
  boss.on('error', () => {})
  try {
    await boss.start()
    for (const [name, some] of Map.groupBy(jobs, (job) => job.name)) {
      await boss.insert(
        name,
        some.map(({ id, data }) => ({ id, data })),
      )
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** Runs the library's own migration, which uses a separate connection. */
async function install(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  try {
    await boss.start()
    await boss.createQueue(mailQueue, { ...options, notify: true })
    await boss.updateQueue(mailQueue, options)
  } finally {
    await boss.stop({ graceful: false })
  }
}
