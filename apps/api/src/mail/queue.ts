import { sql } from 'kysely'
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { connection, type Db, type Tx } from '#db/client.ts'
import { mailQueue } from '#db/job-queue.ts'
import { appRole } from '#db/logins.ts'

/** Payload of a queued mail: its id, and the company for a company's mail. */
export interface QueuedMail {
  mailId: string
  companyId?: string
}

/** Delivers a mail. Returns false to be retried later, unless this was the `last` attempt. */
export type Deliver = (mail: QueuedMail, attempt: { last: boolean }) => Promise<boolean>

/** Passed to `pg`: gives up connections that died silently; the work is retried. */
const patience = { query_timeout: 30_000 }

/** Durable mail queue. Its contents survive restarts, and each mail is processed by one process at a time. */
export class MailQueue {
  readonly #boss: PgBoss

  constructor(ownerUrl: string) {
    this.#boss = new PgBoss({
      ...connection(ownerUrl, appRole),
      application_name: 'candour mail',
      max: 3,
      ...patience,
      migrate: false,
      createSchema: false,
      schedule: false,
      reindex: false,
      useListenNotify: true,
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 10,
    })
  }

  /**
   * @param onError receives background errors, such as a lost connection or a failed delivery; the queue keeps running
   */
  async start(onError: (error: Error) => void): Promise<void> {
    this.#boss.on('error', onError)
    await this.#boss.start()
  }

  /** Enqueues a mail as part of `tx`, so it is queued if and only if the transaction commits. */
  async add(tx: Tx, mail: QueuedMail): Promise<void> {
    await this.#boss.send(mailQueue, mail, { db: fromKysely(tx) })
  }

  /**
   * Starts delivering, five mails at a time. A mail whose delivery throws is retried like one that was not delivered,
   * and does not affect the results of the others.
   */
  async work(deliver: Deliver): Promise<void> {
    const deliverOne = async ({ id, data, retryCount, retryLimit }: JobWithMetadata<QueuedMail>) => {
      const delivered = await deliver(data, { last: retryCount >= retryLimit }).catch((error: Error) => {
        this.#boss.emit('error', error)
        return false
      })
      return { id, status: delivered ? 'completed' : 'failed' } satisfies JobResult
    }
    await this.#boss.work(
      mailQueue,
      {
        batchSize: 5,
        burstWhenBatchFull: true,
        includeMetadata: true,
        perJobResults: true,
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 2,
      },
      (jobs: JobWithMetadata<QueuedMail>[]) => Promise.all(jobs.map(deliverOne)),
    )
  }

  /** Waits up to ten seconds for mails being delivered. */
  async stop(): Promise<void> {
    await this.#boss.stop({ timeout: 10_000 })
  }
}

/** Returns the number of undelivered mails and the age of the oldest, in seconds. */
export async function waitingMails(db: Db): Promise<{ count: number; oldest: number }> {
  const { rows } = await sql<{ count: number; oldest: number }>`
    select count(*)::integer as count,
      coalesce(extract(epoch from now() - min(created_on)), 0)::double precision as oldest
    from pgboss.job
    where name = ${mailQueue} and state in ('created', 'retry', 'active')
  `.execute(db)
  return rows[0] ?? { count: 0, oldest: 0 }
}
