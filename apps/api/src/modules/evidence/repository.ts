import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import type { Days } from '#lib/days.ts'
import type { Shown } from '#modules/evidence/snapshots.ts'

/** Days in a company's time zone. */
export interface Span extends Days {
  timeZone: string
}

/** Deeds about what is shown, where it leads and how long it is kept. */
const actions = [
  ...['company.created', 'company.updated', 'company.deleted', 'company.restored', 'text.refused'],
  ...['location.created', 'location.updated', 'placement.created', 'placement.updated'],
  ...['change.created', 'change.updated', 'change.deleted'],
  ...['retention.updated', 'retention.applied', 'audit.pruned'],
]

/** Fields that say nothing about people. */
const fields =
  /^(?:slug|brandColor|googleReviewUrl|defaultLanguage|timeZone|logo|texts\..+|said|did|date|themes|visible|contactMonths|textMonths|archived|kind|count|contacts|reviews|texts|entries|lastNumber|lastHash)$/

type Value = string | number | boolean | null

export interface Deed {
  seq: string
  at: Date
  /** Kind of who did it; the log knows no roles, and people are not named here. */
  by: string
  action: string
  target: string
  targetId: string | null
  changes: [field: string, before: Value, after: Value][]
  /** Links the entry with the one before; see the audit log. */
  hash: string
}

const batch = 2_000

/** Reads part of the log, oldest first, in batches that `read` runs each in a transaction of its own. */
export async function* listDeeds(
  read: <T>(fn: (tx: Tx) => Promise<T>) => Promise<T>,
  companyId: string,
  { from, to, timeZone }: Span,
): AsyncGenerator<Deed> {
  let after = '0'
  for (;;) {
    const { rows } = await read((tx) =>
      sql<Omit<Deed, 'changes'> & { changes: Record<string, [Value, Value]> }>`
        select seq, created_at as at, actor_kind as by, action, target_type as target, target_id as "targetId", changes,
          encode(hash, 'hex') as hash
        from audit_entries
        where company_id = ${companyId}::uuid and seq > ${after}::bigint and action = any (${actions}::text[])
          and created_at >= ${from}::date::timestamp at time zone ${timeZone}::text
          and created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}::text
        order by seq limit ${sql.lit(batch)}
      `.execute(tx),
    )
    for (const { changes, ...deed } of rows) {
      const named = deed.target === 'company' || deed.target === 'location'
      const kept = ([field]: [string, unknown]) =>
        fields.test(field) || deed.action === 'text.refused' || (named && field === 'name')
      yield {
        ...deed,
        changes: Object.entries(changes)
          .filter(kept)
          .map(([field, [before, value]]) => [field, before, value]),
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.seq
  }
}

export interface Snapshot {
  takenAt: Date
  name: string
  slug: string
  pages: Shown
}

/** Snapshots of a span, oldest first, beginning with the one that was true when it began. */
export async function listSnapshots(
  tx: Tx,
  companyId: string,
  { from, to, timeZone }: Span,
): Promise<Snapshot[]> {
  const { rows } = await sql<Snapshot>`
    select taken_at as "takenAt", name, slug, pages from snapshots
    where company_id = ${companyId}::uuid
      and taken_at < (${to}::date + 1)::timestamp at time zone ${timeZone}::text
      and taken_at >= coalesce((
        select max(taken_at) from snapshots
        where company_id = ${companyId}::uuid and taken_at < ${from}::date::timestamp at time zone ${timeZone}::text
      ), '-infinity')
    order by taken_at
  `.execute(tx)
  return rows
}

/** Name and address in a company's first snapshot. */
export async function findFirstSnapshot(tx: Tx, companyId: string) {
  return tx
    .selectFrom('snapshots')
    .select(['name', 'slug'])
    .where('company_id', '=', companyId)
    .orderBy('taken_at')
    .limit(1)
    .executeTakeFirst()
}

/** A page as it was shown, with its pictures. */
export async function findShownPage(tx: Tx, companyId: string, sha256: string) {
  return tx
    .selectFrom('shown_pages')
    .select(['html', 'phone', 'desktop'])
    .where('company_id', '=', companyId)
    .where('sha256', '=', Buffer.from(sha256, 'hex'))
    .executeTakeFirstOrThrow()
}

interface MonthCounts {
  month: string
  offered: number
  google: number
  private: number
}

/** Counts by month, from the daily counters. */
export async function countMonths(tx: Tx, companyId: string, { from, to }: Days): Promise<MonthCounts[]> {
  const { rows } = await sql<MonthCounts>`
    select to_char(day, 'YYYY-MM') as month, sum(views)::integer as offered, sum(public_clicks)::integer as google,
      sum(reviews)::integer as private
    from funnel_days
    where company_id = ${companyId}::uuid and grain = 0 and day between ${from}::date and ${to}::date
    group by 1 order by 1
  `.execute(tx)
  return rows
}

/** The day on which a company was created, in its time zone. */
export async function firstDay(db: Db, companyId: string): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (created_at at time zone time_zone)::date::text as day from companies where id = ${companyId}::uuid
  `.execute(db)
  return rows[0]?.day ?? ''
}
