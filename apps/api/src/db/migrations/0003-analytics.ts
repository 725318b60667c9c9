import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Sentiment, search and filters of reviews; the rollup in the company's own days, exact for every kind of change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db)
  await addIndexes(db)
  await addSearch(db)
  await rollUpByCompanyDay(db)
  await followTimeZone(db)
  await addRepair(db)
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  await sql`alter table companies add column time_zone text not null default 'UTC'`.execute(db)
  await sql`comment on column companies.time_zone is 'IANA name; the rollup counts in its days'`.execute(db)
  await sql`grant select (time_zone), update (time_zone) on companies to candour_app`.execute(db)

  // Searches ignore accents. There is no stemming, because reviews come in any language.
  await sql`create extension if not exists unaccent`.execute(db)
  await sql`create text search configuration feedback (copy = simple)`.execute(db)
  await sql`alter text search configuration feedback
    alter mapping for hword, hword_part, word with unaccent, simple`.execute(db)
  await sql`
    alter table reviews
      add column sentiment smallint not null default 0 check (sentiment between -1 and 1),
      add column has_contact boolean not null generated always as
        (contact_name is not null or contact_email is not null or contact_number is not null) stored,
      add column search tsvector not null generated always as
        (to_tsvector('public.feedback', feedback || ' ' || coalesce(contact_name, ''))) stored
  `.execute(db)
  // Existing reviews have no sentiment yet; the stars are the best estimate.
  await sql`update reviews set sentiment = sign(rating - 3)`.execute(db)
}

async function addIndexes(db: Kysely<unknown>): Promise<void> {
  // Each combination of filter values is one contiguous range of this index, newest first; a page merges ranges.
  await sql`create index reviews_filtered
    on reviews (company_id, rating, sentiment, has_contact, created_at desc, id desc)`.execute(db)
  // Allows a uuid column in a GIN index.
  await sql`create extension if not exists btree_gin`.execute(db)
  await sql`create index reviews_search on reviews using gin (company_id, search)`.execute(db)
}

async function addSearch(db: Kysely<unknown>): Promise<void> {
  // Row-level security rules out the full-text index, because @@ is not leakproof. This function filters by the company
  // in scope itself. Walking any other index would read a whole history for a rare word.
  await sql`
    create function find_reviews(query tsquery)
    returns table (id uuid, rating smallint, sentiment smallint, has_contact boolean, created_at timestamptz)
    language sql stable security definer
    set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
      select id, rating, sentiment, has_contact, created_at from reviews
      where company_id = nullif(current_setting('app.company_id', true), '')::uuid and search @@ query
    $$
  `.execute(db)
  await sql`revoke execute on function find_reviews from public`.execute(db)
  await sql`grant execute on function find_reviews to candour_app`.execute(db)
}

const ratings = [1, 2, 3, 4, 5]

/** The counting columns; what is neither negative nor positive is neutral. */
const counts = ['rated', 'negative', 'positive'].flatMap((prefix) => ratings.map((n) => `${prefix}_${n}`))

/** Source of the rows that a change adds to the rollup or subtracts from it. */
const fields = 'company_id, created_at, rating, sentiment'
const plus = (table: string) => `select ${fields}, 1 as n from ${table}`
const minus = (table: string) => `select ${fields}, -1 as n from ${table}`

/** Aggregates `rows` to counts per day. */
function counted(rows: string): RawBuilder<unknown> {
  const cells = [
    { prefix: 'rated', condition: '' },
    { prefix: 'negative', condition: ' and sentiment = -1' },
    { prefix: 'positive', condition: ' and sentiment = 1' },
  ].flatMap(({ prefix, condition }) =>
    ratings.map(
      (n) => `coalesce(sum(n) filter (where rating = ${n}${condition}), 0)::integer as ${prefix}_${n}`,
    ),
  )
  return sql.raw(`
    select r.company_id, (r.created_at at time zone c.time_zone)::date as day, 0 as slot, ${cells.join(', ')}
    from (${rows}) r join companies c on c.id = r.company_id
    group by 1, 2
    order by 1, 2`)
}

const countColumns = sql.raw(counts.join(', '))
const columns = sql.raw(['company_id', 'day', 'slot', ...counts].join(', '))
const addition = sql.raw(counts.map((name) => `${name} = d.${name} + excluded.${name}`).join(', '))

async function rollUpByCompanyDay(db: Kysely<unknown>): Promise<void> {
  for (const name of counts.filter((name) => !name.startsWith('rated'))) {
    await sql`alter table review_days add column ${sql.ref(name)} integer not null default 0`.execute(db)
  }
  await sql`comment on table review_days is 'Rollup of reviews per day of the company''s time zone, kept by triggers. '
    'The slot spreads a busy company over several rows; only the sum over slots has a meaning'`.execute(db)

  // Security definer: whoever adds a review must not read the company's numbers. Rows are locked in order, so two
  // statements that touch the same days cannot deadlock. The company is locked, by the foreign key or here, so its time
  // zone cannot change meanwhile. During the deletion of a company, its row and days are already gone.
  await sql`
    create or replace function roll_up_reviews() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'INSERT' then
        ${add(counted(plus('added')))}
      elsif tg_op = 'DELETE' then
        perform from companies where id in (select company_id from removed) order by id for key share;
        ${add(counted(minus('removed')))}
      else
        perform from companies where id in (select company_id from removed) order by id for key share;
        ${add(counted(`${plus('added')} union all ${minus('removed')}`))}
      end if;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger reviews_roll_up_change after update on reviews
    referencing old table as removed new table as added
    for each statement execute function roll_up_reviews()
  `.execute(db)
  await sql`
    create trigger reviews_roll_up_removal after delete on reviews
    referencing old table as removed for each statement execute function roll_up_reviews()
  `.execute(db)

  await sql`delete from review_days`.execute(db)
  await sql`insert into review_days (${columns}) ${counted(plus('reviews'))}`.execute(db)
}

/** Adds counts to the rows of this backend's shard of each day. */
function add(change: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
        insert into review_days as d (${columns})
        select company_id, day, pg_backend_pid() % 16, ${countColumns} from (${change}) change
        on conflict (company_id, day, slot) do update set ${addition};`
}

async function followTimeZone(db: Kysely<unknown>): Promise<void> {
  // Rejects a time zone unknown to the database. Waits for inserts in flight, whose foreign key locks the company, and
  // blocks new ones until the days are recomputed.
  await sql`
    create function check_time_zone() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      perform now() at time zone new.time_zone;
      if tg_op = 'UPDATE' then perform from companies where id = old.id for update; end if;
      return new;
    end
    $$
  `.execute(db)
  await sql`
    create trigger companies_check_time_zone before insert or update of time_zone on companies
    for each row execute function check_time_zone()
  `.execute(db)
  await sql`
    create function redraw_days() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      delete from review_days where company_id = new.id;
      insert into review_days (${columns}) ${counted(`${plus('reviews')} where company_id = new.id`)};
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger companies_redraw_days after update of time_zone on companies
    for each row when (old.time_zone is distinct from new.time_zone) execute function redraw_days()
  `.execute(db)
}

async function addRepair(db: Kysely<unknown>): Promise<void> {
  const kept = sql.raw(counts.map((name) => `sum(${name})::integer as ${name}`).join(', '))
  const lack = (name: string) => `coalesce(b.${name}, 0) - coalesce(k.${name}, 0)`
  await sql`
    create function review_days_lack(company uuid) returns setof review_days
    language sql stable set search_path = public, pg_temp as $$
      select company, day, 0::smallint, ${sql.raw(counts.map(lack).join(', '))}
      from (${counted(`${plus('reviews')} where company_id = company`)}) b
      full join (select day, ${kept} from review_days where company_id = company group by day) k using (day)
      where ${sql.raw(counts.map((name) => `${lack(name)} <> 0`).join(' or '))}
      order by day
    $$
  `.execute(db)
  await sql`comment on function review_days_lack is
    'What to add to a company''s rollup to make it what its reviews say: nothing, unless something went wrong'`.execute(
    db,
  )
  // A review and its rollup commit together, so a single statement sees both or neither. The differences it finds can
  // be applied regardless of concurrent inserts.
  await sql`
    create function repair_review_days(company uuid) returns setof review_days
    language plpgsql set search_path = public, pg_temp as $$
    begin
      perform pg_advisory_xact_lock(hashtext('candour reconcile'), hashtext(company::text));
      perform from companies where id = company for key share;
      return query
        with lack as materialized (select * from review_days_lack(company)),
        added as (
          insert into review_days as d (${columns}) select * from lack
          on conflict (company_id, day, slot) do update set ${addition}
        )
        select * from lack;
    end
    $$
  `.execute(db)
  await sql`revoke execute on function review_days_lack, repair_review_days from public`.execute(db)
}
