import { sql } from 'kysely'
import type { Config } from '#config.ts'
import type { Db, Tx } from '#db/client.ts'
import type { User } from '#domain/principal.ts'
import { hostCookie } from '#http/host-cookie.ts'
import { hashOfToken, newToken } from '#lib/token.ts'
import { toUser, type UserRow } from '#modules/accounts/repository.ts'

/** How long a sign-in waits for its second factor after the password, and how many codes may be tried. */
export const pendingSignInMinutes = 5
const pendingSignInTries = 5

/** Lifetime of a sign-in that waits for its second factor. */
const lifetime = sql<string>`make_interval(mins => ${pendingSignInMinutes})`

/** A sign-in whose password was verified. It opens no session and allows nothing but presenting a second factor. */
export interface PendingSignIn {
  id: string
  user: User
  epoch: number
}

/** Opens a pending sign-in, in the user's scope. Returns its id, which only the browser holds. */
export async function openPending(
  tx: Tx,
  { userId, epoch }: { userId: string; epoch: number },
): Promise<string> {
  const id = newToken()
  await tx
    .deleteFrom('pending_sign_ins')
    .where('user_id', '=', userId)
    .where('created_at', '<', sql<Date>`now() - ${lifetime}`)
    .execute()
  await tx
    .insertInto('pending_sign_ins')
    .values({ id_hash: hashOfToken(id), user_id: userId, epoch })
    .execute()
  return id
}

/**
 * Takes one of the tries of a pending sign-in.
 *
 * @returns undefined if it has expired, its tries are used up, or its account has changed
 */
export async function takeTry(accountsDb: Db, id: string): Promise<PendingSignIn | undefined> {
  const { rows } = await sql<UserRow & { epoch: number }>`
    select * from take_sign_in_try(${hashOfToken(id)}, ${lifetime}, ${pendingSignInTries})
  `.execute(accountsDb)
  const [row] = rows
  return row && { id, user: toUser(row), epoch: row.epoch }
}

/** Returns the user of a pending sign-in with tries left. */
export async function findPendingUser(accountsDb: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from find_pending_user(${hashOfToken(id)}, ${lifetime}, ${pendingSignInTries}) as id
  `.execute(accountsDb)
  return rows[0]?.id
}

/** Closes a pending sign-in; of concurrent calls exactly one returns true. */
export async function closePending(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pending_sign_ins')
    .where('id_hash', '=', hashOfToken(id))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes expired pending sign-ins. Requires the operators' login. */
export async function removeEndedPending(tx: Tx): Promise<void> {
  await tx.deleteFrom('pending_sign_ins').where('created_at', '<', sql<Date>`now() - ${lifetime}`).execute()
}

/** The cookie that holds the id of this browser's pending sign-in. */
export const pendingCookie = (config: Pick<Config, 'origins'>) =>
  hostCookie(config, 'pending', { maxAge: pendingSignInMinutes * 60 })
