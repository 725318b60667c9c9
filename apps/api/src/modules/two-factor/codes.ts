import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import type { SecretBox } from '#lib/secret-box.ts'
import { queueMail } from '#mail/repository.ts'
import { hashRecoveryCode } from '#modules/accounts/password.ts'
import { isRecoveryCode, takeRecoveryCode } from '#modules/two-factor/recovery-codes.ts'
import { isCurrent, stepOf } from '#modules/two-factor/totp.ts'

/** A code as presented; `undefined` if it has the form of neither kind. */
export type Code = { totp: string } | { recovery: Buffer } | undefined

/** Reads what a user entered. Hashes a recovery code, which takes a while, so not inside a transaction. */
export async function readCode(userId: string, entered: string): Promise<Code> {
  const code = entered.replace(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(code)) return { totp: code }
  return isRecoveryCode(code) ? { recovery: await hashRecoveryCode(code, userId) } : undefined
}

/**
 * Accepts a code of a user whose row is locked, and uses it up. Using a recovery code mails the user.
 *
 * @returns the kind of code; undefined if it is wrong or was used before
 */
export async function acceptCode(
  tx: Tx,
  box: SecretBox,
  userId: string,
  code: Code,
): Promise<'totp' | 'recovery' | undefined> {
  if (!code) return undefined
  if ('recovery' in code) {
    if (!(await takeRecoveryCode(tx, userId, code.recovery))) return undefined
    await queueMail(tx, { kind: 'two_factor_changed', userId, detail: 'recovery_code_used' })
    return 'recovery'
  }
  const row = await tx
    .selectFrom('totp_secrets')
    .select(['secret', 'used_steps', databaseSeconds.as('now')])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const secret = row?.secret && box.open(row.secret, userId)
  if (!row || !secret) return undefined
  const step = stepOf(secret, code.totp, row.now)
  if (step === undefined || row.used_steps.includes(step)) return undefined
  const used = [...row.used_steps.filter((used) => isCurrent(used, row.now)), step]
  await tx.updateTable('totp_secrets').set({ used_steps: used }).where('user_id', '=', userId).execute()
  return 'totp'
}

/** Seconds since the epoch by the database's clock, which all processes share, at the time of the statement. */
export const databaseSeconds = sql<number>`extract(epoch from clock_timestamp())::float`
