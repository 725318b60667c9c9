import { counts } from '#db/migrations/0023-recounts.ts'

/**
 * Where a cluster needs another body of a function than plain PostgreSQL (decision 84). A trigger runs on the worker that
 * holds its row, where statements of one company are fine as long as they have its `company_id` and insert given values;
 * `insert … select`, rows of a table as parameters, and tables that stay on the coordinator are not. And a transaction
 * that has written as one role cannot go on as another, so what `candour_app` writes around is no longer `security definer`.
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
  begin
    insert into public.reviews (${columns})
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict do nothing;
    if not found then return false; end if;
    insert into public.review_events (company_id, review_id) values ($1, $2);
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
  begin
    for n in
      select g.n from unnest(company_ids, ids) with ordinality as g (company_id, id, n)
      where exists (select from tenants t where t.id = g.company_id and not t.suspended)
      order by g.company_id, g.id
    loop
      insert into reviews (${columns})
      values (${joined(arrays.map((name) => `${name}[n]`))}, $14) on conflict do nothing;
      continue when not found;
      insert into review_events (company_id, review_id) values (company_ids[n], ids[n]);
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

/** Inserts are counted row by row: what tells the trigger of a batch is not passed on to the workers. */
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

/** Language by language. */
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

/** Members and mails stay on the coordinator and are looked up by functions of their own, which write nothing elsewhere. */
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
  'revoke execute on function keep_assignable(uuid), emails_of(uuid[]), reply_mails(uuid[]) from public',
  'grant execute on function keep_assignable(uuid), emails_of(uuid[]), reply_mails(uuid[]) to candour_app',
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
  // A parallel worker cannot ask Citus for its node's copy of the tenants.
  'alter function deleted_company_ids() parallel restricted',
  'alter function shown_generation() parallel restricted',
  ...insertReviews,
  rollUpReviews,
  countLanguages,
  ...openCases,
  ...people,
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
