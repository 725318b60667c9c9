import { sql } from 'kysely'
import {
  type Check,
  duration,
  error,
  joined,
  ok,
  size,
  skipped,
  warning,
} from '#modules/system/checks/check.ts'
import { reachable } from '#modules/system/checks/origins.ts'
import { growthDays, storageIn } from '#modules/system/storage.ts'

const minNode = 22
const minPostgres = 15

export const node: Check = {
  id: 'node',
  look: ({ nodeVersion }) => {
    const major = Number.parseInt(nodeVersion, 10)
    if (major >= minNode) return ok(`Node.js ${nodeVersion}.`)
    const seen = `Node.js ${nodeVersion} is older than ${minNode}.`
    const advice = `Install the current LTS release of Node.js and restart the servers.`
    // Still supported by the launcher, but no longer by those who make it.
    return major >= 20 ? warning(seen, advice) : error(seen, advice)
  },
}

export const postgres: Check = {
  id: 'postgres',
  needsDatabase: true,
  look: async ({ setting }) => {
    const version = await setting('server_version')
    if (Number.parseInt(version, 10) >= minPostgres) return ok(`PostgreSQL ${version}.`)
    return error(
      `PostgreSQL ${version} is older than ${minPostgres}.`,
      'Upgrade PostgreSQL with pg_upgrade, or restore a backup into a newer server.',
    )
  },
}

export const disk: Check = {
  id: 'disk',
  look: async ({ disk, config }) => {
    const { free, total } = await disk(config.dataDir)
    const seen = `${size(free)} of ${size(total)} are free where DATA_DIR is.`
    const advice = 'Free some space or enlarge the disk: without space, reviews cannot be stored.'
    if (free < 0.5e9 || free < total * 0.01) return error(seen, advice)
    return free < 2e9 || free < total * 0.1 ? warning(seen, advice) : ok(seen)
  },
}

export const growth: Check = {
  id: 'growth',
  needsDatabase: true,
  look: async ({ db, disk, config }) => {
    const { growthBytes } = await storageIn(db)
    if (growthBytes === null) return skipped('How fast the database grows is known after a week.')
    const grows = `The database has ${growthBytes < 0 ? 'shrunk' : 'grown'} by ${size(Math.abs(growthBytes))} per ${growthDays} days`
    if (!isHere(config.databaseUrl)) return ok(`${grows}. Its disk is on another machine.`)
    const { free } = await disk(config.dataDir)
    const days = growthBytes > 0 ? Math.floor((free / growthBytes) * growthDays) : Number.POSITIVE_INFINITY
    if (days > 365) return ok(`${grows}.`)
    const seen = `${grows}, at which the disk is full in ${duration(days * 86_400)}.`
    const advice =
      'Enlarge the disk, or see under Storage what grows; shorter retention periods of companies make less of it.'
    if (days < 7) return error(seen, advice)
    return days < 30 ? warning(seen, advice) : ok(seen)
  },
}

/** Whether a database is on this machine, and so on its disk. */
const isHere = (url: string | undefined) =>
  url === undefined || ['', 'localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

export const memory: Check = {
  id: 'memory',
  look: async ({ memory }) => {
    const { available, total } = await memory()
    const seen = `${size(available)} of ${size(total)} of memory are available.`
    const advice =
      'Add memory or stop other programs: the system may otherwise kill the server or PostgreSQL.'
    if (available < 64e6) return error(seen, advice)
    return available < 200e6 ? warning(seen, advice) : ok(seen)
  },
}

const clockAdvice =
  'Synchronize the clocks of both machines (timedatectl set-ntp true): sessions, second factors and schedules depend on them.'

function compared(name: string, offMs: number, resolutionMs: number) {
  const off = Math.max(0, Math.abs(offMs) - resolutionMs) / 1_000
  const seen = `The clock of this machine is ${off.toFixed(1)} s ${offMs > 0 ? 'behind' : 'ahead of'} that of ${name}.`
  if (off > 20) return error(seen, clockAdvice)
  return off > 2 ? warning(seen, clockAdvice) : ok(`The clocks of this machine and ${name} agree.`)
}

export const databaseClock: Check = {
  id: 'database-clock',
  needsDatabase: true,
  look: async ({ db, now }) => {
    const before = now()
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
    const after = now()
    const at = rows[0]?.at.getTime() ?? 0
    return compared('the database', at - (before + after) / 2, (after - before) / 2)
  },
}

export const originClock: Check = {
  id: 'origin-clock',
  look: async (probe) => {
    const dates = (await reachable(probe)).flatMap(({ origin, date, at }) =>
      date === undefined ? [] : [{ origin, date, at }],
    )
    if (dates.length === 0) return skipped('No origin answered with a date.')
    // The header has whole seconds, and proxies cache it for up to one.
    return joined(dates.map(({ origin, date, at }) => compared(origin, date + 500 - at, 2_000)))
  },
}

export const zones: Check = {
  id: 'time-zone',
  needsDatabase: true,
  look: async ({ db, setting }) => {
    const { rows } = await sql`select from pg_timezone_names where name = 'Europe/Amsterdam'`.execute(db)
    if (rows.length === 0) {
      return error(
        'The database knows no time zones such as Europe/Amsterdam.',
        'Install the time zone data (Debian: apt install tzdata) on the machine of the database and restart PostgreSQL.',
      )
    }
    const zone = await setting('TimeZone')
    return ok(`The database writes times in ${zone} and knows the zones of companies.`)
  },
}
