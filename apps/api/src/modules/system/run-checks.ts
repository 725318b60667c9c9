import type { SystemCheck } from '@candour/schemas/system.ts'
import { type Check, error, type Found, skipped } from '#modules/system/checks/check.ts'
import * as ofDatabase from '#modules/system/checks/database.ts'
import * as ofMachine from '#modules/system/checks/machine.ts'
import * as ofMail from '#modules/system/checks/mail.ts'
import * as ofOrigins from '#modules/system/checks/origins.ts'
import { messageOf } from '#modules/system/checks/origins.ts'
import * as ofWork from '#modules/system/checks/work.ts'
import type { Probe } from '#modules/system/probe.ts'

/** In the order in which they are shown. */
export const checks: readonly Check[] = [
  ...[ofMachine.node, ofDatabase.database, ofMachine.postgres, ofMachine.disk, ofMachine.growth],
  ...[ofMachine.memory, ofMachine.databaseClock, ofMachine.originClock, ofMachine.zones],
  ...[ofDatabase.connections, ofDatabase.durability, ofDatabase.buffers],
  ...[ofDatabase.roles, ofDatabase.rowSecurity, ofDatabase.migrations],
  ...[ofOrigins.origins, ofOrigins.certificates, ofOrigins.proxy, ofOrigins.cookies],
  ...[ofMail.smtp, ofMail.spf, ofMail.dkim, ofMail.dmarc, ofWork.vapid],
  ...[ofWork.backup, ofWork.backupVerified, ofWork.queues, ofWork.jobs, ofWork.replica, ofWork.processes],
]

/** Checks that must pass before any upgrade; the upgrade may be what fixes the others. */
export const checksBeforeUpgrade: readonly Check[] = [
  ...[ofMachine.node, ofDatabase.database, ofMachine.postgres, ofMachine.disk, ofMachine.memory],
  ofDatabase.connections,
]

/** SQLSTATE of a database that has not been migrated yet. */
const undefinedTable = '42P01'

/** Timeout of each check, in ms. */
const patienceMs = 5_000

/** Runs checks side by side; each has an answer after five seconds at the latest. */
export async function runChecks(
  probe: Probe,
  chosen = checks,
  timeoutMs = patienceMs,
): Promise<SystemCheck[]> {
  const answered = answerOf(ofDatabase.database, probe, timeoutMs)
  return Promise.all(
    chosen.map(async (check) => {
      if (check.id === ofDatabase.database.id) return answered
      if (!check.needsDatabase) return answerOf(check, probe, timeoutMs)
      const { level } = await answered
      return level === 'error'
        ? { id: check.id, ...skipped('The database does not answer.') }
        : answerOf(check, probe, timeoutMs)
    }),
  )
}

async function answerOf(check: Check, probe: Probe, timeoutMs: number): Promise<SystemCheck> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Found>((resolve) => {
    timer = setTimeout(() => resolve(tooLate(timeoutMs)), timeoutMs)
  })
  const look = async () => check.look(probe)
  const found = await Promise.race([look().catch((failure: unknown) => failed(check, failure)), late])
  clearTimeout(timer)
  return {
    id: check.id,
    ...found,
    seen: found.seen.slice(0, 1_500),
    advice: found.advice?.slice(0, 1_500) ?? null,
  }
}

const tooLate = (timeoutMs: number) =>
  error(
    `There was no answer within ${timeoutMs / 1_000} s.`,
    'Check the network between this machine and what it asks, such as the name server, the mail server or the database.',
  )

function failed({ id }: Check, failure: unknown): Found {
  if (id === ofDatabase.database.id) {
    return error(
      `The database cannot be used: ${messageOf(failure)}.`,
      'Check that PostgreSQL is running, DATABASE_URL, and that the firewall lets this machine in.',
    )
  }
  if (failure instanceof Error && 'code' in failure && failure.code === undefinedTable) {
    return skipped('The tables are missing; see migrations.')
  }
  return error(
    `This could not be looked at: ${messageOf(failure)}.`,
    'See the log of the server, and try again.',
  )
}
