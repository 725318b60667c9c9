import { type Kysely, sql } from 'kysely'

const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`
const none = `'00000000-0000-0000-0000-000000000000'::uuid`

/**
 * Languages of the reviews' texts (decision 65). They are detected after a review is stored, in a table of their own:
 * an update would rewrite the review and its entry in every index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addLanguages(db)
  await countLanguages(db)
  await recordEdits(db)
  await addFill(db)
  // A review's sentiment is revised once its language is known.
  await sql`grant update (sentiment) on reviews to candour_platform`.execute(db)
  await sql`create index reviews_by_language on review_languages
    (company_id, language, rating, sentiment, has_contact, created_at desc, review_id desc)`.execute(db)
  for (const list of lists) await readUntouched(db, list)
}

async function addLanguages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_languages (
      company_id uuid not null references companies (id) on delete cascade,
      review_id uuid not null,
      language varchar(16) not null,
      created_at timestamptz(3) not null,
      rating smallint not null,
      sentiment smallint not null,
      has_contact boolean not null,
      primary key (company_id, review_id)
    )
  `.execute(db)
  await sql`comment on table review_languages is
    'Language of each review''s text, seconds after the review was stored or edited'`.execute(db)
  await sql`comment on column review_languages.language is 'BCP 47; und if it is uncertain'`.execute(db)
  await sql`comment on column review_languages.created_at is
    'As the review''s, like the other columns that lists select and order by'`.execute(db)
  await protect(db, 'review_languages')
  await sql`grant insert, update on review_languages to candour_platform`.execute(db)
}

/** Lets a company read its own rows, and the server all. */
async function protect(db: Kysely<unknown>, name: string): Promise<void> {
  const table = sql.table(name)
  await sql`grant select on ${table} to candour_app, candour_platform`.execute(db)
  await sql`alter table ${table} enable row level security`.execute(db)
  await sql`create policy own_company on ${table} for select to candour_app using (company_id = ${company})`.execute(
    db,
  )
  await sql`create policy platform on ${table} to candour_platform using (true)`.execute(db)
}

/** Languages are written by one process at a time, so one row each will do. */
async function countLanguages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_language_counts (
      company_id uuid not null references companies (id) on delete cascade,
      language varchar(16) not null,
      reviews integer not null,
      primary key (company_id, language)
    )
  `.execute(db)
  await sql`comment on table review_language_counts is 'Number of reviews per language; kept by triggers'`.execute(
    db,
  )
  await protect(db, 'review_language_counts')
  const add = (rows: string) =>
    sql.raw(`
      insert into public.review_language_counts as c (company_id, language, reviews)
      select company_id, language, sum(n) from (${rows}) changed group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (company_id, language) do update set reviews = c.reviews + excluded.reviews`)
  await sql`
    create function count_review_languages() returns trigger language plpgsql security definer as $$
    begin
      if tg_op = 'INSERT' then
        ${add('select company_id, language, 1 as n from added')};
      else
        ${add(
          'select company_id, language, 1 as n from added union all select company_id, language, -1 as n from removed',
        )};
      end if;
      return null;
    end
    $$
  `.execute(db)
  await sql`revoke execute on function count_review_languages from public`.execute(db)
  await sql`
    create trigger review_languages_count_added after insert on review_languages
    referencing new table as added for each statement execute function count_review_languages()
  `.execute(db)
  await sql`
    create trigger review_languages_count_changed after update on review_languages
    referencing old table as removed new table as added for each statement execute function count_review_languages()
  `.execute(db)
}

/** Edits, by this version or the previous one, until the language of the new text is stored. */
async function recordEdits(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_edits (
      id uuid primary key default gen_random_uuid(),
      company_id uuid not null,
      review_id uuid not null
    )
  `.execute(db)
  await sql`comment on table review_edits is
    'Edited reviews of all companies, until their language and what is copied with it is stored again'`.execute(
    db,
  )
  await sql`alter table review_edits enable row level security`.execute(db)
  await sql`create policy platform on review_edits to candour_platform using (true)`.execute(db)
  await sql`grant select, delete on review_edits to candour_platform`.execute(db)
  await sql`
    create function record_review_edit() returns trigger language plpgsql security definer as $$
    begin
      insert into public.review_edits (company_id, review_id) values (new.company_id, new.id);
      return null;
    end
    $$
  `.execute(db)
  await sql`revoke execute on function record_review_edit from public`.execute(db)
  await sql`
    create trigger reviews_record_edit after update on reviews for each row when (
      (old.feedback, old.lang, old.rating, old.sentiment, old.has_contact)
        is distinct from (new.feedback, new.lang, new.rating, new.sentiment, new.has_contact)
    ) execute function record_review_edit()
  `.execute(db)
}

/** How far the reviews stored before this migration have been read. */
async function addFill(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_language_fill (
      company_id uuid not null,
      review_id uuid not null
    )
  `.execute(db)
  await sql`comment on table review_language_fill is
    'The last review, by key, whose language was filled in; empty once all are'`.execute(db)
  await sql`alter table review_language_fill enable row level security`.execute(db)
  await sql`create policy platform on review_language_fill to candour_platform using (true)`.execute(db)
  await sql`grant select, update, delete on review_language_fill to candour_platform`.execute(db)
  await sql`
    insert into review_language_fill
    select ${sql.raw(none)}, ${sql.raw(none)} where exists (select from reviews)
  `.execute(db)
}

/** A list of reviews, as in migration 42. */
interface List {
  name: string
  columns: readonly string[]
  origin: string
  combination: string
}

const filters = ['rating', 'sentiment', 'has_contact']
const combination = '(of_rating * 6 + (of_sentiment + 1) * 2 + of_has_contact::integer)::smallint'

const lists: readonly List[] = [
  { name: 'all', columns: [], origin: none, combination: '0::smallint' },
  { name: 'filtered', columns: filters, origin: none, combination },
  ...['location', 'placement'].map((origin) => ({
    name: origin,
    columns: [`${origin}_id`, ...filters],
    origin: `of_${origin}_id`,
    combination,
  })),
]

/** As the functions of migration 42, for reviews in some languages. */
async function readUntouched(
  db: Kysely<unknown>,
  { name, columns, origin, combination }: List,
): Promise<void> {
  const types: Record<string, string> = { rating: 'smallint', sentiment: 'smallint', has_contact: 'boolean' }
  const parameters = columns.map((column) => `of_${column} ${types[column] ?? 'uuid'}, `).join('')
  const isIn = columns.map((column) => ` and r.${column} = of_${column}`).join('')
  const ofList = `s.company_id = company and s.origin = ${origin} and s.combination = ${combination}`
  const rest = 'timestamptz, uuid, timestamptz, timestamptz, integer, text[]'
  const signature = sql.raw(
    `untouched_${name}(${columns.map((column) => `${types[column] ?? 'uuid'}, `).join('')}${rest})`,
  )
  await sql`
    create function ${sql.ref(`untouched_${name}`)}(
      ${sql.raw(parameters)}before_at timestamptz, before_id uuid, since timestamptz, until timestamptz,
      wanted integer, languages text[]
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
      where ${sql.raw(ofList)} and (s.newest_at, s.newest_id) >= (before_at, before_id)
      order by s.newest_at, s.newest_id limit 1;
      if found and (span.oldest_at, span.oldest_id) < (before_at, before_id) then
        before_at := span.oldest_at; before_id := span.oldest_id;
      end if;
      loop
        select s.* into span from touched_spans s
        where ${sql.raw(ofList)} and (s.newest_at, s.newest_id) < (before_at, before_id)
        order by s.newest_at desc, s.newest_id desc limit 1;
        after_at := since; after_id := ${sql.raw(none)};
        if span.newest_at >= since then after_at := span.newest_at; after_id := span.newest_id; end if;
        return query
        select r.id, r.created_at from reviews r
        where r.company_id = company${sql.raw(isIn)}
          and (r.created_at, r.id) < (before_at, before_id) and (r.created_at, r.id) > (after_at, after_id)
          and not exists (select from cases c where c.company_id = company and c.review_id = r.id)
          and exists (
            select from review_languages l
            where l.company_id = company and l.review_id = r.id and l.language = any(languages)
          )
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
    'The newest reviews of this list of the company in scope that have no case and are in one of these languages'`.execute(
    db,
  )
  await sql`revoke execute on function ${signature} from public`.execute(db)
  await sql`grant execute on function ${signature} to candour_app`.execute(db)
}
