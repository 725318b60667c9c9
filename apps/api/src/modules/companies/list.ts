import {
  type CompanySort,
  type listCompanies as listContract,
  maxCountedOrders,
  naturalOrder,
  type SortOrder,
} from '@candour/schemas/companies.ts'
import type { Page } from '@candour/schemas/endpoint.ts'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#db/client.ts'
import { oneMoreThan, pageBy } from '#db/keyset.ts'
import { DomainError } from '#domain/errors.ts'
import { type AdminCompanyRow, toAdminRow, visibleToOperators } from '#modules/companies/repository.ts'

export interface ListedCompanyRow extends AdminCompanyRow {
  recentReviews: number
  lastReviewAt: Date | null
  users: number
  openOrders: number
  orders: number
}

interface Query extends z.output<typeof listContract.query> {
  /** Only these companies. */
  ids?: readonly string[] | undefined
}

/** Value of the sort key at the end of a page. */
type Key = string | number | Date

interface Sorting {
  /** SQL of the sort key, over the company `c` and whatever `join` adds. */
  key: RawBuilder<Key>
  /** The company's id in the index that contains the key. */
  id?: RawBuilder<string>
  /** Parses the key from a cursor. */
  read: z.ZodType<Key>
  type: RawBuilder<unknown>
  join?: RawBuilder<unknown>
}

const companyId = sql<string>`c.id`
const count = { read: z.int().min(0), type: sql`integer` }
const time = { read: z.iso.datetime().transform((iso) => new Date(iso)), type: sql`timestamptz` }

const activity = { join: sql`join company_activity a on a.company_id = c.id`, id: sql<string>`a.company_id` }
const grouped = (rows: RawBuilder<unknown>) =>
  sql`left join (select company_id, count(*)::integer as n from ${rows} group by company_id) g on g.company_id = c.id`

const sortings: Record<CompanySort, Sorting> = {
  created: { key: sql`c.created_at`, ...time },
  name: {
    key: sql`c.name collate names`,
    read: z.string().refine((name) => !name.includes('\u0000')),
    type: sql`text collate names`,
  },
  recentReviews: { key: sql`a.recent_reviews`, ...activity, ...count },
  // Companies without reviews sort with the oldest.
  lastReview: { key: sql`a.last_review_at`, ...activity, ...time },
  users: { key: sql`coalesce(g.n, 0)`, join: grouped(sql`memberships`), ...count },
  openOrders: {
    key: sql`coalesce(g.n, 0)`,
    join: grouped(sql`(select company_id from print_order_feed where not processed) open`),
    ...count,
  },
}

interface Activity {
  company_id: string
  recent_reviews: number
  last_review_at: Date | null
}

async function activityOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Activity>> {
  const { rows } = await sql<Activity>`select * from activity_of(${ids}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.company_id, row]))
}

/**
 * Lists companies in the requested order with their activity, as `drawActivity` last refreshed it. Requires the
 * operators' scope.
 *
 * @throws DomainError `bad_cursor`, also for a cursor of another order
 */
export async function listCompanies(tx: Tx, query: Query): Promise<Page<ListedCompanyRow>> {
  const { sort, order = naturalOrder(sort), limit, cursor, search, status, ids } = query
  const { key, id = companyId, join = sql`` } = sortings[sort]
  const sorted = (key: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
    sql`${key} ${sql.raw(order)}, ${id} ${sql.raw(order)}`

  // The page is selected before its figures are computed; otherwise they might be computed for all companies.
  const page = sql<{ id: string; key: Key }>`(
    select c.id, ${key} as key from companies c ${join}
    where ${after(cursor, sort, order)}
      and ${matches({ search, status })}
      and ${ids ? sql`c.id = any(${ids}::uuid[])` : sql`true`}
    order by ${sorted(key, id)}
    limit ${oneMoreThan(limit)}
  )`
  const rows = await visibleToOperators(tx)
    .innerJoin(page.as('p'), (on) => on.onRef('p.id', '=', 'c.id'))
    .select([
      'p.key',
      sql<number>`(select count(*)::integer from memberships m where m.company_id = c.id)`.as('users'),
      sql<number>`(
        select count(*)::integer from print_orders o where o.company_id = c.id and not o.processed
      )`.as('open_orders'),
      sql<number>`(
        select count(*)::integer
        from (select from print_orders o where o.company_id = c.id limit ${sql.lit(maxCountedOrders)}) o
      )`.as('orders'),
    ])
    .orderBy(sorted(sql`p.key`, sql`p.id`))
    .execute()

  const activities = await activityOf(
    tx,
    rows.map(({ id }) => id),
  )
  const toCursor = ({ key, id }: { key: Key; id: string }) => encode([sort, order, key, id])
  return pageBy(toCursor, rows, limit, (row) => {
    const { recent_reviews = 0, last_review_at = null } = activities.get(row.id) ?? {}
    return {
      ...toAdminRow(row),
      recentReviews: recent_reviews,
      lastReviewAt: last_review_at,
      users: row.users,
      openOrders: row.open_orders,
      orders: row.orders,
      // Shows the sort key itself, so figures and order cannot disagree.
      ...(sort === 'recentReviews' && { recentReviews: Number(row.key) }),
      ...(sort === 'lastReview' && last_review_at && { lastReviewAt: toTime(row.key) }),
    }
  })
}

/** Returns null for a company that had no review when the activity was refreshed. */
function toTime(key: Key): Date | null {
  const time = new Date(key)
  return time.getTime() === 0 ? null : time
}

/** Counts the companies that match a search and a status. Requires the operators' scope. */
export async function countCompanies(tx: Tx, filter: Pick<Query, 'search' | 'status'>): Promise<number> {
  const { total } = await tx
    .selectFrom('companies as c')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function matches({ search, status }: Pick<Query, 'search' | 'status'>) {
  return sql<boolean>`(
    ${search ? holds(search) : sql`true`} and ${status ? sql`c.billing_status = ${status}` : sql`true`}
  )`
}

/** Matches name or slug. Spaces match hyphens in slugs, as when the slug was derived from the name. */
function holds(search: string) {
  const words = search.toLowerCase()
  return sql<boolean>`(
    position(${words} in lower(c.name)) > 0 or position(${words.replace(/\s+/g, '-')} in c.slug) > 0
  )`
}

function encode(position: [CompanySort, SortOrder, Key, string]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** Condition for the companies after `cursor`, or for all if omitted. */
function after(cursor: string | undefined, sort: CompanySort, order: SortOrder): RawBuilder<unknown> {
  if (!cursor) return sql`true`
  const { key, id = companyId, read, type } = sortings[sort]
  const position = z.tuple([z.literal(sort), z.literal(order), read, z.uuid()]).safeParse(parse(cursor))
  if (!position.success) throw new DomainError('bad_cursor')
  const [, , value, last] = position.data
  return sql`(${key}, ${id}) ${sql.raw(order === 'asc' ? '>' : '<')} (${value}::${type}, ${last}::uuid)`
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Whether a list is sorted by what `drawActivity` refreshes. */
export function showsActivity({ sort }: Pick<Query, 'sort'>): boolean {
  return sort === 'recentReviews' || sort === 'lastReview'
}

/**
 * Refreshes `company_activity` unless that happened within the last minute (decision 24). Concurrent callers wait for
 * the refresh and then find it done.
 */
export async function drawActivity(tx: Tx): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into company_activity_drawn as drawn (at) values (now())
    on conflict (one) do update set at = now() where drawn.at < now() - interval '1 minute'
  `.execute(tx)
  if (!numAffectedRows) return
  await sql`
    update company_activity a set recent_reviews = now.recent, last_review_at = now.last
    from (
      select company_id, recent_reviews as recent, coalesce(last_review_at, 'epoch') as last
      from activity_of(array(select id from companies))
    ) now
    where now.company_id = a.company_id and (a.recent_reviews, a.last_review_at) <> (now.recent, now.last)
  `.execute(tx)
}
