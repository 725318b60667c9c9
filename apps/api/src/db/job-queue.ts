import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { getConstructionPlans, PgBoss, type QueueOptions } from 'pg-boss'
import type { Db } from '#db/client.ts'
import { platformRole } from '#db/logins.ts'

/** Periodic work and when it runs, as cron expressions in UTC. Each has a queue of the same name. */
export const schedules = {
  views: '* * * * *',
  alerts: '* * * * *',
  digests: '* * * * *',
  retention: '* * * * *',
  housekeeping: '7 * * * *',
  watch: '12 * * * *',
  snapshots: '* * * * *',
  audit: '41 3 * * *',
  deletions: '23 * * * *',
} as const

/** A run that fails or whose process dies is not repeated: the next one does its work. */
const scheduledOptions = {
  retryLimit: 0,
  expireInSeconds: 15 * 60,
  deleteAfterSeconds: 24 * 60 * 60,
} satisfies QueueOptions

/** Rights of the server's login. */
const rights = [
  'usage on schema pgboss',
  'select, insert, update, delete on pgboss.job, pgboss.job_common',
  'select, delete on pgboss.job_dependency',
  // Processes coordinate maintenance and schedules through these tables, where each records its last run.
  'select, update on pgboss.version, pgboss.queue, pgboss.schedule',
  'insert on pgboss.queue',
]

/**
 * Migrates the job queue's own schema as the database owner and grants access to the server's login for work of its
 * own, unless this has been done: a comment on the schema says what is installed. Safe to call from several processes
 * concurrently: one does the work, the others wait and find nothing to do.
 */
export async function installJobQueue(owner: Db, ownerUrl: string): Promise<void> {
  const definition = [getConstructionPlans(), schedules, scheduledOptions, rights]
  const installed = createHash('sha256').update(JSON.stringify(definition)).digest('hex')
  const { rows } = await sql`
    select from pg_namespace where nspname = 'pgboss' and obj_description(oid, 'pg_namespace') = ${installed}
  `.execute(owner)
  if (rows.length > 0) return
  await owner.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('candour job queue'))`.execute(tx)
    await install(ownerUrl)
    for (const right of rights) await sql`grant ${sql.raw(right)} to ${sql.ref(platformRole)}`.execute(tx)
    await sql`comment on schema pgboss is ${sql.lit(installed)}`.execute(tx)
  })
}

/** Runs the library's own migration, which uses a separate connection. */
async function install(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  try {
    await boss.start()
    for (const [name, cron] of Object.entries(schedules)) {
      await boss.createQueue(name, { ...scheduledOptions, notify: true })
      await boss.updateQueue(name, scheduledOptions)
      await boss.schedule(name, cron)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
