import { type StorageKind, type SystemReport, storageKinds } from '@candour/schemas/system.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'

/** Window of the growth figure, in days. */
export const growthDays = 30
/** Days of history required to report growth, because a single day says little. */
const minDays = 7

/** Everything that is in none of these counts as `other`. */
const tables: Record<Exclude<StorageKind, 'other'>, readonly string[]> = {
  reviews: [
    'reviews',
    'review_versions',
    'review_days',
    'review_edits',
    'review_events',
    'review_languages',
    'review_language_counts',
    'review_themes',
    'location_days',
    'funnel_days',
    'funnel_months',
    'cases',
    'case_notes',
  ],
  conversations: ['conversations', 'messages', 'conversation_links', 'review_receipts', 'receipt_handles'],
  images: ['images'],
  mails: ['mails', 'deliveries', 'alerts', 'digests', 'digest_mails'],
  audit: ['audit_entries'],
  orders: ['print_orders', 'print_order_feed'],
}
const kindOf = new Map(
  storageKinds.flatMap((kind) => (kind === 'other' ? [] : tables[kind].map((name) => [name, kind] as const))),
)

/** Sizes with indexes, as the file system has them. */
async function sizesIn(db: Db): Promise<Map<StorageKind, number>> {
  const { rows } = await sql<{ name: string | null; bytes: number }>`
    select coalesce(p.relname, c.relname) as name, sum(pg_total_relation_size(c.oid))::double precision as bytes
    from pg_class c left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by 1
    union all select null, pg_database_size(current_database())::double precision
  `.execute(db)
  const sizes = new Map<StorageKind, number>(storageKinds.map((kind) => [kind, 0]))
  let other = 0
  for (const { name, bytes } of rows) {
    const kind = name === null ? undefined : kindOf.get(name)
    if (kind) sizes.set(kind, (sizes.get(kind) ?? 0) + bytes)
    if (kind) other -= bytes
    if (name === null) other += bytes
  }
  return sizes.set('other', Math.max(0, other))
}

/** Records the size of each kind once a day, and deletes records that are too old to show growth. */
export async function noteStorage(tx: Tx): Promise<void> {
  const sizes = [...(await sizesIn(tx))]
  await sql`
    insert into storage_days (day, kind, bytes)
    select (now() at time zone 'UTC')::date, kind, bytes
    from unnest(${sizes.map(([kind]) => kind)}::text[], ${sizes.map(([, bytes]) => bytes)}::bigint[]) as size (kind, bytes)
    on conflict do nothing
  `.execute(tx)
  await sql`delete from storage_days where day < (now() at time zone 'UTC')::date - ${growthDays}::integer`.execute(
    tx,
  )
}

/** What is stored, and by how much it has grown, from the oldest day that is noted. */
export async function storageIn(db: Db): Promise<Omit<SystemReport['storage'], 'disk'>> {
  const [sizes, { rows: then }] = await Promise.all([
    sizesIn(db),
    sql<{ kind: string; bytes: number; days: number }>`
      select kind, bytes::double precision, extract(epoch from now() at time zone 'UTC' - day)::double precision / 86400 as days
      from storage_days
      where day = (select min(day) from storage_days where day >= (now() at time zone 'UTC')::date - ${growthDays}::integer)
    `.execute(db),
  ])
  const days = then[0]?.days ?? 0
  const growth = (now: number, before: number | undefined) =>
    before === undefined || days < minDays ? null : Math.round(((now - before) / days) * growthDays)
  const before = new Map(then.map(({ kind, bytes }) => [kind, bytes]))
  const sum = (of: Map<unknown, number>) => [...of.values()].reduce((total, bytes) => total + bytes, 0)
  const databaseBytes = sum(sizes)
  return {
    databaseBytes,
    growthBytes: growth(databaseBytes, sum(before)),
    kinds: [...sizes].map(([kind, bytes]) => ({ kind, bytes, growthBytes: growth(bytes, before.get(kind)) })),
  }
}
