import { type MailKind, mailKind } from '@candour/schemas/mail-kinds.ts'
import type { OrderState } from '@candour/schemas/print-orders.ts'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db, Tx } from '#db/client.ts'
import { anyReader, type Reader, readersOf } from '#mail/readers.ts'

/** PostgreSQL channel that announces queued mails. */
export const queuedChannel = 'mails_queued'

/** Kinds of mail with a link that sets a user's password. */
export type LinkMailKind = Extract<MailKind, 'invitation' | 'reset'>
/** Kinds of mail that tell a user about their account. */
type NoticeKind = Extract<MailKind, 'two_factor_changed'>
/** Kinds of mail that tell an owner about an operator's view of their company. */
export type ViewMailKind = Extract<MailKind, 'view_started' | 'view_ended'>
/** Kinds of mail that a member has asked for, about a company. */
type TestMailKind = Extract<MailKind, 'alert_test'>
/** Kinds of mail that tell a member about something of their company; `detail` is its id. */
type MemberMailKind = Extract<MailKind, 'channel_ended'>
/** Kinds of mail that an operator sends to see whether mail arrives. */
type SystemMailKind = Extract<MailKind, 'system_test'>
/** Kinds of mail about a print order. */
export type OrderMailKind = Extract<
  MailKind,
  'order_confirmation' | 'order_notice' | 'order_state' | 'order_given'
>

/** Kinds of mail to a visitor. */
type VisitorMailKind = Extract<MailKind, 'reply' | 'receipt'>

/** A mail to queue: its kind, its recipient and what it is about. Without a recipient it goes to its user's address. */
export type NewMail =
  | { kind: LinkMailKind; userId: string }
  /** `detail` is what happened, for the mail's words. */
  | { kind: NoticeKind; userId: string; detail: string }
  /** `detail` is the id of the view, or of what has ended. */
  | { kind: ViewMailKind | MemberMailKind; userId: string; companyId: string; detail: string }
  | { kind: TestMailKind; userId: string; companyId: string }
  /** To the recipient, on behalf of the user. */
  | { kind: SystemMailKind; userId: string; recipient: string }
  | { kind: 'order_confirmation' | 'order_notice'; companyId: string; orderId: string; recipient: string }
  /** `detail` is the state that the order has reached. */
  | { kind: 'order_state'; companyId: string; orderId: string; recipient: string; detail: OrderState }
  /** To the printer, if the order is still theirs. */
  | { kind: 'order_given'; userId: string; companyId: string; orderId: string }
  /** `detail` is the id of the message, or of the review. */
  | { kind: VisitorMailKind; companyId: string; recipient: string; detail: string }

/** A mail that this process has taken to send. */
export interface DueMail {
  id: string
  kind: MailKind
  recipient: string
  userId: string | null
  companyId: string | null
  orderId: string | null
  detail: string | null
  bulk: boolean
  /** The recipient's language and time zone. */
  reader: Reader
}

/** Numbers of mails per lane. */
export interface Lanes {
  prompt: number
  bulk: number
}

/**
 * Queues a mail as part of `tx`: it is sent if and only if the transaction commits. Returns its id.
 *
 * @param id of a mail that must not be queued twice
 */
export async function queueMail(tx: Tx, mail: NewMail, id = uuidv7()): Promise<string> {
  const about = {
    ...('userId' in mail && { user_id: mail.userId }),
    ...('companyId' in mail && { company_id: mail.companyId }),
    ...('orderId' in mail && { order_id: mail.orderId }),
    ...('recipient' in mail && { recipient: mail.recipient }),
    ...('detail' in mail && { detail: mail.detail }),
  }
  await tx
    .insertInto('mails')
    .values({ id, kind: mail.kind, next_attempt_at: sql<Date>`now()`, ...about })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await announceMails(tx)
  return id
}

/** Wakes the delivery loops once the transaction commits. */
export async function announceMails(tx: Tx): Promise<void> {
  await sql`select pg_notify(${queuedChannel}, '')`.execute(tx)
}

/** Withdraws a user's mail of a kind: if it is still queued, it will not be sent. */
export async function withdrawLinkMail(tx: Tx, userId: string, kind: LinkMailKind): Promise<void> {
  await tx.deleteFrom('mails').where('user_id', '=', userId).where('kind', '=', kind).execute()
}

/** Withdraws all mails to a user that carry a link. */
export async function withdrawMailsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['invitation', 'reset'] satisfies LinkMailKind[])
    .execute()
}

/**
 * Leases due mails to this process, up to the limit of each lane. After `leaseSeconds` a mail is due again unless its
 * lease is renewed. Requires the operators' login, like all functions below.
 */
export async function takeDueMails(
  platformDb: Db,
  { limits, leaseSeconds }: { limits: Lanes; leaseSeconds: number },
): Promise<DueMail[]> {
  const rows = await platformDb
    .updateTable('mails')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: secondsFromNow(leaseSeconds) }))
    .where(
      sql<boolean>`id = any(array(
        select id from (${dueIn('prompt', limits)}) p union all select id from (${dueIn('bulk', limits)}) b
      ))`,
    )
    .returning((eb) => [
      'id',
      'kind',
      'user_id as userId',
      'company_id as companyId',
      'order_id as orderId',
      'detail',
      'bulk',
      eb.fn
        .coalesce(
          'recipient',
          eb.selectFrom('users').select('email').whereRef('users.id', '=', 'mails.user_id'),
          sql.lit(''),
        )
        .as('recipient'),
    ])
    .execute()
  const readers = await readersOf(
    platformDb,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    kind: mailKind.parse(row.kind),
    reader: readers.get(row.id) ?? anyReader,
  }))
}

/**
 * Selects and locks the mails of a lane that have been due longest. Kinds of a later version are left to its servers.
 */
function dueIn(lane: keyof Lanes, limits: Lanes) {
  return sql`
    select id from mails
    where state = 'queued' and bulk = ${sql.lit(lane === 'bulk')} and next_attempt_at <= now()
      and kind = any(${mailKind.options}::text[])
    order by next_attempt_at limit ${limits[lane]}::integer for update skip locked`
}

/** Extends the leases of mails that are being sent. */
export async function renewLeases(platformDb: Db, ids: string[], leaseSeconds: number): Promise<void> {
  await platformDb
    .updateTable('mails')
    .set({ next_attempt_at: secondsFromNow(leaseSeconds) })
    .where('id', 'in', ids)
    .where('state', '=', 'queued')
    .execute()
}

export async function markSent(platformDb: Db, id: string): Promise<void> {
  await platformDb
    .updateTable('mails')
    .set({ state: 'sent', error: null, sent_at: sql<Date>`now()`, next_attempt_at: null })
    .where('id', '=', id)
    .execute()
}

/**
 * Records why a mail was not sent. It is retried with exponential backoff, from `retrySeconds` to 180 times as long,
 * unless it was `refused` or this was the last of `maxAttempts`.
 *
 * @returns whether it was given up
 */
export async function markNotSent(
  platformDb: Db,
  id: string,
  {
    error,
    refused,
    maxAttempts,
    retrySeconds,
  }: { error: string; refused: boolean; maxAttempts: number; retrySeconds: number },
): Promise<boolean> {
  const final = sql<boolean>`(${refused}::boolean or attempts >= ${maxAttempts}::integer)`
  const row = await platformDb
    .updateTable('mails')
    .set({
      error,
      state: sql<string>`case when ${final} then 'failed' else 'queued' end`,
      next_attempt_at: sql<Date | null>`case when not ${final}
        then now() + make_interval(secs => ${retrySeconds}::float8 * least(2 ^ least(attempts - 1, 10), 180)) end`,
    })
    .where('id', '=', id)
    .returning('state')
    .executeTakeFirst()
  return row?.state === 'failed'
}

/** Deletes an obsolete mail. */
export async function discardMail(platformDb: Db, id: string): Promise<void> {
  await platformDb.deleteFrom('mails').where('id', '=', id).execute()
}

/** Numbers of unsent mails and alerts; ages are in seconds. */
interface Waiting {
  mails: number
  oldestMail: number
  /** Alerts that have not become mails. */
  alerts: number
  /** Delay of the most overdue alert. */
  overdueAlert: number
}

/** Returns the numbers of unsent mails and alerts, and the ages of the oldest. */
export async function countWaiting(platformDb: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select m.*, a.* from (
      select count(*)::integer as mails,
        -- Mails that follow a notification on a device are not late while they wait for their first attempt.
        coalesce(extract(epoch from now() - min(created_at) filter (
          where attempts > 0 or next_attempt_at <= now()
        )), 0)::double precision as "oldestMail"
      from mails where state = 'queued'
    ) m, (
      select count(*)::integer as alerts,
        greatest(extract(epoch from now() - min(due_at)), 0)::double precision as "overdueAlert"
      from alerts where queued_at is null
    ) a
  `.execute(platformDb)
  return rows[0] ?? { mails: 0, oldestMail: 0, alerts: 0, overdueAlert: 0 }
}

function secondsFromNow(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`
}
