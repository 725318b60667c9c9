import { sql } from 'kysely'
import { type Check, duration, error, joined, ok, skipped, warning } from '#modules/system/checks/check.ts'
import { messageOf } from '#modules/system/checks/origins.ts'
import { jobsIn, queuesIn, serversIn } from '#modules/system/work.ts'

const [minute, hour, day] = [60, 3_600, 86_400]

export const vapid: Check = {
  id: 'vapid',
  needsDatabase: true,
  look: async ({ config, db, opensPushKey }) => {
    if (config.vapidPrivateKey) return ok('Notifications are signed with VAPID_PRIVATE_KEY.')
    const { rows } = await sql<{ sealed: Buffer }>`select sealed from push_key`.execute(db)
    const [kept] = rows
    if (!kept) return ok('The key for notifications is made when a device first asks for it.')
    if (opensPushKey?.(kept.sealed) !== false)
      return ok('Notifications are signed with a key in the database.')
    return error(
      'The key for notifications cannot be opened with SESSION_SECRET, so that devices stop getting any.',
      'Add the former secret behind the current one in SESSION_SECRET, separated by a comma, and restart.',
    )
  },
}

export const backup: Check = {
  id: 'backup',
  look: async ({ config, lastBackup, now }) => {
    if (!config.production) return skipped('This is not a production installation.')
    const last = await lastBackup()
    const advice =
      'Run pnpm backup every day, for example by a systemd timer, and copy the file to another place.'
    if (!last) return warning('No backup has been made with pnpm backup here.', advice)
    const age = (now() - last.at.getTime()) / 1_000
    const seen = `The last backup was completed ${duration(Math.max(0, age))} ago.`
    if (age > 7 * day) return error(seen, advice)
    return age > 26 * hour ? warning(seen, advice) : ok(seen)
  },
}

export const backupVerified: Check = {
  id: 'backup-verified',
  look: async ({ config, lastVerification, now }) => {
    if (!config.production) return skipped('This is not a production installation.')
    const last = await lastVerification()
    const advice = 'Run pnpm backup:verify every week, for example by a systemd timer.'
    if (!last) return warning('No backup has been restored to see whether it is good.', advice)
    const age = (now() - last.at.getTime()) / 1_000
    if (last.problem !== null) {
      return error(
        `The last verification failed ${duration(Math.max(0, age))} ago: ${last.problem}`,
        'Do what it says, make a new backup with pnpm backup, and run pnpm backup:verify. Until then, old backups are kept.',
      )
    }
    const seen = `A backup was restored and found good ${duration(Math.max(0, age))} ago.`
    if (age > 31 * day) return error(seen, advice)
    return age > 8 * day ? warning(seen, advice) : ok(seen)
  },
}

/** When a queue is late, in seconds. */
const late = { warning: 15 * minute, error: 6 * hour }

const queueAdvice: Record<string, string> = {
  mails: 'See Email in the console for the reason, and the check of the mail server.',
  deliveries: 'See the log of the webhooks; a server that is down is tried again by itself.',
}

export const queues: Check = {
  id: 'queues',
  needsDatabase: true,
  look: async ({ db }) => {
    const found = (await queuesIn(db)).map(({ name, oldestSeconds }) => {
      if (oldestSeconds < late.warning) return ok('No queue is late.')
      const seen = `The oldest entry of the queue ${name} has waited for ${duration(oldestSeconds)}.`
      const advice =
        queueAdvice[name] ?? 'Check that a server is running, and its log; restart it if it does nothing.'
      return oldestSeconds < late.error ? warning(seen, advice) : error(seen, advice)
    })
    return joined(found)
  },
}

export const jobs: Check = {
  id: 'jobs',
  needsDatabase: true,
  look: async ({ db }) => {
    const failed = (await jobsIn(db)).filter(({ lastState }) => lastState === 'failed')
    if (failed.length === 0) return ok('The last run of every scheduled job succeeded.')
    return warning(
      `The last run failed of: ${failed.map(({ name }) => name).join(', ')}.`,
      'Look for “scheduled work interrupted” in the logs of the servers; the next run repeats the work.',
    )
  },
}

export const replica: Check = {
  id: 'replica',
  look: async ({ config, replica }) => {
    if (!config.databaseReplicaUrl) return skipped('There is no replica.')
    const advice =
      'Check that the standby is running and follows the primary (pg_stat_replication); until then, reads go to the primary.'
    try {
      const { standby, lagSeconds } = await replica(config.databaseReplicaUrl)
      if (!standby) {
        return error(
          'DATABASE_REPLICA_URL leads to a server that is no standby.',
          'Set it to the standby; if that was promoted, set DATABASE_URL to it and make a new standby.',
        )
      }
      const seen = `The replica is ${duration(lagSeconds)} behind.`
      if (lagSeconds > 300) return error(seen, advice)
      return lagSeconds > 10 ? warning(seen, advice) : ok('The replica follows the primary.')
    } catch (failure) {
      return error(`The replica cannot be reached: ${messageOf(failure)}.`, advice)
    }
  },
}

export const processes: Check = {
  id: 'processes',
  needsDatabase: true,
  look: async ({ db, ready }) => {
    const servers = (await serversIn(db)).length
    const state = await ready()
    const seen = `${servers === 1 ? '1 server process is' : `${servers} server processes are`} connected to the database`
    const advice =
      'Start the server (pnpm start, the systemd unit, or docker compose up --detach) and read its log.'
    if (state === 'stopping') return error(`${seen}, but the one here is stopping.`, advice)
    if (state === 'silent') {
      return servers === 0 ? error('No server is running.', advice) : ok(`${seen}, none of them here.`)
    }
    return ok(`${seen}, and the one here is ready.`)
  },
}
