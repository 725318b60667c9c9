import type { Passkey } from '@candour/schemas/two-factor.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import type { User } from '#domain/principal.ts'
import { toUser, type UserRow } from '#modules/accounts/repository.ts'
import { pendingSignInMinutes } from '#modules/two-factor/pending-sign-in.ts'
import type { Credential } from '#modules/two-factor/webauthn.ts'

/** Maximum number of a user's passkeys. */
export const maxPasskeys = 20

const challengeLifetime = sql<string>`make_interval(mins => ${pendingSignInMinutes})`

/** Stores a challenge for a user who adds a passkey, or for a sign-in. */
export async function keepChallenge(accountsDb: Db, challenge: string, userId: string | null): Promise<void> {
  const bytes = Buffer.from(challenge, 'base64url')
  await sql`select keep_challenge(${bytes}, ${userId}::uuid)`.execute(accountsDb)
}

/** Uses up a challenge; of concurrent calls exactly one returns true. */
export async function takeChallenge(
  accountsDb: Db,
  challenge: Buffer,
  userId: string | null,
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select take_challenge(${challenge}, ${userId}::uuid, ${challengeLifetime}) as taken
  `.execute(accountsDb)
  return rows[0]?.taken ?? false
}

/** Deletes expired challenges. Requires the operators' login. */
export async function removeEndedChallenges(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('passkey_challenges')
    .where('created_at', '<', sql<Date>`now() - ${challengeLifetime}`)
    .execute()
}

export async function listPasskeys(tx: Tx, userId: string): Promise<Passkey[]> {
  const rows = await tx
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxPasskeys)
    .execute()
  return rows.map(toPasskey)
}

/** Returns what browsers need to recognize a user's passkeys. */
export async function listCredentials(tx: Tx, userId: string) {
  return tx
    .selectFrom('passkeys')
    .select(['credential_id as credentialId', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .limit(maxPasskeys)
    .execute()
}

/** @returns undefined if the credential is stored already */
export async function insertPasskey(
  tx: Tx,
  userId: string,
  { credential, transports, name }: { credential: Credential; transports: string[]; name: string },
): Promise<Passkey | undefined> {
  const row = await tx
    .insertInto('passkeys')
    .values({
      ...{ user_id: userId, name, transports },
      ...{ credential_id: credential.id, public_key: credential.publicKey, counter: credential.counter },
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst()
  return row && toPasskey(row)
}

export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A passkey with its user, for a sign-in. */
interface FoundPasskey {
  id: string
  credential: Credential
  user: User
  epoch: number
}

/** Finds a passkey by its credential id, unless its user is disabled. */
export async function findPasskey(accountsDb: Db, credentialId: Buffer): Promise<FoundPasskey | undefined> {
  const { rows } = await sql<
    UserRow & { passkey_id: string; public_key: Buffer; counter: string; epoch: number }
  >`
    select * from find_passkey(${credentialId})
  `.execute(accountsDb)
  const [row] = rows
  return (
    row && {
      id: row.passkey_id,
      credential: { id: credentialId, publicKey: row.public_key, counter: Number(row.counter) },
      user: toUser(row),
      epoch: row.epoch,
    }
  )
}

/**
 * Records that a passkey was used.
 *
 * @param counter its signature counter, which must have grown unless the authenticator does not count
 * @returns false if it has not, which means that the passkey was cloned, or if the passkey was removed
 */
export async function recordUse(tx: Tx, id: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('counter', '<', String(counter)), sql<boolean>`(counter = 0 and ${counter} = 0)`]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function toPasskey(row: { id: string; name: string; created_at: Date; last_used_at: Date | null }): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }
}
