import type { CaseMessage, ReplyState } from '@candour/schemas/cases.ts'
import { type Language, languageOf } from '@candour/schemas/languages.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { addressHash } from '#mail/address-hash.ts'
import type { Names } from '#modules/accounts/names.ts'
import type { ReadConversation } from '#modules/cases/conversation.ts'
import { rowOf } from '#modules/cases/repository.ts'
import { hasReceipt } from '#modules/receipts/receipt.ts'
import type { ReviewKey } from '#modules/reviews/review-id.ts'

/** Maximum number of consecutive replies without an answer from the visitor. */
export const maxUnanswered = 3

/** Data about a review, its visitor and its company that a reply depends on. */
export interface Correspondence {
  companyName: string
  /** The company's time zone. */
  timeZone: string
  visitorName: string | null
  /** The address that the visitor left with the review. */
  leftAddress: string | null
  locationName: string | null
  feedback: string
  /** The language of the page on which the review was written. */
  reviewLanguage: Language | undefined
  /** The language of `feedback` as far as it was detected (BCP 47). */
  textLanguage: string | undefined
  /** The company's default language. */
  companyLanguage: Language
  createdAt: Date
}

/** @returns undefined if the company has no such review */
export async function findCorrespondence(
  tx: Tx,
  { companyId, reviewId }: ReviewKey,
): Promise<Correspondence | undefined> {
  const row = await tx
    .selectFrom('reviews as r')
    .leftJoin('review_languages as t', (join) =>
      join.onRef('t.company_id', '=', 'r.company_id').onRef('t.review_id', '=', 'r.id'),
    )
    .select([
      'r.contact_name as visitorName',
      'r.contact_email as leftAddress',
      'r.location_id',
      'r.feedback',
      'r.lang',
      sql<string | null>`nullif(t.language, 'und')`.as('textLanguage'),
      'r.created_at as createdAt',
    ])
    .where('r.company_id', '=', companyId)
    .where('r.id', '=', reviewId)
    .executeTakeFirst()
  if (!row) return undefined
  const { lang, location_id, textLanguage, ...about } = row
  const company = await tx
    .selectFrom('companies as c')
    .leftJoin('locations as l', (join) =>
      join.onRef('l.company_id', '=', 'c.id').on('l.id', '=', location_id),
    )
    .select([
      'c.name as companyName',
      'c.time_zone as timeZone',
      'c.default_language',
      'l.name as locationName',
    ])
    .where('c.id', '=', companyId)
    .executeTakeFirst()
  if (!company) return undefined
  const { default_language, ...ofCompany } = company
  return {
    ...about,
    ...ofCompany,
    textLanguage: textLanguage ?? undefined,
    reviewLanguage: languageOf(lang),
    companyLanguage: languageOf(default_language) ?? 'en',
  }
}

/** Returns whether an address is one that the visitor gave, with the review or with an earlier version of it. */
export async function isVisitorsAddress(
  tx: Tx,
  { companyId, reviewId }: ReviewKey,
  address: string,
): Promise<boolean> {
  const { rows } = await sql<{ given: string | null }>`
    select contact_email as given from reviews where company_id = ${companyId} and id = ${reviewId}
    union select contact_email from review_versions where company_id = ${companyId} and review_id = ${reviewId}
  `.execute(tx)
  const hash = addressHash(address)
  return rows.some(({ given }) => given !== null && addressHash(given).equals(hash))
}

export interface Conversation {
  /** Where the company's messages are mailed to; without one, only the visitor's page shows them. */
  address: string | null
  /** Messages of the company since the visitor's last one. */
  unanswered: number
}

/**
 * Returns a conversation, locked until the transaction ends. If there is none, it starts; one without an address goes
 * on with `address`.
 */
export async function startConversation(
  tx: Tx,
  key: ReviewKey,
  address: string | null,
): Promise<Conversation | undefined> {
  const found = await lockConversation(tx, key)
  if (found && (found.address !== null || address === null)) return found
  const columns = { address, address_hash: address === null ? null : addressHash(address) }
  await tx
    .insertInto('conversations')
    .values({ ...rowOf(key), ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'review_id'])
        .doUpdateSet(columns)
        .where('conversations.address', 'is', null),
    )
    .execute()
  return lockConversation(tx, key)
}

/** Returns a conversation and locks it until the transaction ends. */
export async function lockConversation(tx: Tx, key: ReviewKey): Promise<Conversation | undefined> {
  return tx
    .selectFrom('conversations')
    .select(['address', 'unanswered'])
    .where((eb) => eb.and(rowOf(key)))
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function changeConversation(
  tx: Tx,
  key: ReviewKey,
  { address, unanswered }: { address?: string; unanswered?: number },
): Promise<void> {
  await tx
    .updateTable('conversations')
    .set({
      ...(address !== undefined && { address, address_hash: addressHash(address) }),
      ...(unanswered !== undefined && { unanswered }),
    })
    .where((eb) => eb.and(rowOf(key)))
    .execute()
}

interface NewMessage {
  id: string
  text: string
  /** Idempotency key. */
  submission: Buffer | null
  /** Null for a message of the visitor. Without a mail, only the visitor's page shows it. */
  sent: { authorId: string; contentHash: Buffer; mail: { id: string; address: string } | null } | null
}

/** @returns false if a message of this submission is stored already */
export async function insertMessage(
  tx: Tx,
  key: ReviewKey,
  { id, text, submission, sent }: NewMessage,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('messages')
    .values({
      ...rowOf(key),
      id,
      text,
      submission,
      from_visitor: sent === null,
      author_id: sent?.authorId ?? null,
      mail_id: sent?.mail?.id ?? null,
      address: sent?.mail?.address ?? null,
      content_hash: sent?.contentHash ?? null,
      // Messages are ordered by when their transactions got the lock, not by when they began.
      created_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'review_id', 'submission']).doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns the company's message of a submission. */
export async function findSubmitted(
  tx: Tx,
  key: ReviewKey,
  submission: Buffer,
): Promise<{ id: string; contentHash: Buffer | null } | undefined> {
  return tx
    .selectFrom('messages')
    .select(['id', 'content_hash as contentHash'])
    .where((eb) => eb.and(rowOf(key)))
    .where('submission', '=', submission)
    .executeTakeFirst()
}

/** Points a message at a new mail, sent to another address. */
export async function moveMessage(
  tx: Tx,
  key: ReviewKey,
  id: string,
  { mailId, address }: { mailId: string; address: string },
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ mail_id: mailId, address })
    .where((eb) => eb.and(rowOf(key)))
    .where('id', '=', id)
    .execute()
}

export interface StoredMessage {
  id: string
  fromVisitor: boolean
  text: string
  mailId: string | null
  createdAt: Date
}

/** Lists a conversation's messages without their senders and delivery, oldest first. */
export async function listMessages(tx: Tx, key: ReviewKey): Promise<StoredMessage[]> {
  return tx
    .selectFrom('messages')
    .select(['id', 'from_visitor as fromVisitor', 'text', 'mail_id as mailId', 'created_at as createdAt'])
    .where((eb) => eb.and(rowOf(key)))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Returns the review whose conversation has this message of the company. */
export async function findConversationOf(
  tx: Tx,
  companyId: string,
  messageId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('messages')
    .select('review_id')
    .where('company_id', '=', companyId)
    .where('id', '=', messageId)
    .executeTakeFirst()
  return row?.review_id
}

interface MessageRow {
  id: string
  created_at: Date
  from_visitor: boolean
  author: string | null
  text: string
  address: string | null
  mailed: boolean
  mail_state: string | null
  mail_error: string | null
}

const withdrawn = 'The visitor does not want mails from this company.'
const unavailable = 'The mail server is not available.'

/**
 * Returns a review's conversation as the company's members see it, oldest message first.
 *
 * @param options whether to show the address that mails went to, and the names of members
 */
export async function messagesOf(
  tx: Tx,
  reviewId: string,
  { contacts, names }: { contacts: boolean; names: Names },
): Promise<CaseMessage[]> {
  const { rows } = await sql<MessageRow>`select * from read_messages(${reviewId}::uuid)`.execute(tx)
  return rows.map(({ id, created_at, from_visitor, author, text, ...mail }) => ({
    id,
    at: created_at.toISOString(),
    from: from_visitor ? 'visitor' : 'company',
    by: author,
    byName: names.ofAddress(author),
    text,
    delivery: mail.mailed
      ? {
          state: mail.mail_state === 'sent' || mail.mail_state === 'queued' ? mail.mail_state : 'refused',
          address: (contacts && mail.address) || '',
          error: mail.mail_state === null ? withdrawn : shown(mail.mail_error, contacts),
        }
      : null,
  }))
}

/**
 * A mail server's reply often repeats the recipient's address. Other errors tell how the platform reaches its mail
 * server, which concerns only its operators.
 */
function shown(error: string | null, contacts: boolean): string | null {
  if (error === null) return null
  if (!/(^|: )[45]\d\d /.test(error)) return unavailable
  return contacts ? error : error.replace(/[^\s<>]+@[^\s<>]+/g, '…')
}

/** Returns how a company can answer a review, or why not. */
export async function replyStateOf(tx: Tx, key: ReviewKey): Promise<ReplyState> {
  const row = await tx
    .selectFrom('reviews as r')
    .leftJoin('conversations as c', (join) =>
      join.onRef('c.company_id', '=', 'r.company_id').onRef('c.review_id', '=', 'r.id'),
    )
    .select((eb) => [eb.fn.coalesce('c.address', 'r.contact_email').as('address'), 'c.unanswered'])
    .where('r.company_id', '=', key.companyId)
    .where('r.id', '=', key.reviewId)
    .executeTakeFirst()
  const address = row?.address
  if (!address && !(await hasReceipt(tx, key))) return 'no_address'
  if (address && (await hasOptedOut(tx, key.companyId, address))) return 'opted_out'
  if ((row?.unanswered ?? 0) >= maxUnanswered) return 'too_many_unanswered'
  return address ? 'possible' : 'by_link'
}

/** Reads a review's conversation for its case. */
export const readConversation: ReadConversation = async (tx, key, { contacts, names }) => ({
  messages: await messagesOf(tx, key.reviewId, { contacts, names }),
  reply: await replyStateOf(tx, key),
})

/** Returns whether an address has opted out of a company's replies. */
export async function hasOptedOut(tx: Tx, companyId: string, address: string): Promise<boolean> {
  const row = await tx
    .selectFrom('reply_opt_outs')
    .select('company_id')
    .where('company_id', '=', companyId)
    .where('address_hash', '=', addressHash(address))
    .executeTakeFirst()
  return row !== undefined
}

/** Records that an address opts out of a company's replies, or back in. */
export async function changeOptOut(
  tx: Tx,
  companyId: string,
  address: string,
  { optedOut }: { optedOut: boolean },
): Promise<void> {
  const row = { company_id: companyId, address_hash: addressHash(address) }
  if (optedOut) {
    await tx
      .insertInto('reply_opt_outs')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return
  }
  await tx
    .deleteFrom('reply_opt_outs')
    .where('company_id', '=', row.company_id)
    .where('address_hash', '=', row.address_hash)
    .execute()
}
