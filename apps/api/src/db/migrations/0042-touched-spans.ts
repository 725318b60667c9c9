import { type Kysely, sql } from 'kysely'

const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`

/** A list of reviews, ordered by an index: newest first, in one company. */
interface List {
  name: string
  /** Columns of a review that its reviews have in common. */
  columns: readonly string[]
  /** The same as a key: a location or placement, and a combination of filter values. */
  origin: (of: string) => string
  combination: (of: string) => string
}

const none = `'00000000-0000-0000-0000-000000000000'::uuid`
const filters = ['rating', 'sentiment', 'has_contact']
const combination = (of: string) =>
  `(${of}rating * 6 + (${of}sentiment + 1) * 2 + ${of}has_contact::integer)::smallint`

const lists: readonly List[] = [
  { name: 'all', columns: [], origin: () => none, combination: () => '0::smallint' },
  { name: 'filtered', columns: filters, origin: () => none, combination },
  ...['location', 'placement'].map((origin) => ({
    name: origin,
    columns: [`${origin}_id`, ...filters],
    origin: (of: string) => `${of}${origin}_id`,
    combination,
  })),
]

/** Condition that a review `r` is in the list of the row or the parameters that begin with `of`. */
const isIn = ({ columns }: List, of: string) =>
  columns.map((name) => ` and r.${name} = ${of}${name}`).join('')

/**
 * Runs of reviews that all have a case, so that a list of those without one skips them, however many (decision 58). Runs
 * only ever grow, because cases are never removed. They end before the reviews of the last 65 minutes: within an hour a
 * review may be edited, which moves it to another list, and until it is committed a new one may appear among them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table touched_spans (
      company_id uuid not null references companies (id) on delete cascade,
      origin uuid not null,
      combination smallint not null,
      newest_at timestamptz(3) not null,
      newest_id uuid not null,
      oldest_at timestamptz(3) not null,
      oldest_id uuid not null,
      primary key (company_id, origin, combination, newest_at, newest_id)
    )
  `.execute(db)
  await sql`comment on table touched_spans is
    'Runs of consecutive reviews with a case, per list: all of them, or a location''s or placement''s (zeros: any) with a
    combination of rating, sentiment and contact (0: any). For the database''s own use'`.execute(db)
  await sql`alter table touched_spans enable row level security`.execute(db)
  // For lists by rating, sentiment or contact: as the index of reviews, each combination is one range in list order.
  await sql`create index cases_filtered on cases
    (company_id, status, rating, sentiment, has_contact, created_at desc, review_id desc)
    include (assignee, location_id, placement_id)`.execute(db)
  for (const list of lists) {
    await extendSpans(db, list)
    await readUntouched(db, list)
  }
  await sql`
    create function span_case() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if new.created_at >= now() - interval '65 minutes' then return null; end if;
      perform span_all(new), span_filtered(new);
      if new.location_id is not null then perform span_location(new); end if;
      if new.placement_id is not null then perform span_placement(new); end if;
      return null;
    end
    $$
  `.execute(db)
  await sql`revoke execute on function span_case from public`.execute(db)
  await sql`create trigger cases_span after insert on cases for each row execute function span_case()`.execute(
    db,
  )
}

/** Joins a new case with its neighbors that have one. */
async function extendSpans(db: Kysely<unknown>, list: List): Promise<void> {
  const { name, origin, combination } = list
  const ofList = `s.company_id = it.company_id and s.origin = ${origin('it.')} and s.combination = ${combination('it.')}`
  const extend = (comparison: '<' | '>', end: 'oldest' | 'newest', direction: 'desc' | 'asc') => `
      for step in 1..1000 loop
        select r.created_at, r.id into next_at, next_id from reviews r
        where r.company_id = it.company_id${isIn(list, 'it.')}
          and (r.created_at, r.id) ${comparison} (${end}_at, ${end}_id)
          and r.created_at < now() - interval '65 minutes'
        order by r.created_at ${direction}, r.id ${direction} limit 1;
        exit when not found;
        exit when not exists (select from cases c where c.company_id = it.company_id and c.review_id = next_id);
        select s.* into span from touched_spans s
        where ${ofList} and (s.newest_at, s.newest_id) >= (next_at, next_id)
        order by s.newest_at, s.newest_id limit 1;
        if found and (span.oldest_at, span.oldest_id) <= (next_at, next_id) then
          delete from touched_spans s
          where ${ofList} and (s.newest_at, s.newest_id) = (span.newest_at, span.newest_id);
          ${end}_at := span.${end}_at; ${end}_id := span.${end}_id;
        else
          ${end}_at := next_at; ${end}_id := next_id;
        end if;
      end loop;`
  await sql`
    create function ${sql.ref(`span_${name}`)}(it cases) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      newest_at timestamptz := it.created_at;
      newest_id uuid := it.review_id;
      oldest_at timestamptz := it.created_at;
      oldest_id uuid := it.review_id;
      next_at timestamptz;
      next_id uuid;
      span touched_spans;
    begin
      select s.* into span from touched_spans s
      where ${sql.raw(ofList)} and (s.newest_at, s.newest_id) >= (it.created_at, it.review_id)
      order by s.newest_at, s.newest_id limit 1;
      -- A neighbor of the same statement has included it.
      if found and (span.oldest_at, span.oldest_id) <= (it.created_at, it.review_id) then return; end if;
      ${sql.raw(extend('>', 'newest', 'asc'))}
      ${sql.raw(extend('<', 'oldest', 'desc'))}
      insert into touched_spans values (
        it.company_id, ${sql.raw(origin('it.'))}, ${sql.raw(combination('it.'))},
        newest_at, newest_id, oldest_at, oldest_id
      );
    end
    $$
  `.execute(db)
  await sql`revoke execute on function ${sql.ref(`span_${name}`)} from public`.execute(db)
}

/** Only nested loops in list order stop early; the planner cannot know how few rows are wanted. They are planned once, and without
 * parallel workers, which take longer to start than a page to read. */
async function readUntouched(db: Kysely<unknown>, list: List): Promise<void> {
  const { name, columns, origin, combination } = list
  const types: Record<string, string> = { rating: 'smallint', sentiment: 'smallint', has_contact: 'boolean' }
  const parameters = columns.map((column) => `of_${column} ${types[column] ?? 'uuid'}, `).join('')
  const ofList = `s.company_id = company and s.origin = ${origin('of_')} and s.combination = ${combination('of_')}`
  const signature = sql.ref(`untouched_${name}`)
  await sql`
    create function ${signature}(
      ${sql.raw(parameters)}before_at timestamptz, before_id uuid, since timestamptz, until timestamptz, wanted integer
    ) returns table (id uuid, created_at timestamptz(3))
    language plpgsql stable security definer set search_path = public, pg_temp
    set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set enable_sort = off
    set max_parallel_workers_per_gather = 0 set plan_cache_mode = force_generic_plan as $$
    declare
      company uuid := ${company};
      found_rows integer;
      span touched_spans;
      after_at timestamptz;
      after_id uuid;
    begin
      if until is not null and (before_at is null or until <= before_at) then
        before_at := until; before_id := ${sql.raw(none)};
      end if;
      before_at := coalesce(before_at, 'infinity');
      before_id := coalesce(before_id, ${sql.raw(none)});
      since := coalesce(since, '-infinity');
      -- Inside a span, everything up to its end is skipped.
      select s.* into span from touched_spans s
      where ${sql.raw(ofList)}
        and (s.newest_at, s.newest_id) >= (before_at, before_id)
      order by s.newest_at, s.newest_id limit 1;
      if found and (span.oldest_at, span.oldest_id) < (before_at, before_id) then
        before_at := span.oldest_at; before_id := span.oldest_id;
      end if;
      loop
        select s.* into span from touched_spans s
        where ${sql.raw(ofList)}
          and (s.newest_at, s.newest_id) < (before_at, before_id)
        order by s.newest_at desc, s.newest_id desc limit 1;
        -- One lower bound: beside another condition on the column, the comparison of rows would not end the scan.
        after_at := since; after_id := ${sql.raw(none)};
        if span.newest_at >= since then after_at := span.newest_at; after_id := span.newest_id; end if;
        return query
        select r.id, r.created_at from reviews r
        where r.company_id = company${sql.raw(isIn(list, 'of_'))}
          and (r.created_at, r.id) < (before_at, before_id) and (r.created_at, r.id) > (after_at, after_id)
          and not exists (select from cases c where c.company_id = company and c.review_id = r.id)
        order by r.created_at desc, r.id desc limit wanted;
        get diagnostics found_rows = row_count;
        wanted := wanted - found_rows;
        exit when wanted <= 0 or span.newest_at is null or span.newest_at < since;
        before_at := span.oldest_at; before_id := span.oldest_id;
      end loop;
    end
    $$
  `.execute(db)
  await sql`comment on function ${signature} is
    'The newest reviews of this list of the company in scope that have no case'`.execute(db)
  await sql`revoke execute on function ${signature} from public`.execute(db)
  await sql`grant execute on function ${signature} to candour_app`.execute(db)
}
