import { createHash, randomBytes } from 'node:crypto'
import { accountPaths } from '@candour/schemas/paths.ts'
import { type InsertObject, sql } from 'kysely'
import type { Config } from '#config.ts'
import type { Db, Tx } from '#db/client.ts'
import type { DB } from '#db/tables.ts'
import type { Deps } from '#deps.ts'
import { deleteMail, insertMail } from '#mail/repository.ts'
import type { MailKind } from '#mail/templates.ts'

/** What a link that sets a password is for. A user has at most one of each. */
export type LinkKind = MailKind

const lifetimeHours: Record<LinkKind, number> = { invitation: 24, reset: 1 }

const lifetime = (kind: LinkKind) => sql<Date>`now() + make_interval(hours => ${lifetimeHours[kind]})`

/** Only this hash is stored: whoever reads the table cannot set a password. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Where a person chooses their password with this token. */
export function linkUrl({ origins }: Config, kind: LinkKind, token: string): string {
  const path = kind === 'invitation' ? accountPaths.setupPassword : accountPaths.resetPassword
  return `${origins.dashboard}${path}?token=${token}`
}

/**
 * Has a new link mailed; the former one of its kind is void from now on. The new one starts to count when its mail
 * leaves. The caller holds the user's row, so that two requests for one user follow each other.
 */
export async function mailLink(
  { mail }: Pick<Deps, 'mail'>,
  tx: Tx,
  userId: string,
  kind: LinkKind,
): Promise<void> {
  const mailId = await insertMail(tx, userId, kind)
  await replaceLink(tx, { user_id: userId, kind, mail_id: mailId, token_hash: null, expires_at: null })
  await mail.add(tx, { mailId })
}

/** Makes a link to be handed over by whoever asked; the former one of its kind and its mail are void. */
export async function issueLink(
  tx: Tx,
  userId: string,
  kind: LinkKind,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  await deleteMail(tx, userId, kind)
  const expiresAt = await replaceLink(tx, {
    user_id: userId,
    kind,
    mail_id: null,
    token_hash: hashToken(token),
    expires_at: lifetime(kind),
  })
  if (!expiresAt) throw new Error('a link without an end')
  return { token, expiresAt }
}

async function replaceLink(tx: Tx, link: InsertObject<DB, 'password_links'>): Promise<Date | null> {
  const { expires_at } = await tx
    .insertInto('password_links')
    .values(link)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet((eb) => ({
        mail_id: eb.ref('excluded.mail_id'),
        token_hash: eb.ref('excluded.token_hash'),
        expires_at: eb.ref('excluded.expires_at'),
      })),
    )
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return expires_at
}

/**
 * Lets the link of a mail work from now on with this token.
 *
 * @returns false when the mail's link is there no more: replaced, or the password was set
 */
export async function activateLink(db: Db, mailId: string, kind: LinkKind, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('password_links')
    .set({ token_hash: hashToken(token), expires_at: lifetime(kind) })
    .where('mail_id', '=', mailId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whose password a token may set, without using it up. */
export async function findLink(
  db: Db,
  token: string,
): Promise<{ userId: string; email: string } | undefined> {
  return db
    .selectFrom('password_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['u.id as userId', 'u.email'])
    .where('l.token_hash', '=', hashToken(token))
    .where('l.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Uses a token up: of many at once exactly one is told true. */
export async function takeLink(tx: Tx, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('password_links')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Voids every link of a user, and keeps mails that carry one from being sent. */
export async function removeLinks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('password_links').where('user_id', '=', userId).execute()
  await tx.deleteFrom('mails').where('user_id', '=', userId).execute()
}
