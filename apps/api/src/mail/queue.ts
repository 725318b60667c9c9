import { sql } from 'kysely'
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { connection, type Db, type Tx } from '#db/client.ts'
import { mailQueue } from '#db/job-queue.ts'
import { appRole } from '#db/logins.ts'

/** What the queue holds of a mail: its id, and whose it is where it belongs to a company. */
export interface QueuedMail {
  mailId: string
  companyId?: string
}

/** Delivers a mail; to be called again later when it tells false, unless this was the `last` time. */
export type Deliver = (mail: QueuedMail, attempt: { last: boolean }) => Promise<boolean>

/** Passed on to `pg`: a connection that died without a word is given up, and what it was used for tried again. */
const patience = { query_timeout: 30_000 }

/** The durable queue of mails: what is in it survives every restart, and each mail goes to one process at a time. */
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

  /** @param onError hears of faults beside a call, such as a lost connection or what a delivery threw; the queue goes on */
  async start(onError: (error: Error) => void): Promise<void> {
    this.#boss.on('error', onError)
    await this.#boss.start()
  }

  /** Puts a mail into the queue as part of `tx`: it is in there exactly if the transaction commits. */
  async add(tx: Tx, mail: QueuedMail): Promise<void> {
    await this.#boss.send(mailQueue, mail, { db: fromKysely(tx) })
  }

  /**
   * Begins delivering, five mails at a time, for as long as there are some. A mail whose delivery throws is tried again
   * like one that was not delivered, and keeps no other from being noted.
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

  /** Lets the mails in hand finish, up to ten seconds. */
  async stop(): Promise<void> {
    await this.#boss.stop({ timeout: 10_000 })
  }
}

/** How many mails are not delivered yet, and for how long the oldest has been waiting, in seconds. */
export async function waitingMails(db: Db): Promise<{ count: number; oldest: number }> {
  const { rows } = await sql<{ count: number; oldest: number }>`
    select count(*)::integer as count,
      coalesce(extract(epoch from now() - min(created_on)), 0)::double precision as oldest
    from pgboss.job
    where name = ${mailQueue} and state in ('created', 'retry', 'active')
  `.execute(db)
  return rows[0] ?? { count: 0, oldest: 0 }
}
