import { companyRole, type Role, role } from '@candour/schemas/accounts.ts'
import { type MemberLanguage, memberLanguageOf } from '@candour/schemas/languages.ts'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db, Tx } from '#db/client.ts'
import type { User } from '#domain/principal.ts'

export interface UserRow {
  id: string
  email: string
  role: string
  memberships: { companyId: string; role: string; suspended: boolean }[]
}

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    role: role.parse(row.role),
    // During a rolling deployment the next version may already assign roles unknown here; they grant nothing.
    memberships: row.memberships.flatMap(({ role, ...membership }) => {
      const known = companyRole.safeParse(role)
      return known.success ? [{ ...membership, role: known.data }] : []
    }),
  }
}

/** The data that a login is verified against. */
export interface Account {
  user: User
  passwordHash: string | null
  /** Incremented whenever all sessions are ended. */
  epoch: number
}

/** Returns the account of an address (case-insensitive) with its memberships; undefined for a disabled one. */
export async function findAccount(accountsDb: Db, email: string): Promise<Account | undefined> {
  const { rows } = await sql<UserRow & { password_hash: string | null; epoch: number }>`
    select * from find_account(${email.toLowerCase()})
  `.execute(accountsDb)
  const [row] = rows
  return row && { user: toUser(row), passwordHash: row.password_hash, epoch: row.epoch }
}

export async function insertUser(
  tx: Tx,
  user: { email: string; role: Role; passwordHash: string | null },
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('users')
    .values({ id, email: user.email, role: user.role, password_hash: user.passwordHash })
    .execute()
  return id
}

interface LockedUser {
  email: string
  role: string
  passwordHash: string | null
  epoch: number
  /** Whether a second factor is set up. */
  twoFactor: boolean
  disabled: boolean
}

/** Locks the user's row until the transaction ends, so changes to one account are serialized. */
export async function lockUser(tx: Tx, userId: string): Promise<LockedUser | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(['email', 'role', 'password_hash', 'epoch', 'two_factor', 'disabled_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { email, role, password_hash: passwordHash, epoch, two_factor: twoFactor, disabled_at } = row
  return { email, role, passwordHash, epoch, twoFactor, disabled: disabled_at !== null }
}

/** What people choose for themselves. */
export interface Profile {
  name: string | null
  language: MemberLanguage | null
  /** IANA name. */
  timeZone: string | null
}

/** Returns what the user in scope has chosen. */
export async function findProfile(tx: Tx, userId: string): Promise<Profile> {
  const row = await tx
    .selectFrom('users')
    .select(['name', 'language', 'time_zone'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return {
    name: row?.name ?? null,
    // During a rolling deployment the next version may already offer languages unknown here.
    language: memberLanguageOf(row?.language) ?? null,
    timeZone: row?.time_zone ?? null,
  }
}

/** Sets what is given of the language and the time zone of the user in scope; returns what they were and what they are. */
export async function changeProfile(
  tx: Tx,
  userId: string,
  given: { language?: Profile['language'] | undefined; timeZone?: Profile['timeZone'] | undefined },
): Promise<{ before: Profile; after: Profile }> {
  await lockUser(tx, userId)
  const before = await findProfile(tx, userId)
  const { language = before.language, timeZone = before.timeZone } = given
  await tx.updateTable('users').set({ language, time_zone: timeZone }).where('id', '=', userId).execute()
  return { before, after: { ...before, language, timeZone } }
}

/**
 * Keeps the language of the browser of the user in scope, for mails, unless they have chosen one.
 *
 * @param epoch nothing is kept for a sign-in of another epoch
 * @returns the language that they have chosen
 */
export async function keepBrowserLanguage(
  tx: Tx,
  userId: string,
  { language, epoch }: { language: MemberLanguage; epoch?: number },
): Promise<MemberLanguage | null> {
  const row = await tx
    .selectFrom('users')
    .select(['language', 'browser_language'])
    .where('id', '=', userId)
    .executeTakeFirst()
  const chosen = memberLanguageOf(row?.language) ?? null
  if (chosen || row?.browser_language === language) return chosen
  await tx
    .updateTable('users')
    .set({ browser_language: language })
    .where('id', '=', userId)
    .$if(epoch !== undefined, (users) => users.where('epoch', '=', epoch ?? 0))
    .execute()
  return chosen
}

/** Sets the name of the user in scope, and returns the former one. */
export async function changeName(tx: Tx, userId: string, name: string | null): Promise<string | null> {
  await lockUser(tx, userId)
  const { name: before } = await findProfile(tx, userId)
  await tx.updateTable('users').set({ name }).where('id', '=', userId).execute()
  return before
}

export async function setPasswordHash(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** Replaces the hash `former` by one of the same password with other parameters, unless it has changed since. */
export async function replaceHash(
  tx: Tx,
  userId: string,
  { former, passwordHash }: { former: string; passwordHash: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', '=', former)
    .execute()
}
