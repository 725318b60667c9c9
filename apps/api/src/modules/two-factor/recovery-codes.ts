import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@candour/schemas/two-factor.ts'
import type { Tx } from '#db/client.ts'
import { hashRecoveryCode } from '#modules/accounts/password.ts'

/** Excludes letters and digits that are easily confused. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const length = 10

/** Ten codes of 49 bits each, such as `k7m2p-9xq4t`, with their hashes; only the hashes are stored. */
export async function newRecoveryCodes(userId: string): Promise<{ codes: string[]; hashes: Buffer[] }> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''),
  )
  return {
    codes: codes.map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`),
    hashes: await Promise.all(codes.map((code) => hashRecoveryCode(code, userId))),
  }
}

/** Whether a code without separators, in lower case, has the form of a recovery code. */
export function isRecoveryCode(code: string): boolean {
  return code.length === length && [...code].every((character) => alphabet.includes(character))
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute()
}

/** Uses up a recovery code; of concurrent calls exactly one returns true. */
export async function takeRecoveryCode(tx: Tx, userId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
