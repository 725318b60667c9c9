import { type Kysely, sql } from 'kysely'

/**
 * Counters of what visitors do: per day and per month, each as the total of a company, of its locations and of its
 * placements. Events, never people: no row identifies anybody. Reviews are counted from their durable events, all other
 * events in batches (decision 49).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addCounters(db)
  await addWriters(db)
  await resolveCodes(db)
  await count(db)
  await countReviews(db)
  await reconcile(db)
  await countEarlierReviews(db)
}

const counters = ['scans', 'views', 'public_clicks', 'ratings', 'reviews']
const none = `'00000000-0000-0000-0000-000000000000'::uuid`

async function addCounters(db: Kysely<unknown>): Promise<void> {
  for (const [name, period] of [
    ['funnel_days', 'day'],
    ['funnel_months', 'month'],
  ] as const) {
    await sql`
      create table ${sql.table(name)} (
        company_id uuid not null references companies (id) on delete cascade,
        grain smallint not null check (grain between 0 and 2),
        ${sql.ref(period)} date not null,
        location_id uuid not null,
        placement_id uuid not null,
        scans integer not null default 0,
        views integer not null default 0,
        public_clicks integer not null default 0,
        ratings integer not null default 0,
        reviews integer not null default 0,
        primary key (company_id, grain, ${sql.ref(period)}, location_id, placement_id)
      ) with (fillfactor = 80)
    `.execute(db)
    await sql`grant select on ${sql.table(name)} to candour_app, candour_platform`.execute(db)
    await sql`alter table ${sql.table(name)} enable row level security`.execute(db)
    await sql`create policy own_company on ${sql.table(name)} to candour_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::uuid)`.execute(db)
    await sql`create policy platform on ${sql.table(name)} to candour_platform using (true)`.execute(db)
  }
  await sql`comment on column funnel_days.grain is
    '0: the company, 1: by location, 2: by location and placement. Ids below the grain, and of no location or placement, are zero'`.execute(
    db,
  )
  await sql`comment on column funnel_days.day is 'In the time zone that the company had at the time'`.execute(
    db,
  )
  await sql`comment on column funnel_months.month is 'First day of the month'`.execute(db)
  // For the recent scans of a page of placements.
  await sql`create index funnel_days_placement on funnel_days (company_id, placement_id, day) where grain = 2`.execute(
    db,
  )
}

/** The last batch of each process, so that a batch whose answer was lost can be repeated without counting it twice. */
async function addWriters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table funnel_writers (
      id uuid primary key,
      batch bigint not null,
      written_at timestamptz(3) not null default now()
    )
  `.execute(db)
  await sql`comment on table funnel_writers is 'Processes that count events, and the last batch that each has written'`.execute(
    db,
  )
  await sql`grant select, delete on funnel_writers to candour_platform`.execute(db)
}

/** What a code leads to, for visitors, who have no scope. Without a slug the company is gone. */
async function resolveCodes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function find_code(given text) returns table (
      company_id uuid, placement_id uuid, slug text, location_id uuid, location_name text, google_review_url text
    )
    language sql stable security definer set search_path = public, pg_temp as $$
      select k.company_id, k.placement_id, c.slug, l.id, l.name, l.google_review_url
      from placement_codes k
      left join companies c on c.id = k.company_id
      left join placements p on p.company_id = k.company_id and p.id = k.placement_id
      left join locations l on l.company_id = p.company_id and l.id = p.location_id
      where k.code = given
    $$
  `.execute(db)
  await sql`revoke execute on function find_code from public`.execute(db)
  await sql`grant execute on function find_code to candour_app`.execute(db)
}

async function count(db: Kysely<unknown>): Promise<void> {
  const upsert = (table: string, period: string, periodOf: string) => `
    insert into ${table} as f (company_id, grain, ${period}, location_id, placement_id, ${counters.join(', ')})
    select company_id, 2 - grouping(location_id) - grouping(placement_id), ${periodOf},
      coalesce(location_id, ${none}), coalesce(placement_id, ${none}),
      ${counters.map((counter) => `sum(${counter})`).join(', ')}
    from unnest(given)
    group by company_id, ${periodOf}, grouping sets ((), (location_id), (location_id, placement_id))
    order by 1, 2, 3, 4, 5
    on conflict (company_id, grain, ${period}, location_id, placement_id) do update set
      ${counters.map((counter) => `${counter} = f.${counter} + excluded.${counter}`).join(', ')};`

  // Locks companies, days and months in this order and each in key order, so that two writers cannot deadlock, nor a
  // writer with a change or the deletion of a company.
  await sql`
    create function add_to_funnel(given funnel_days[]) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      perform from companies where id in (select company_id from unnest(given)) order by id for share;
      ${sql.raw(upsert('funnel_days', 'day', 'day'))}
      ${sql.raw(upsert('funnel_months', 'month', `date_trunc('month', day)::date`))}
    end
    $$
  `.execute(db)
  await sql`comment on function add_to_funnel is 'Adds rows of grain 2 to the days and months of all grains'`.execute(
    db,
  )
  await sql`revoke execute on function add_to_funnel from public`.execute(db)

  await sql`
    create function count_visits(
      writer uuid, batch_number bigint, company_ids uuid[], location_ids uuid[], placement_ids uuid[],
      scans integer[], views integer[], public_clicks integer[], ratings integer[]
    ) returns boolean
    language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
    begin
      insert into funnel_writers as w (id, batch) values (writer, batch_number)
      on conflict (id) do update set batch = excluded.batch, written_at = now() where w.batch < excluded.batch;
      if not found then return false; end if;

      perform add_to_funnel(array(
        select row(
          c.id, 2, (now() at time zone c.time_zone)::date, coalesce(g.location_id, ${sql.raw(none)}),
          coalesce(g.placement_id, ${sql.raw(none)}), g.scans, g.views, g.public_clicks, g.ratings, 0
        )::funnel_days
        from unnest(company_ids, location_ids, placement_ids, scans, views, public_clicks, ratings)
          as g (company_id, location_id, placement_id, scans, views, public_clicks, ratings)
        join companies c on c.id = g.company_id
      ));

      with scanned as (
        select p.company_id, p.id from placements p
        where (p.company_id, p.id) in (
          select g.company_id, g.placement_id from unnest(company_ids, placement_ids, scans)
            as g (company_id, placement_id, scans)
          where g.scans > 0
        )
        order by 1, 2 for no key update
      )
      update placements p set last_scan_at = now() from scanned s where p.company_id = s.company_id and p.id = s.id;
      return true;
    end
    $$
  `.execute(db)
  await sql`comment on function count_visits is 'Returns false if the batch, or a later one, has already been written'`.execute(
    db,
  )
  await sql`revoke execute on function count_visits from public`.execute(db)
  await sql`grant execute on function count_visits to candour_app`.execute(db)
}

/** Reviews count on the day on which they were stored. Their events are handled exactly once. */
async function countReviews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_reviews(company_ids uuid[], review_ids uuid[]) returns void
    language sql security definer set search_path = public, pg_temp as $$
      select add_to_funnel(array(
        select row(
          r.company_id, 2, (r.created_at at time zone c.time_zone)::date, coalesce(r.location_id, ${sql.raw(none)}),
          coalesce(r.placement_id, ${sql.raw(none)}), 0, 0, 0, 0, 1
        )::funnel_days
        from unnest(company_ids, review_ids) as g (company_id, id)
        join reviews r on r.company_id = g.company_id and r.id = g.id
        join companies c on c.id = r.company_id
      ))
    $$
  `.execute(db)
  await sql`revoke execute on function count_reviews from public`.execute(db)
  await sql`grant execute on function count_reviews to candour_platform`.execute(db)
}

/**
 * Verification and repair. A company's reviews are compared by placement, not by day: a change of the company's time
 * zone moves reviews to other days, but not the events that were counted with them.
 */
async function reconcile(db: Kysely<unknown>): Promise<void> {
  const sums = counters.map((counter) => `sum(${counter})::bigint`).join(', ')
  const negated = counters.map((counter) => `-sum(${counter})::bigint`).join(', ')
  await sql`
    create function funnel_lack(company uuid) returns table (
      kind text, location_id uuid, placement_id uuid, month date, scans bigint, views bigint, public_clicks bigint,
      ratings bigint, reviews bigint
    )
    language sql stable set search_path = public, pg_temp as $$
      with pending as (
        select review_id from review_events
        where company_id = company
          and position > coalesce((select position from event_consumers where name = 'funnel'), 0)
      ),
      counts (kind, location_id, placement_id, month, scans, views, public_clicks, ratings, reviews) as (
        select 'reviews', coalesce(r.location_id, ${sql.raw(none)}), coalesce(r.placement_id, ${sql.raw(none)}),
          null::date, 0::bigint, 0::bigint, 0::bigint, 0::bigint, count(*)
        from reviews r where r.company_id = company and not exists (select from pending p where p.review_id = r.id)
        group by 2, 3
        union all
        select 'reviews', location_id, placement_id, null, 0, 0, 0, 0, -sum(reviews)::bigint
        from funnel_days where company_id = company and grain = 2 group by 2, 3
        union all
        select 'months', location_id, placement_id, date_trunc('month', day)::date, ${sql.raw(sums)}
        from funnel_days where company_id = company and grain = 2 group by 2, 3, 4
        union all
        select 'months', location_id, placement_id, month, ${sql.raw(negated)}
        from funnel_months where company_id = company and grain = 2 group by 2, 3, 4
        union all
        select 'locations', location_id, null, date_trunc('month', day)::date, ${sql.raw(sums)}
        from funnel_days where company_id = company and grain = 2 group by 2, 4
        union all
        select 'locations', location_id, null, date_trunc('month', day)::date, ${sql.raw(negated)}
        from funnel_days where company_id = company and grain = 1 group by 2, 4
        union all
        select 'locations by month', location_id, null, month, ${sql.raw(sums)}
        from funnel_months where company_id = company and grain = 2 group by 2, 4
        union all
        select 'locations by month', location_id, null, month, ${sql.raw(negated)}
        from funnel_months where company_id = company and grain = 1 group by 2, 4
        union all
        select 'company', null, null, date_trunc('month', day)::date, ${sql.raw(sums)}
        from funnel_days where company_id = company and grain = 2 group by 4
        union all
        select 'company', null, null, date_trunc('month', day)::date, ${sql.raw(negated)}
        from funnel_days where company_id = company and grain = 0 group by 4
        union all
        select 'company by month', null, null, month, ${sql.raw(sums)}
        from funnel_months where company_id = company and grain = 2 group by 4
        union all
        select 'company by month', null, null, month, ${sql.raw(negated)}
        from funnel_months where company_id = company and grain = 0 group by 4
      )
      select kind, location_id, placement_id, month, ${sql.raw(sums)} from counts group by 1, 2, 3, 4
      having ${sql.raw(counters.map((counter) => `sum(${counter}) <> 0`).join(' or '))}
      order by 1, 4, 2, 3
    $$
  `.execute(db)
  await sql`comment on function funnel_lack is
    'What the counters of a company lack, compared with its stored reviews and with one another'`.execute(db)

  await sql`
    create function repair_funnel(company uuid) returns setof funnel_days
    language plpgsql set search_path = public, pg_temp as $$
    declare
      kept funnel_days[];
    begin
      -- Excludes writers of counters, but not the insertion of reviews.
      perform from companies where id = company for no key update;
      kept := array(
        select row(
          company, 2, day, location_id, placement_id, sum(scans), sum(views), sum(public_clicks), sum(ratings),
          sum(reviews)
        )::funnel_days
        from (
          select day, location_id, placement_id, scans, views, public_clicks, ratings, 0 as reviews
          from funnel_days where company_id = company and grain = 2
          union all
          select (r.created_at at time zone c.time_zone)::date, coalesce(r.location_id, ${sql.raw(none)}),
            coalesce(r.placement_id, ${sql.raw(none)}), 0, 0, 0, 0, 1
          from reviews r join companies c on c.id = r.company_id
          where r.company_id = company and not exists (
            select from review_events e
            where e.company_id = company and e.review_id = r.id
              and e.position > coalesce((select position from event_consumers where name = 'funnel'), 0)
          )
        ) counted
        group by day, location_id, placement_id
      );
      delete from funnel_days where company_id = company;
      delete from funnel_months where company_id = company;
      perform add_to_funnel(kept);
      return query select * from funnel_days where company_id = company and grain = 0;
    end
    $$
  `.execute(db)
  await sql`comment on function repair_funnel is
    'Recounts the reviews of a company by its current time zone, and the totals from the days of placements'`.execute(
    db,
  )
  for (const name of ['funnel_lack', 'repair_funnel']) {
    await sql`revoke execute on function ${sql.ref(name)} from public`.execute(db)
  }
}

/** The lock settles which reviews are counted here, and which by their event. */
async function countEarlierReviews(db: Kysely<unknown>): Promise<void> {
  await sql`lock table reviews in share row exclusive mode`.execute(db)
  await sql`
    insert into event_consumers (name, position)
    select 'funnel', coalesce((select max(position) from review_events), 0) where exists (select from companies)
  `.execute(db)
  await sql`
    select add_to_funnel(array_agg(row(
      company_id, 2, day, location_id, placement_id, 0, 0, 0, 0, reviews
    )::funnel_days))
    from (
      select r.company_id, (r.created_at at time zone c.time_zone)::date as day,
        coalesce(r.location_id, ${sql.raw(none)}) as location_id,
        coalesce(r.placement_id, ${sql.raw(none)}) as placement_id, count(*) as reviews
      from reviews r join companies c on c.id = r.company_id
      group by 1, 2, 3, 4
    ) stored
    group by company_id
  `.execute(db)
}
