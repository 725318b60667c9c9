import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

export async function one<T>(db: Db, statement: ReturnType<typeof sql>): Promise<T> {
  const { rows } = await statement.execute(db)
  const [row] = rows as T[]
  if (row === undefined) throw new Error('no row')
  return row
}

/** Sizes of `reviews` and of the tables that refer to a review; events of reviews are trimmed every hour. */
export async function tableSizes(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ table: string; size: number }>`
    select relname as table, pg_total_relation_size(c.oid)::float8 as size
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'review_events'
      and (relname = 'reviews' or exists (
        select from pg_attribute where attrelid = c.oid and attname = 'review_id' and not attisdropped
      ))
  `.execute(db)
  return new Map(rows.map(({ table, size }) => [table, size]))
}

/** Returns how long it took, in seconds. */
export async function vacuum(db: Db): Promise<number> {
  const startedAt = performance.now()
  for (const table of (await tableSizes(db)).keys()) await sql`vacuum (analyze) ${sql.ref(table)}`.execute(db)
  return (performance.now() - startedAt) / 1_000
}

/** Returns the position in the write-ahead log, in bytes. */
export async function walPosition(db: Db): Promise<number> {
  const at = sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as at`
  return (await one<{ at: number }>(db, at)).at
}

export async function indexEntryBytes(db: Db): Promise<number> {
  const largest = sql`
    select max(pg_relation_size(i.indexrelid))::float8 / greatest((select count(*) from reviews), 1) as bytes
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where i.indrelid = 'reviews'::regclass and a.amname = 'btree'
  `
  return (await one<{ bytes: number }>(db, largest)).bytes
}

/** Measures a copy of the table that is filled with a long history, because the table itself has hardly any rows. */
export async function rollupRowBytes(owner: Db): Promise<number> {
  return owner.connection().execute(async (db) => {
    await sql`create temporary table rollups (like review_days including all)`.execute(db)
    await sql`
      insert into rollups
      select row.* from generate_series(0, 9999) n
      join (select d, row_number() over () - 1 as i, count(*) over () as total from review_days d limit 100) source
        on source.i = n % least(source.total, 100)
      cross join lateral jsonb_populate_record(
        null::review_days, to_jsonb(source.d) || jsonb_build_object('day', date '2000-01-01' + n)
      ) row
    `.execute(db)
    const size = sql`
      select pg_total_relation_size('rollups')::float8 / greatest(count(*), 1) as bytes from rollups
    `
    const { bytes } = await one<{ bytes: number }>(db, size)
    await sql`drop table rollups`.execute(db)
    return bytes
  })
}
