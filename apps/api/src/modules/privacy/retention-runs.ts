import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { clock } from '#db/clock.ts'
import { inIndexOrder } from '#db/plan.ts'
import { combinations, findFrontier, inRange, isBeyond } from '#modules/privacy/retention-repository.ts'

/** Runs begun per transaction. */
const begunAtOnce = 500

/**
 * Begins the runs of companies in which a month has begun since the last one. A company's first month begins none: its
 * owners have not had the settings until then.
 *
 * @returns whether there may be more
 */
export async function beginRuns(tx: Tx, now: Date | undefined): Promise<boolean> {
  await sql`insert into retention_turn default values on conflict do nothing`.execute(tx)
  const { numAffectedRows = 0n } = await sql`
    insert into retention_runs as r (company_id, month, contact_months, text_months, ended_at)
    select c.id, c.month, c.contact_months, c.text_months, ${clock(now)}
    from (
      select *, date_trunc('month', ${clock(now)} at time zone time_zone)::date as month from companies
    ) c
    left join retention_runs former on former.company_id = c.id
    where former.month is null or former.month < c.month
    order by c.id limit ${sql.lit(begunAtOnce)}
    on conflict (company_id) do update set month = excluded.month,
      contact_months = excluded.contact_months, text_months = excluded.text_months,
      contacts = case when r.ended_at is null then r.contacts else 0 end,
      texts = case when r.ended_at is null then r.texts else 0 end,
      contacts_at = default, contacts_id = default, ended_at = null
    where r.month < excluded.month
  `.execute(tx)
  return numAffectedRows === BigInt(begunAtOnce)
}

/** Lists the companies whose run is unfinished. */
export async function listUnfinished(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from retention_runs r join companies c on c.id = r.company_id where r.ended_at is null order by c.id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** An unfinished run. */
export interface Run {
  companyId: string
  name: string
  /** Older words and contact data are to be removed; null: none. */
  textsBefore: Date | null
  contactsBefore: Date | null
  /** Reviews done so far. */
  texts: number
  contacts: number
}

/**
 * Takes the turn to remove something; other processes have to wait until `tx` ends.
 *
 * @returns false if another process has the turn, or the pause after the previous one is not over
 */
export async function takeTurn(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    select from retention_turn where next_at <= clock_timestamp() for update skip locked
  `.execute(tx)
  return rows.length > 0
}

/** Ends the turn with a pause, in ms. */
export async function endTurn(tx: Tx, pauseMs: number): Promise<void> {
  await sql`
    update retention_turn set next_at = clock_timestamp() + make_interval(secs => ${pauseMs / 1_000})
  `.execute(tx)
}

/**
 * Locks a company's run until `tx` ends. What is removed is decided by the settings when the run began or now,
 * whichever are less strict.
 *
 * @returns undefined if it has ended
 */
export async function findRun(tx: Tx, companyId: string): Promise<Run | undefined> {
  const before = (setting: string) => {
    const [then, now] = [sql.ref(`r.${setting}`), sql.ref(`c.${setting}`)]
    const months = sql`case when ${then} is not null and ${now} is not null then greatest(${then}, ${now}) end`
    return sql`(r.month - make_interval(months => ${months}))::timestamp at time zone c.time_zone`
  }
  const { rows } = await sql<Run>`
    select r.company_id as "companyId", c.name, r.texts, r.contacts,
      ${before('text_months')} as "textsBefore", ${before('contact_months')} as "contactsBefore"
    from retention_runs r join companies c on c.id = r.company_id
    where r.company_id = ${companyId} and r.ended_at is null for update of r
  `.execute(tx)
  return rows[0]
}

export interface DueReview {
  id: string
  created_at: Date
  has_contact: boolean
  /** Whether there are words to remove. */
  has_text: boolean
}

/** Reviews read per transaction to find those with words: a multiple, because some may have been erased before. */
const readAtOnce = 200

/** Lists the next reviews before `before`, oldest first; some have no words any more. */
export async function listDueTexts(tx: Tx, companyId: string, before: Date): Promise<DueReview[]> {
  return inIndexOrder(
    tx,
    sql<DueReview>`
    select due.* from ${await findFrontier(tx, companyId)} cross join lateral (
      select r.id, r.created_at, r.has_contact, r.erased_at is null as has_text
      from reviews r
      where r.company_id = ${companyId}::uuid and ${isBeyond} and r.created_at < ${before}::timestamptz
      order by r.created_at, r.id limit ${sql.lit(readAtOnce)}
    ) due
    order by due.created_at, due.id
  `,
  )
}

/** Most reviews per transaction. */
export const maxBatch = 50

/** Lists the next reviews with contact data before `before`, oldest first. */
export async function listDueContacts(
  tx: Tx,
  companyId: string,
  before: Date,
): Promise<Pick<DueReview, 'id' | 'created_at'>[]> {
  const { rows: runs } = await sql<{ at: string; id: string }>`
    select contacts_at::text as at, contacts_id as id from retention_runs where company_id = ${companyId}::uuid
  `.execute(tx)
  const [from] = runs
  if (!from) return []
  // The limit within each range is needed: without it, all of its due reviews would be read and sorted.
  return inIndexOrder(
    tx,
    sql<Pick<DueReview, 'id' | 'created_at'>>`
    select due.id, due.created_at from ${combinations} cross join lateral (
      select r.id, r.created_at from reviews r
      where r.company_id = ${companyId}::uuid and ${inRange}
        and (r.created_at, r.id) > (${from.at}::timestamptz, ${from.id}::uuid) and r.created_at < ${before}::timestamptz
      order by r.created_at, r.id limit ${sql.lit(maxBatch)}
    ) due
    order by due.created_at, due.id limit ${sql.lit(maxBatch)}
  `,
  )
}

/**
 * Lists reviews before `before` that had contact data until their visitor changed them. Few reviews are ever changed,
 * so all of the company's former versions are read.
 */
export async function listDueVersions(tx: Tx, companyId: string, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct v.review_id as id
    from review_versions v join reviews r on r.company_id = v.company_id and r.id = v.review_id
    where v.company_id = ${companyId}::uuid and num_nonnulls(v.contact_name, v.contact_email, v.contact_number) > 0
      and r.created_at < ${before}::timestamptz
    limit ${sql.lit(maxBatch)}
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Adds to what a run has done. */
export async function countDone(
  tx: Tx,
  companyId: string,
  { texts, contacts }: { texts: number; contacts: number },
): Promise<void> {
  await sql`
    update retention_runs set texts = texts + ${texts}, contacts = contacts + ${contacts} where company_id = ${companyId}
  `.execute(tx)
}

/** Records the last review that a run has dealt with. */
export async function moveOn(
  tx: Tx,
  companyId: string,
  by: 'texts' | 'contacts',
  { created_at, id }: Pick<DueReview, 'id' | 'created_at'>,
): Promise<void> {
  await sql`
    update retention_runs set ${sql.ref(`${by}_at`)} = ${created_at}, ${sql.ref(`${by}_id`)} = ${id}
    where company_id = ${companyId}
  `.execute(tx)
}

export async function endRun(tx: Tx, companyId: string): Promise<void> {
  await sql`update retention_runs set ended_at = clock_timestamp() where company_id = ${companyId}`.execute(
    tx,
  )
}

/**
 * Removes the contact data of reviews, or also their words, for good; numbers stay. Repeating it changes nothing.
 *
 * @param scope `all`: words and contact data
 * @returns the number of reviews that had any
 */
export async function eraseReviews(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  scope: 'contact' | 'all',
): Promise<number> {
  if (ids.length === 0) return 0
  const { rows } = await sql<{ reviews: number }>`
    select reviews from erase_reviews(${companyId}::uuid, ${ids}::uuid[], ${scope})
  `.execute(tx)
  return rows[0]?.reviews ?? 0
}
