import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import { appRole, connection, type Tx } from '#db/client.ts'
import { mailQueue } from '#db/job-queue.ts'

/** Delivers the mail of this id, or throws to be called again later; `last` when nobody will. */
export type Deliver = (mailId: string, attempt: { last: boolean }) => Promise<void>

/** The durable queue of mails: what is in it survives every restart, and each mail goes to one process at a time. */
export class MailQueue {
  readonly #boss: PgBoss

  constructor(databaseUrl: string) {
    const { connectionString, options: role } = connection(databaseUrl, appRole)
    this.#boss = new PgBoss({
      connectionString: connectionString ?? databaseUrl,
      options: role ?? '',
      application_name: 'candour mail',
      max: 3,
      migrate: false,
      createSchema: false,
      schedule: false,
      reindex: false,
      useListenNotify: true,
      superviseIntervalSeconds: 30,
      monitorIntervalSeconds: 30,
    })
  }

  /** @param onError hears of faults beside a call, such as a lost connection; the queue goes on by itself */
  async start(onError: (error: Error) => void): Promise<void> {
    this.#boss.on('error', onError)
    await this.#boss.start()
  }

  /** Puts a mail into the queue as part of `tx`: it is in there exactly if the transaction commits. */
  async add(tx: Tx, mailId: string): Promise<void> {
    await this.#boss.send(mailQueue, { mailId }, { db: fromKysely(tx) })
  }

  /** Begins delivering, two mails at a time. */
  async work(deliver: Deliver): Promise<void> {
    await this.#boss.work(
      mailQueue,
      {
        includeMetadata: true,
        localConcurrency: 2,
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 5,
      },
      async ([job]: JobWithMetadata<{ mailId: string }>[]) => {
        if (job) await deliver(job.data.mailId, { last: job.retryCount >= job.retryLimit })
      },
    )
  }

  /** Lets the mails in hand finish, up to ten seconds. */
  async stop(): Promise<void> {
    await this.#boss.stop({ timeout: 10_000 })
  }
}
