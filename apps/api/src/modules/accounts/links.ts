import type { MemberLanguage } from '@candour/schemas/languages.ts'
import { accountPaths, langParam } from '@candour/schemas/paths.ts'
import { type InsertObject, sql } from 'kysely'
import type { Config } from '#config.ts'
import type { Db, Tx } from '#db/client.ts'
import type { DB } from '#db/tables.ts'
import { hashOfToken, newToken } from '#lib/token.ts'
import { type LinkMailKind, queueMail, withdrawLinkMail, withdrawMailsOf } from '#mail/repository.ts'

/** Purpose of a password link. A user has at most one link of each kind. */
export type LinkKind = LinkMailKind

/** Lifetimes of links, in hours from when their mail is sent. */
export const linkHours: Record<LinkKind, number> = { invitation: 24, reset: 1 }

const lifetime = (kind: LinkKind) => sql<Date>`now() + make_interval(hours => ${linkHours[kind]})`

/** Returns the URL where a user sets their password with this token, in the language of the mail that has it. */
export function linkUrl(
  { origins }: Config,
  kind: LinkKind,
  token: string,
  language?: MemberLanguage,
): string {
  const path = kind === 'invitation' ? accountPaths.setupPassword : accountPaths.resetPassword
  const inLanguage = language ? `&${langParam}=${language}` : ''
  return `${origins.dashboard}${path}?token=${token}${inLanguage}`
}

/**
 * Queues a mail with a new link and voids the previous link of its kind. The new link becomes valid when its mail is
 * sent. The caller must hold a lock on the user's row, so concurrent requests for one user are serialized.
 */
export async function mailLink(tx: Tx, userId: string, kind: LinkKind): Promise<void> {
  await withdrawLinkMail(tx, userId, kind)
  const mailId = await queueMail(tx, { kind, userId })
  await replaceLink(tx, { user_id: userId, kind, mail_id: mailId, token_hash: null, expires_at: null })
}

/** Creates a link for the operator to hand over. Voids the previous link of its kind and its mail. */
export async function issueLink(
  tx: Tx,
  userId: string,
  kind: LinkKind,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  await withdrawLinkMail(tx, userId, kind)
  const expiresAt = await replaceLink(tx, {
    user_id: userId,
    kind,
    mail_id: null,
    token_hash: hashOfToken(token),
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
 * Activates the link of a mail with this token. Its lifetime starts now.
 *
 * @returns false if the link no longer exists: it was replaced, or the password was set
 */
export async function activateLink(db: Db, mailId: string, kind: LinkKind, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('password_links')
    .set({ token_hash: hashOfToken(token), expires_at: lifetime(kind) })
    .where('mail_id', '=', mailId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Finds the user whose password a token can set, without consuming it. */
export async function findLink(
  accountsDb: Db,
  token: string,
): Promise<{ userId: string; email: string } | undefined> {
  const { rows } = await sql<{ userId: string; email: string }>`
    select user_id as "userId", email from find_password_link(${hashOfToken(token)})
  `.execute(accountsDb)
  return rows[0]
}

/** Consumes a token; of concurrent calls exactly one returns the kind of its link. */
export async function takeLink(tx: Tx, token: string): Promise<LinkKind | undefined> {
  const link = await tx
    .deleteFrom('password_links')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('kind')
    .executeTakeFirst()
  return link && (link.kind === 'invitation' ? 'invitation' : 'reset')
}

/** Voids all links of a user, and withdraws queued mails that carry one. */
export async function removeLinks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('password_links').where('user_id', '=', userId).execute()
  await withdrawMailsOf(tx, userId)
}
