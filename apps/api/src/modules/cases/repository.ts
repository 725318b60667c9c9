import type { CaseNote, CaseStatus } from '@candour/schemas/cases.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { DomainError } from '#domain/errors.ts'
import type { Names } from '#modules/accounts/names.ts'

export interface CaseKey {
  companyId: string
  reviewId: string
}

/** The key's columns in tables with rows about a review. */
export const rowOf = ({ companyId, reviewId }: CaseKey) => ({ company_id: companyId, review_id: reviewId })

/** A review's case. Without a row it is new, with version 0. */
export interface CaseState {
  reviewId: string
  /** Whether the case has a row. */
  exists: boolean
  status: CaseStatus
  /** The member; null without one, and after the member has left. */
  assigneeId: string | null
  version: number
  updatedAt: Date | null
  updatedBy: string | null
  messages: number
  unread: number
}

/**
 * Serializes changes to a company's cases until the end of the transaction, as `edit_review` and `erase_reviews` do in
 * the database. Every change begins with it, so no two wait for each other's rows in opposite order.
 *
 * The company is locked as well, before the row of `tenants` that cases refer to, because a suspension locks both in this
 * order. Webhooks' messages and members' notices, which refer to the company, would otherwise lock it last.
 */
export async function lockCases(tx: Tx, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`candour cases ${companyId}`}, 0))`.execute(tx)
  await sql`select from companies where id = ${companyId}::uuid for key share`.execute(tx)
}

/** Returns the cases of these reviews in order of their ids; reviews that do not exist are left out. */
export async function readCases(
  tx: Tx,
  companyId: string,
  reviewIds: readonly string[],
): Promise<CaseState[]> {
  const { rows } = await sql<CaseState>`
    select r.id as "reviewId", c.review_id is not null as exists, coalesce(c.status, 'new') as status,
      a.user_id as "assigneeId", coalesce(c.version, 0) as version, c.updated_at as "updatedAt",
      c.updated_by as "updatedBy", coalesce(c.messages, 0) as messages, coalesce(c.unread, 0) as unread
    from reviews r
    left join cases c on c.company_id = r.company_id and c.review_id = r.id
    left join assignees a on a.company_id = c.company_id and a.id = c.assignee
    where r.company_id = ${companyId}::uuid and r.id = any(${reviewIds}::uuid[])
    order by r.id
  `.execute(tx)
  return rows
}

/** @throws DomainError `review_not_found` */
export async function readCase(tx: Tx, { companyId, reviewId }: CaseKey): Promise<CaseState> {
  const [state] = await readCases(tx, companyId, [reviewId])
  if (!state) throw new DomainError('review_not_found')
  return state
}

/** Adds the cases of reviews that have none. */
export async function openCases(tx: Tx, reviewIds: readonly string[]): Promise<void> {
  if (reviewIds.length > 0) await sql`select open_cases(${reviewIds}::uuid[])`.execute(tx)
}

/** A change of a case; absent fields stay unchanged. */
interface CaseWrite {
  status?: CaseStatus | undefined
  /** Null: nobody. */
  assignee?: Assignee | null | undefined
  /** The user who makes the change; null for the visitor. */
  by: string | null
  /** Who wrote a message, if that is the change. */
  message?: 'company' | 'visitor'
}

/** Changes cases that have a row, and increments their versions. */
export async function writeCases(
  tx: Tx,
  companyId: string,
  reviewIds: readonly string[],
  { status, assignee, by, message }: CaseWrite,
): Promise<void> {
  const sets = [
    sql`version = version + 1, updated_at = now(), updated_by = ${by}::uuid`,
    ...(status ? [sql`status = ${status}`] : []),
    ...(assignee === undefined ? [] : [sql`assignee = ${assignee?.id ?? null}::uuid`]),
    ...(message ? [sql`messages = messages + 1`] : []),
    ...(message === 'visitor' ? [sql`unread = unread + 1`] : []),
    ...(message === 'company' ? [sql`first_answered_at = coalesce(first_answered_at, now())`] : []),
  ]
  await sql`
    update cases set ${sql.join(sets)} where company_id = ${companyId}::uuid and review_id = any(${reviewIds}::uuid[])
  `.execute(tx)
}

/** Marks the case as unread because the visitor has changed the review; the version stays. */
export async function addUnread(tx: Tx, key: CaseKey): Promise<void> {
  await tx
    .updateTable('cases')
    .set((eb) => ({ unread: eb('unread', '+', 1) }))
    .where((eb) => eb.and(rowOf(key)))
    .execute()
}

/** Marks the visitor's messages as read; the version stays. */
export async function clearUnread(tx: Tx, key: CaseKey): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ unread: 0 })
    .where((eb) => eb.and(rowOf(key)))
    .execute()
}

export interface Assignee {
  /** Id of the assignment, which is deleted with the membership, unlike the member's id. */
  id: string
  email: string
}

/**
 * Returns the assignee for a member of the company in scope, and keeps the member in the company until the end of the
 * transaction.
 *
 * @throws DomainError `not_assignable` unless the member may answer
 */
export async function findAssignee(tx: Tx, userId: string): Promise<Assignee> {
  const { rows } = await sql<Assignee>`
    select assignee as id, email from assignee_of(${userId}::uuid)
  `.execute(tx)
  const [assignee] = rows
  if (!assignee) throw new DomainError('not_assignable', { field: 'assigneeId' })
  return assignee
}

/** Returns the members to tell of a visitor's reply. */
export async function toldOfReply(tx: Tx, { reviewId }: CaseKey): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select told_of_reply(${reviewId}::uuid) as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Returns the addresses of those who acted on a case, by user id. Deleted accounts have none. */
export async function peopleOf(tx: Tx, { reviewId }: CaseKey): Promise<Map<string, string>> {
  const { rows } = await sql<{ user_id: string; email: string }>`
    select user_id, email from people_of_case(${reviewId}::uuid)
  `.execute(tx)
  return new Map(rows.map(({ user_id, email }) => [user_id, email]))
}

/** Returns a case's notes, oldest first. */
export async function listNotes(
  tx: Tx,
  key: CaseKey,
  people: ReadonlyMap<string, string>,
  names: Names,
): Promise<CaseNote[]> {
  const rows = await tx
    .selectFrom('case_notes')
    .select(['id', 'created_at', 'author_id', 'text'])
    .where((eb) => eb.and(rowOf(key)))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, created_at, author_id, text }) => ({
    id,
    at: created_at.toISOString(),
    by: (author_id && people.get(author_id)) ?? null,
    byName: names.ofUser(author_id),
    text,
  }))
}
