import { counts } from '#db/migrations/0023-recounts.ts'

/**
 * Functions whose body on a cluster differs from plain PostgreSQL (decision 84). A trigger runs on the worker that
 * holds its row, where statements of one company are fine as long as they have its `company_id` and insert given
 * values; `insert … select`, rows of a table as parameters, and tables that stay on the coordinator are not. And a
 * transaction that has written as one role cannot go on as another, so what `candour_app` writes around is no longer
 * `security definer`.
 */

const joined = (parts: readonly string[]) => parts.join(', ')
const scope = `nullif(current_setting('app.company_id', true), '')::uuid`

/** Sums of `n` per counting column, of rows with a rating and a sentiment. */
const cells = joined(
  ['', ' and sentiment = -1', ' and sentiment = 1'].flatMap((sentiment, kind) =>
    [1, 2, 3, 4, 5].map(
      (rating, at) =>
        `coalesce(sum(n) filter (where rating = ${rating}${sentiment}), 0)::integer as ${counts[kind * 5 + at]}`,
    ),
  ),
)

interface Added {
  generation: string
  zone: string
  slot: string
  /** Rows with created_at, id, rating, sentiment, location_id and n. */
  rows: string
  condition?: string
}

/** Adds rows of the company `its_company` to its rollups, day by day. */
function addDays({ generation, zone, slot, rows, condition = 'true' }: Added): string {
  const add = (table: string, keys: readonly string[], where: string) => `
      for d in
        select ${joined([...keys, `(created_at at time zone ${zone})::date as day`, cells])} from ${rows}
        where ${condition} and ${where} group by ${joined([...keys, 'day'])} order by ${joined([...keys, 'day'])}
      loop
        insert into public.${table} as k (company_id, ${joined([...keys, 'generation', 'day', 'slot', ...counts])})
        values (its_company, ${joined([...keys.map((key) => `d.${key}`), generation, 'd.day', slot, ...counts.map((name) => `d.${name}`)])})
        on conflict (company_id, ${joined([...keys, 'generation', 'day', 'slot'])}) do update
          set ${joined(counts.map((name) => `${name} = k.${name} + excluded.${name}`))};
      end loop;`
  return add('review_days', [], 'true') + add('location_days', ['location_id'], 'location_id is not null')
}

const columns = joined([
  'company_id, id, revision, rating, sentiment, feedback, contact_name, contact_email, contact_number, lang',
  'placement_id, location_id, receipt_hash, sentiment_model',
])
const eventColumns = 'company_id, review_id, created_at, rating, location_id, placement_id'
const arrays = [
  ...['company_ids', 'ids', 'revisions', 'ratings', 'sentiments', 'feedbacks', 'contact_names'],
  ...['contact_emails', 'contact_numbers', 'langs', 'placement_ids', 'location_ids', 'receipts'],
]

/** Inserts one by one, each on its shard; events wait on the coordinator. */
const insertReviews = [
  'drop trigger if exists reviews_record_events on reviews',
  `create or replace function insert_review(
    company uuid, id uuid, revision integer, rating smallint, sentiment smallint, feedback text, contact_name text,
    contact_email text, contact_number text, lang text, placement uuid, location uuid, receipt bytea,
    sentiment_model smallint
  ) returns boolean
  language plpgsql security definer as $$
  declare
    stored_at timestamptz;
  begin
    insert into public.reviews (${columns})
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict do nothing
    returning created_at into stored_at;
    if not found then return false; end if;
    insert into public.review_events (${eventColumns}) values ($1, $2, stored_at, $4, $12, $11);
    return true;
  end
  $$`,
  `create or replace function insert_reviews(
    company_ids uuid[], ids uuid[], revisions integer[], ratings smallint[], sentiments smallint[],
    feedbacks text[], contact_names text[], contact_emails text[], contact_numbers text[], langs text[],
    placement_ids uuid[], location_ids uuid[], receipts bytea[], sentiment_model smallint
  ) returns setof uuid
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
  declare
    n integer;
    stored_at timestamptz;
  begin
    for n in
      select g.n from unnest(company_ids, ids) with ordinality as g (company_id, id, n)
      where exists (select from tenants t where t.id = g.company_id and not t.suspended)
      order by g.company_id, g.id
    loop
      insert into reviews (${columns})
      values (${joined(arrays.map((name) => `${name}[n]`))}, $14) on conflict do nothing
      returning created_at into stored_at;
      continue when not found;
      insert into review_events (${eventColumns})
      values (company_ids[n], ids[n], stored_at, ratings[n], location_ids[n], placement_ids[n]);
      return next ids[n];
    end loop;
  end
  $$`,
]

const changedRows = `unnest(company_ids, ids, times, ratings, sentiments, location_ids, signs)
          as r (company_id, id, created_at, rating, sentiment, location_id, n)`
const read = (from: string, sign: string) => `
      select array_agg(company_id), array_agg(id), array_agg(created_at), array_agg(rating), array_agg(sentiment),
        array_agg(location_id), ${sign}
      into company_ids, ids, times, ratings, sentiments, location_ids, signs from ${from};`

/**
 * Inserts are counted row by row: the setting that tells the trigger about a batch is not propagated to the workers.
 */
const rollUpReviews = `create or replace function roll_up_reviews() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    company_ids uuid[];
    ids uuid[];
    times timestamptz[];
    ratings smallint[];
    sentiments smallint[];
    location_ids uuid[];
    signs integer[];
    its_company uuid;
    zone text;
    shown integer;
    next integer;
    recount record;
    d record;
  begin
    if tg_op = 'INSERT' then ${read('added', 'array_agg(1)')}
    elsif tg_op = 'DELETE' then ${read('removed', 'array_agg(-1)')}
    else ${read('(select *, 1 as n from added union all select *, -1 from removed) changed', 'array_agg(n)')}
    end if;
    for its_company in select distinct c from unnest(company_ids) c order by 1 loop
      select t.time_zone, t.generation, t.next_generation into zone, shown, next from tenants t
      where t.id = its_company for key share;
      continue when not found;
      ${addDays({ generation: 'shown', zone: 'zone', slot: '(pg_backend_pid() % 16)::smallint', rows: changedRows, condition: 'company_id = its_company' })}
      if next is not null then
        select min(u.at) as oldest into d from unnest(company_ids, times) as u (company_id, at)
        where u.company_id = its_company;
        perform from recounts t where t.company_id = its_company and t.frontier > d.oldest for share;
        select t.time_zone, t.frontier, t.until_at, t.until_id into recount from recounts t
        where t.company_id = its_company and t.generation = next;
        if found then ${addDays({
          generation: 'next',
          zone: 'recount.time_zone',
          slot: '(pg_backend_pid() % 16)::smallint',
          rows: changedRows,
          condition: `company_id = its_company
            and (created_at >= recount.frontier or (created_at, id) <= (recount.until_at, recount.until_id))`,
        })}
        end if;
      end if;
    end loop;
    return null;
  end
  $$`

/** Updates the counts one language at a time: on a worker, an `insert … select` is not possible. */
const countLanguages = `create or replace function count_review_languages() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    company_ids uuid[];
    languages text[];
    numbers integer[];
    counted record;
  begin
    if tg_op = 'INSERT' then
      select array_agg(company_id), array_agg(language), array_agg(1) into company_ids, languages, numbers from added;
    else
      select array_agg(company_id), array_agg(language), array_agg(n) into company_ids, languages, numbers
      from (select *, 1 as n from added union all select *, -1 from removed) changed;
    end if;
    for counted in
      select c.company_id, c.language, sum(c.n)::integer as n
      from unnest(company_ids, languages, numbers) as c (company_id, language, n)
      group by c.company_id, c.language having sum(c.n) <> 0 order by c.company_id, c.language
    loop
      insert into review_language_counts as k (company_id, language, reviews)
      values (counted.company_id, counted.language, counted.n)
      on conflict (company_id, language) do update set reviews = k.reviews + excluded.reviews;
    end loop;
    return null;
  end
  $$`

/** `candour_app` changes cases in the same transaction, so it opens them itself, in its scope. */
const openCases = [
  `create or replace function open_cases(reviews uuid[]) returns void
  language plpgsql security invoker set search_path = public, pg_temp as $$
  declare
    r record;
  begin
    for r in
      select n.company_id, n.id, n.created_at, n.rating, n.sentiment, n.has_contact, n.location_id, n.placement_id
      from reviews n left join cases c on c.company_id = n.company_id and c.review_id = n.id
      where n.company_id = ${scope} and n.id = any(open_cases.reviews) and c.review_id is null order by n.id
    loop
      insert into cases (company_id, review_id, created_at, rating, sentiment, has_contact, location_id, placement_id)
      values (r.company_id, r.id, r.created_at, r.rating, r.sentiment, r.has_contact, r.location_id, r.placement_id)
      on conflict do nothing;
    end loop;
  end
  $$`,
  `grant insert (company_id, review_id, created_at, rating, sentiment, has_contact, location_id, placement_id)
    on cases to candour_app`,
]

/**
 * Members, mails and receipts stay on the coordinator and are looked up by functions of their own, which write nothing
 * elsewhere.
 */
const people = [
  `create or replace function keep_assignable(member uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    perform from memberships m
    where m.company_id = ${scope} and m.user_id = member and may_answer(m.role)
      and exists (select from users u where u.id = member and u.disabled_at is null)
    for share of m;
    if not found then return null; end if;
    return (select u.email::text from users u where u.id = member);
  end
  $$`,
  `create or replace function assignee_of(member uuid) returns table (assignee uuid, email text)
  language plpgsql security invoker set search_path = public, pg_temp as $$
  begin
    email := keep_assignable(member);
    if email is null then return; end if;
    insert into assignees (company_id, user_id) values (${scope}, member)
    on conflict (company_id, user_id) where user_id is not null do nothing;
    select a.id into assignee from assignees a where a.company_id = ${scope} and a.user_id = member;
    return next;
  end
  $$`,
  'grant insert (company_id, user_id) on assignees to candour_app',
  `create or replace function emails_of(ids uuid[]) returns table (user_id uuid, email text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
  begin
    return query select u.id, u.email::text from users u where u.id = any(ids);
  end
  $$`,
  `create or replace function people_of_case(review uuid) returns table (user_id uuid, email text)
  language plpgsql stable security invoker set search_path = public, pg_temp as $$
  declare
    ids uuid[];
    others uuid[];
  begin
    select array[c.updated_by, a.user_id] into ids from cases c
      left join assignees a on a.company_id = c.company_id and a.id = c.assignee
    where c.company_id = ${scope} and c.review_id = review;
    select array_agg(distinct n.author_id) into others from case_notes n
    where n.company_id = ${scope} and n.review_id = review;
    return query select e.user_id, e.email from emails_of(ids || others) e;
  end
  $$`,
  `create or replace function reply_mails(ids uuid[]) returns table (mail_id uuid, state text, error text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
  begin
    return query select m.id, m.state::text, m.error::text from mails m
    where m.id = any(ids) and m.company_id = ${scope} and m.kind = 'reply';
  end
  $$`,
  `create or replace function read_messages(review uuid) returns table (
    id uuid, created_at timestamptz, from_visitor boolean, author text, text text, address text, mail_state text,
    mail_error text
  )
  language plpgsql stable security invoker set search_path = public, pg_temp as $$
  declare
    m record;
  begin
    for m in
      select n.* from messages n where n.company_id = ${scope} and n.review_id = review order by n.created_at, n.id
    loop
      id := m.id; created_at := m.created_at; from_visitor := m.from_visitor; text := m.text; address := m.address;
      author := (select e.email from emails_of(array[m.author_id]) e);
      mail_state := null; mail_error := null;
      select r.state, r.error into mail_state, mail_error from reply_mails(array[m.mail_id]) r;
      return next;
    end loop;
  end
  $$`,
  `create or replace function keep_own_receipt(review uuid, hash bytea) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    perform keep_receipt(${scope}, review, hash);
  end
  $$`,
  `create or replace function add_receipt(review uuid, hash bytea) returns void
  language plpgsql security invoker set search_path = public, pg_temp as $$
  begin
    perform from reviews r where r.company_id = ${scope} and r.id = review and r.erased_at is null;
    if found then perform keep_own_receipt(review, hash); end if;
  end
  $$`,
  ...[
    'keep_assignable(uuid)',
    'emails_of(uuid[])',
    'reply_mails(uuid[])',
    'keep_own_receipt(uuid, bytea)',
  ].flatMap((name) => [
    `revoke execute on function ${name} from public`,
    `grant execute on function ${name} to candour_app`,
  ]),
]

const reviewColumns = [
  'rating smallint, sentiment smallint, sentiment_model smallint, feedback varchar, lang varchar, location_id uuid',
  'placement_id uuid, has_contact boolean, created_at timestamptz, erased_at timestamptz',
]
const reviewNames = joined(
  reviewColumns.flatMap((each) => each.split(', ').map((column) => `r.${column.split(' ')[0]}`)),
)

/**
 * Reads and writes of event consumers and operators that concern several companies: one company at a time, each on its
 * shard. The coordinator commits an event before the workers commit its review, so one that is missing is waited for.
 */
const severalCompanies = [
  `create or replace function reviews_by_key(company_ids uuid[], ids uuid[])
  returns table (n bigint, company_id uuid, id uuid, ${joined(reviewColumns)})
  language plpgsql stable set search_path = public, pg_temp as $$
  #variable_conflict use_column
  begin
    for at in 1..coalesce(cardinality(ids), 0) loop
      return query
        select at::bigint, r.company_id, r.id, ${reviewNames}
        from reviews r where r.company_id = company_ids[at] and r.id = ids[at];
      if not found and is_kept(company_ids[at]) then
        raise exception 'a stored review is not visible yet' using errcode = 'serialization_failure';
      end if;
    end loop;
  end
  $$`,
  `create or replace function is_kept(company uuid) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
  begin
    return exists (select from tenants t where t.id = company and not t.deleted);
  end
  $$`,
  `create or replace function store_findings(findings json, replacing boolean, model smallint) returns void
  language plpgsql set search_path = public, pg_temp as $$
  declare
    f record;
    r record;
    known text;
    found_theme record;
    -- All there may be: the index leads with it.
    any_theme constant smallint[] := array(select generate_series(0, 99));
  begin
    for f in
      select * from json_to_recordset(findings) as e (company_id uuid, id uuid, text text, rating smallint,
        language text, sentiment smallint, revised boolean, themes json)
      order by e.company_id, e.id
    loop
      if f.revised then
        update reviews set sentiment = f.sentiment, sentiment_model = model
        where company_id = f.company_id and id = f.id and created_at > now() - interval '1 hour'
          and sentiment_model is not null and erased_at is null and rating = f.rating and feedback = f.text;
      end if;
      select s.created_at, s.rating, s.sentiment, s.has_contact, s.location_id, s.erased_at, s.feedback into r
      from reviews s where s.company_id = f.company_id and s.id = f.id;
      continue when not found;
      known := null;
      if r.erased_at is not null then
        select l.language into known from review_languages l
        where l.company_id = f.company_id and l.review_id = f.id;
      end if;
      if replacing then
        insert into review_languages (company_id, review_id, language, created_at, rating, sentiment, has_contact)
        values (f.company_id, f.id, coalesce(known, f.language), r.created_at, r.rating, r.sentiment, r.has_contact)
        on conflict (company_id, review_id) do update set language = excluded.language, rating = excluded.rating,
          sentiment = excluded.sentiment, has_contact = excluded.has_contact;
      else
        insert into review_languages (company_id, review_id, language, created_at, rating, sentiment, has_contact)
        values (f.company_id, f.id, coalesce(known, f.language), r.created_at, r.rating, r.sentiment, r.has_contact)
        on conflict (company_id, review_id) do update set sentiment = excluded.sentiment;
      end if;
      continue when r.erased_at is not null or r.rating <> f.rating or r.feedback <> f.text;
      if replacing then
        delete from review_themes
        where company_id = f.company_id and theme = any(any_theme) and created_at = r.created_at and review_id = f.id;
      end if;
      for found_theme in select * from json_to_recordset(f.themes) as e (theme smallint, tone smallint) loop
        insert into review_themes (company_id, theme, created_at, review_id, tone, rating, location_id)
        values (f.company_id, found_theme.theme, r.created_at, f.id, found_theme.tone, r.rating, r.location_id)
        on conflict do nothing;
      end loop;
    end loop;
  end
  $$`,
  `create or replace function activity_of(company_ids uuid[])
  returns table (company_id uuid, recent_reviews integer, last_review_at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
  #variable_conflict use_column
  declare
    t record;
  begin
    for t in select n.id, n.generation, (now() at time zone n.time_zone)::date - 30 as after from tenants n
      where n.id = any(company_ids)
    loop
      company_id := t.id;
      select coalesce(sum(rated_1 + rated_2 + rated_3 + rated_4 + rated_5), 0)::integer into recent_reviews
      from review_days d where d.company_id = t.id and d.generation = t.generation and d.day > t.after;
      last_review_at := (
        select r.created_at from reviews r where r.company_id = t.id order by r.created_at desc, r.id desc limit 1
      );
      return next;
    end loop;
  end
  $$`,
  `revoke execute on function reviews_by_key(uuid[], uuid[]), is_kept(uuid), store_findings(json, boolean, smallint)
    from public`,
  `grant execute on function reviews_by_key(uuid[], uuid[]), is_kept(uuid), store_findings(json, boolean, smallint)
    to candour_platform`,
]

/** Functions that `distribute` adds or replaces, and rights of their callers: one statement each. */
export const functionsOnCluster: readonly string[] = [
  // Policies compare with it: null hides everything, as of a deleted company.
  `create or replace function visible_company() returns uuid
  language plpgsql stable parallel restricted security definer as $$
  begin
    return (
      select t.id from public.tenants t
      where t.id = nullif(pg_catalog.current_setting('app.company_id', true), '')::pg_catalog.uuid and not t.deleted
    );
  end
  $$`,
  'revoke execute on function visible_company() from public',
  'grant execute on function visible_company() to candour_app',
  // Parallel workers cannot read their node's copy of a reference table through Citus.
  'alter function deleted_company_ids() parallel restricted',
  'alter function shown_generation() parallel restricted',
  ...insertReviews,
  rollUpReviews,
  countLanguages,
  ...openCases,
  ...people,
  ...severalCompanies,
]

/** A step of a recount reads its reviews first and then adds them day by day. */
const recountStep = `select array_agg(r.id), array_agg(r.created_at), array_agg(r.rating), array_agg(r.sentiment),
          array_agg(r.location_id)
        into ids, times, ratings, sentiments, location_ids from (
          select id, created_at, rating, sentiment, location_id from reviews
          where company_id = company and (created_at, id) > (recount.until_at, recount.until_id)
            and created_at < recount.frontier
          order by created_at, id limit size
        ) r;
        ${addDays({
          generation: 'recount.generation',
          zone: 'recount.time_zone',
          slot: '16::smallint',
          rows: `(select *, 1 as n from unnest(times, ratings, sentiments, location_ids)
          as r (created_at, rating, sentiment, location_id)) r`,
        })}
        select times[size] as created_at, ids[size] as id, cardinality(ids) as reviews into passed;
        if`

/** Parts of functions that `distribute` replaces; the rest stays as the migrations made it. */
export const changesOnCluster: Readonly<Record<string, readonly (readonly [former: RegExp, now: string])[]>> =
  {
    // Its caller, another role, can no longer change the case.
    edit_review: [
      [
        /return 'changed';/,
        `update cases c set unread = c.unread + 1 where c.company_id = company and c.review_id = review.id;
      return 'changed_with_case';`,
      ],
    ],
    advance_recount: [
      [/with read as materialized[\s\S]*?limit 1;\s*if/, recountStep],
      [
        /passed record;/,
        `passed record;
      its_company constant uuid := company;
      ids uuid[];
      times timestamptz[];
      ratings smallint[];
      sentiments smallint[];
      location_ids uuid[];
      d record;`,
      ],
    ],
  }
