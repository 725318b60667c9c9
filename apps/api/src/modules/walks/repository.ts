import type { Page } from '@candour/schemas/endpoint.ts'
import {
  maxWalkCodes,
  maxWalkFindings,
  type Walk,
  type WalkCode,
  type WalkFinding,
  type WalkVerdict,
  walkVerdict,
} from '@candour/schemas/walks.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '#db/client.ts'
import { decodeCursor, encodeCursor, oneMoreThan, pageBy } from '#db/keyset.ts'

export interface WalkKey {
  companyId: string
  walkId: string
}

/** A walk without its starter's address. */
export type WalkRow = Omit<Walk, 'by' | 'byName'> & { userId: string }

interface Row {
  id: string
  user_id: string
  location_id: string | null
  started_at: Date
  ended_at: Date | null
  confirmed: number
  total: number
}

const isConfirmed = sql`exists (
  select from walk_confirmations c
  where c.company_id = w.company_id and c.walk_id = w.id and c.placement_id = p.id and c.verdict = 'confirmed'
)`

/** Whether a placement `p` is to be confirmed on a walk `w`, or was. */
const isOnWalk = sql`(
  (not p.archived and (w.location_id is null or p.location_id = w.location_id)) or ${isConfirmed}
)`

const total = sql`(
  select count(*)::integer from placements p where p.company_id = w.company_id and ${isOnWalk}
)`

const selected = sql`
  select w.id, w.user_id, w.location_id, w.started_at, w.ended_at, coalesce(w.total, ${total}) as total, (
    select count(distinct c.placement_id)::integer from walk_confirmations c
    where c.company_id = w.company_id and c.walk_id = w.id and c.verdict = 'confirmed'
  ) as confirmed
  from walks w
`

const cursorParts = z.tuple([z.uuid()])

/** Lists walks, newest first: their ids are in order of time. */
export async function listWalks(
  tx: Tx,
  companyId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<WalkRow>> {
  const before = cursor === undefined ? null : decodeCursor(cursor, cursorParts)[0]
  const { rows } = await sql<Row>`
    ${selected} where w.company_id = ${companyId}::uuid and (${before}::uuid is null or w.id < ${before}::uuid)
    order by w.id desc limit ${oneMoreThan(limit)}
  `.execute(tx)
  return pageBy(({ id }) => encodeCursor([id]), rows, limit, toWalk)
}

export async function findWalk(tx: Tx, { companyId, walkId }: WalkKey): Promise<WalkRow | undefined> {
  const { rows } = await sql<Row>`
    ${selected} where w.company_id = ${companyId}::uuid and w.id = ${walkId}::uuid
  `.execute(tx)
  return rows[0] && toWalk(rows[0])
}

/** Lists the codes of a walk, missing ones first, and each in the order of the lists of placements. */
export async function listCodes(tx: Tx, { companyId, walkId }: WalkKey): Promise<WalkCode[]> {
  const { rows } = await sql<
    Omit<WalkCode, 'confirmedAt'> & { confirmed_at: Date | null; location_id: string }
  >`
    select p.id, p.code, p.name, p.kind, p.location_id, (
      select min(c.at) from walk_confirmations c
      where c.company_id = w.company_id and c.walk_id = w.id and c.placement_id = p.id and c.verdict = 'confirmed'
    ) as confirmed_at
    from walks w join placements p on p.company_id = w.company_id and ${isOnWalk}
    where w.company_id = ${companyId}::uuid and w.id = ${walkId}::uuid
    order by ${isConfirmed}, p.created_at desc, p.id desc limit ${maxWalkCodes}
  `.execute(tx)
  return rows.map(({ confirmed_at, location_id, ...code }) => ({
    ...code,
    locationId: location_id,
    confirmedAt: confirmed_at?.toISOString() ?? null,
  }))
}

/** Lists scans that confirmed nothing or have a note or photo, newest first. */
export async function listFindings(tx: Tx, { companyId, walkId }: WalkKey): Promise<WalkFinding[]> {
  const rows = await tx
    .selectFrom('walk_confirmations as c')
    .leftJoin('placements as p', (join) =>
      join.onRef('p.company_id', '=', 'c.company_id').onRef('p.id', '=', 'c.placement_id'),
    )
    .select(['c.submission_id', 'c.verdict', 'c.read', 'c.placement_id', 'p.name', 'c.at', 'c.note'])
    .select(sql<boolean>`c.photo is not null`.as('hasPhoto'))
    .where('c.company_id', '=', companyId)
    .where('c.walk_id', '=', walkId)
    .where((eb) =>
      eb.or([eb('c.verdict', '!=', 'confirmed'), eb('c.note', '!=', ''), eb('c.photo', 'is not', null)]),
    )
    .orderBy('c.at', 'desc')
    .orderBy('c.submission_id')
    .limit(maxWalkFindings)
    .execute()
  return rows.map(({ submission_id, verdict, placement_id, at, ...row }) => ({
    ...row,
    submissionId: submission_id,
    verdict: walkVerdict.parse(verdict),
    placementId: placement_id,
    at: at.toISOString(),
  }))
}

/** Returns the addresses of the users who started walks, by their ids. */
export async function peopleOfWalks(tx: Tx): Promise<Map<string, string>> {
  const { rows } = await sql<{ user_id: string; email: string }>`
    select user_id, email from people_of_walks()
  `.execute(tx)
  return new Map(rows.map(({ user_id, email }) => [user_id, email]))
}

/** Returns the open walk of a user in any company. */
export async function findOpenWalk(db: Db | Tx, userId: string): Promise<WalkKey | undefined> {
  const { rows } = await sql<{ company_id: string; walk_id: string }>`
    select company_id, walk_id from open_walk(${userId}::uuid)
  `.execute(db)
  return rows[0] && { companyId: rows[0].company_id, walkId: rows[0].walk_id }
}

/** Serializes starts by the same user until the transaction ends. */
export async function lockWalker(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`candour walk ${userId}`}, 0))`.execute(tx)
}

export async function insertWalk(
  tx: Tx,
  { companyId, walkId }: WalkKey,
  { userId, locationId }: { userId: string; locationId: string | null },
): Promise<void> {
  await tx
    .insertInto('walks')
    .values({ company_id: companyId, id: walkId, user_id: userId, location_id: locationId })
    .execute()
}

/** Returns a walk, which cannot be ended until the transaction ends. */
export async function holdWalk(tx: Tx, { companyId, walkId }: WalkKey) {
  return tx
    .selectFrom('walks')
    .select(['location_id as locationId', 'started_at as startedAt', 'ended_at as endedAt'])
    .where('company_id', '=', companyId)
    .where('id', '=', walkId)
    .forShare()
    .executeTakeFirst()
}

/**
 * Ends a walk that is open.
 *
 * @returns whether there is such a walk, open or not
 */
export async function endWalk(tx: Tx, { companyId, walkId }: WalkKey): Promise<boolean> {
  const { rows } = await sql`
    update walks w set ended_at = coalesce(w.ended_at, now()), total = coalesce(w.total, ${total})
    where w.company_id = ${companyId}::uuid and w.id = ${walkId}::uuid
    returning w.id
  `.execute(tx)
  return rows.length > 0
}

/** Returns the company of a code, even if suspended or deleted; undefined if the code was never issued. */
export async function findOwner(
  tx: Tx,
  code: string,
): Promise<{ companyId: string; placementId: string } | undefined> {
  const { rows } = await sql<{ company_id: string; placement_id: string }>`
    select company_id, placement_id from find_code(${code})
  `.execute(tx)
  return rows[0] && { companyId: rows[0].company_id, placementId: rows[0].placement_id }
}

export interface Judged {
  verdict: WalkVerdict
  placementId: string | null
}

interface NewConfirmation extends Judged {
  submissionId: string
  userId: string
  read: string
  at: Date
  note: string
  photo: Buffer | null
}

/** @returns false if there is one with this id, which stays as it is */
export async function insertConfirmation(
  tx: Tx,
  { companyId, walkId }: WalkKey,
  { submissionId, userId, placementId, ...given }: NewConfirmation,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('walk_confirmations')
    .values({
      company_id: companyId,
      walk_id: walkId,
      submission_id: submissionId,
      user_id: userId,
      placement_id: placementId,
      ...given,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'walk_id', 'submission_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

function confirmation(tx: Tx, { companyId, walkId }: WalkKey, submissionId: string) {
  return tx
    .selectFrom('walk_confirmations')
    .where('company_id', '=', companyId)
    .where('walk_id', '=', walkId)
    .where('submission_id', '=', submissionId)
}

export async function findConfirmation(
  tx: Tx,
  key: WalkKey,
  submissionId: string,
): Promise<Judged | undefined> {
  const row = await confirmation(tx, key, submissionId).select(['verdict', 'placement_id']).executeTakeFirst()
  return row && { verdict: walkVerdict.parse(row.verdict), placementId: row.placement_id }
}

export async function findPhoto(tx: Tx, key: WalkKey, submissionId: string): Promise<Buffer | undefined> {
  const row = await confirmation(tx, key, submissionId).select('photo').executeTakeFirst()
  return row?.photo ?? undefined
}

export async function countConfirmations(tx: Tx, { companyId, walkId }: WalkKey): Promise<number> {
  const { count } = await tx
    .selectFrom('walk_confirmations')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where('walk_id', '=', walkId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

function toWalk({ id, user_id, location_id, started_at, ended_at, confirmed, total }: Row): WalkRow {
  return {
    id,
    userId: user_id,
    locationId: location_id,
    startedAt: started_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
    confirmed,
    total,
    missing: Math.max(total - confirmed, 0),
  }
}

/** Removes photos after a year, because a company can send hundreds a day. Requires the operators' scope. */
export async function removeFormerPhotos(tx: Tx): Promise<void> {
  await sql`select remove_former_photos()`.execute(tx)
}
