import { type Kysely, sql } from 'kysely'
import { redefine } from '#db/migrations/0063-tenants.ts'

const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`
const none = sql`'00000000-0000-0000-0000-000000000000'::uuid`

/**
 * Functions whose statements read either tables that a cluster would spread or others, and can be passed on to its nodes:
 * in PL/pgSQL, and with no row of such a table as a parameter (decision 83). What they do stays as it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await takeRecords(db)
  await countApart(db)
  await findInTwoSteps(db)
  await readConversations(db)
  await changeCases(db)
  await changeReviews(db)
  await countFunnel(db)
  await removeCompanies(db)
}

/** Any row will do: a function with a row of a table as a parameter is lost when the table is converted. */
async function takeRecords(db: Kysely<unknown>): Promise<void> {
  const functions = [
    ...['all', 'filtered', 'location', 'placement'].map((list) => ({ name: `span_${list}`, it: 'it cases' })),
    ...['filtered', 'location', 'placement'].map((list) => ({
      name: `split_span_${list}`,
      it: 'it reviews',
    })),
    { name: 'keep_version', it: 'review reviews' },
  ]
  for (const { name, it } of functions) {
    const [variable = '', row = ''] = it.split(' ')
    await redefine(db, name, [[`(${it})`, `(${variable} record)`]])
    await sql`drop function ${sql.ref(name)}(${sql.raw(row)})`.execute(db)
    await sql`revoke execute on function ${sql.ref(name)}(record) from public`.execute(db)
  }
}

/** Triggers read what a statement changed on its own, and then add it up. */
async function countApart(db: Kysely<unknown>): Promise<void> {
  const changed = (columns: string) =>
    sql.raw(`(select ${columns}, 1 as n from added union all select ${columns}, -1 from removed) changed`)
  await sql`
    create or replace function count_cases() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      counted record;
    begin
      if tg_op = 'INSERT' then
        for counted in
          select company_id, coalesce(assignee, ${none}) as assignee, status, count(*) as n
          from added group by 1, 2, 3 order by 1, 2, 3
        loop
          perform add_to_case_counts(counted.company_id, counted.assignee, counted.status, counted.n);
        end loop;
      else
        for counted in
          select company_id, coalesce(assignee, ${none}) as assignee, status, sum(n) as n
          from ${changed('company_id, assignee, status')} group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
        loop
          perform add_to_case_counts(counted.company_id, counted.assignee, counted.status, counted.n);
        end loop;
      end if;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create function add_to_case_counts(company uuid, of_assignee uuid, of_status text, n bigint) returns void
    language plpgsql set search_path = public, pg_temp as $$
    begin
      insert into case_counts as c (company_id, assignee, status, cases) values (company, of_assignee, of_status, n)
      on conflict (company_id, assignee, status) do update set cases = c.cases + excluded.cases;
    end
    $$
  `.execute(db)
  await sql`revoke execute on function add_to_case_counts from public`.execute(db)

  await sql`
    create or replace function count_review_languages() returns trigger language plpgsql security definer as $$
    declare
      company_ids pg_catalog.uuid[];
      languages pg_catalog.text[];
      numbers pg_catalog.int8[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(company_id), array_agg(language), array_agg(n) into company_ids, languages, numbers
        from (select company_id, language, count(*) as n from added group by 1, 2) c;
      else
        select array_agg(company_id), array_agg(language), array_agg(n) into company_ids, languages, numbers
        from (
          select company_id, language, sum(n) as n from ${changed('company_id, language')}
          group by 1, 2 having sum(n) <> 0
        ) c;
      end if;
      if company_ids is null then return null; end if;
      insert into public.review_language_counts as c (company_id, language, reviews)
      select * from unnest(company_ids, languages, numbers) order by 1, 2
      on conflict (company_id, language) do update set reviews = c.reviews + excluded.reviews;
      return null;
    end
    $$
  `.execute(db)
}

/** A key first, and then the row. */
async function findInTwoSteps(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function find_reviews(query tsquery)
    returns table (
      id uuid, rating smallint, sentiment smallint, has_contact boolean, created_at timestamptz,
      location_id uuid, placement_id uuid
    )
    language plpgsql stable security definer
    set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
    #variable_conflict use_column
    declare
      company uuid := ${company};
    begin
      return query
        select id, rating, sentiment, has_contact, created_at, location_id, placement_id from reviews
        where company_id = company and search @@ query;
    end
    $$
  `.execute(db)

  const ofReceipt = sql`
      for key in select t.company_id, t.review_id from review_receipts t where t.token_hash = hash loop
        return query
          select r.company_id, r.id from reviews r join tenants t on t.id = r.company_id
          where r.company_id = key.company_id and r.id = key.review_id and r.erased_at is null and not t.deleted;
      end loop;`
  await sql`
    create or replace function find_receipt(hash bytea) returns table (company_id uuid, review_id uuid)
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    #variable_conflict use_column
    declare
      key record;
    begin
      ${ofReceipt}
    end
    $$
  `.execute(db)
  await sql`
    create or replace function find_receipt(company uuid, review uuid, hash bytea)
    returns table (company_id uuid, review_id uuid)
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    #variable_conflict use_column
    declare
      key record;
    begin
      return query
        select r.company_id, r.id from reviews r join tenants t on t.id = r.company_id
        where r.company_id = company and r.id = review and r.receipt_hash = hash and r.erased_at is null
          and not t.deleted;
      if found then return; end if;
      ${ofReceipt}
    end
    $$
  `.execute(db)

  await sql`
    create or replace function find_conversation(hash bytea) returns table (company_id uuid, review_id uuid)
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    #variable_conflict use_column
    declare
      key record;
    begin
      for key in select l.company_id, l.review_id from conversation_links l where l.token_hash = hash loop
        return query
          select c.company_id, c.review_id from conversations c join tenants t on t.id = c.company_id
          where c.company_id = key.company_id and c.review_id = key.review_id and c.expires_at > now()
            and not t.deleted;
      end loop;
    end
    $$
  `.execute(db)
}

async function readConversations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function read_messages(review uuid) returns table (
      id uuid, created_at timestamptz, from_visitor boolean, author text, text text,
      address text, mail_state text, mail_error text
    )
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    #variable_conflict use_column
    declare
      company uuid := ${company};
      message record;
    begin
      for message in
        select m.* from messages m where m.company_id = company and m.review_id = review order by m.created_at, m.id
      loop
        return query
          select message.id, message.created_at::timestamptz, message.from_visitor, (
            select u.email::text from users u where u.id = message.author_id
          ), message.text::text, message.address::text, mail.state::text, mail.error::text
          from (values (1)) one
          left join mails mail on mail.id = message.mail_id and mail.company_id = company and mail.kind = 'reply';
      end loop;
    end
    $$
  `.execute(db)
  await redefine(db, 'add_receipt', [
    [
      /perform keep_receipt\(r\.company_id, r\.id, hash\) from reviews r\s+where r\.company_id = ([^;]*?) and r\.id = review and r\.erased_at is null;/,
      `perform from reviews r where r.company_id = $1 and r.id = review and r.erased_at is null;
      if found then perform keep_receipt($1, review, hash); end if;`,
    ],
  ])
}

async function changeCases(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function open_cases(reviews uuid[]) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      company uuid := ${company};
    begin
      perform from reviews r where r.company_id = company and r.id = any(open_cases.reviews) order by r.id for share;
      insert into cases (company_id, review_id, created_at, rating, sentiment, has_contact, location_id, placement_id)
      select r.company_id, r.id, r.created_at, r.rating, r.sentiment, r.has_contact, r.location_id, r.placement_id
      from reviews r where r.company_id = company and r.id = any(open_cases.reviews)
      order by r.id
      on conflict do nothing;
    end
    $$
  `.execute(db)
  await redefine(db, 'assignee_of', [
    [
      /return query select a\.id, u\.email from assignees a join users u on u\.id = a\.user_id\s+where a\.company_id = company and a\.user_id = member;/,
      `select a.id into assignee from assignees a where a.company_id = company and a.user_id = member;
      if not found then return; end if;
      select u.email into assignee_of.email from users u where u.id = member;
      if found then return next; end if;`,
    ],
  ])
  await sql`
    create or replace function people_of_case(review uuid) returns table (user_id uuid, email text)
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    #variable_conflict use_column
    declare
      company uuid := ${company};
      people uuid[] := array(
        select c.updated_by from cases c where c.company_id = company and c.review_id = review
        union
        select a.user_id from cases c join assignees a on a.company_id = c.company_id and a.id = c.assignee
        where c.company_id = company and c.review_id = review
        union
        select n.author_id from case_notes n where n.company_id = company and n.review_id = review
      );
    begin
      return query select u.id, u.email::text from users u where u.id = any(people);
    end
    $$
  `.execute(db)
}

async function changeReviews(db: Kysely<unknown>): Promise<void> {
  // Called by versions that keep all receipts in a table.
  await redefine(
    db,
    'insert_reviews',
    [
      [
        /\nbegin\n|\n\s+begin\n/,
        '\n    declare\n      stored_companies uuid[];\n      stored_ids uuid[];\n    begin\n',
      ],
      ['return query\n        with stored as (', 'with stored as ('],
      [
        /\), kept as \([\s\S]*select stored\.id from stored;/,
        `)
        select array_agg(stored.company_id), array_agg(stored.id) into stored_companies, stored_ids from stored;
      insert into review_receipts (token_hash, company_id, review_id)
      select given.hash, given.company_id, given.id
      from unnest(company_ids, ids, receipts) as given (company_id, id, hash)
      where (given.company_id, given.id) in (select * from unnest(stored_companies, stored_ids));
      return query select unnest(stored_ids);`,
      ],
    ],
    `uuid[], uuid[], integer[], smallint[], smallint[], text[], text[], text[], text[], text[], uuid[], uuid[], bytea[]`,
  )
  await redefine(db, 'erase_reviews', [
    [
      /(?:using|from) messages m where m\.company_id = company and m\.review_id = any\(ids\)\s+and (q\.company_id = company and q\.kind = 'reply' and q\.detail =) m\.id::text/,
      'where $1 any(sent)',
    ],
    ['addresses text[];', 'addresses text[];\n      sent text[];'],
    [
      "if scope = 'all' then",
      `sent := array(select m.id::text from messages m where m.company_id = company and m.review_id = any(ids));
      if scope = 'all' then`,
    ],
    [
      /delete from unsubscribe_tokens t\s+where t\.company_id = company and lower\(t\.address\) = any\(addresses\) and not exists \([\s\S]*?\);/,
      `addresses := array(
        select unnest(addresses) except
        select lower(c.address) from conversations c where c.company_id = company and lower(c.address) = any(addresses)
      );
      delete from unsubscribe_tokens t where t.company_id = company and lower(t.address) = any(addresses);`,
    ],
  ])
}

async function countFunnel(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_reviews(company_ids uuid[], review_ids uuid[]) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      counted_companies uuid[];
      days date[];
      locations uuid[];
      placements uuid[];
    begin
      select array_agg(r.company_id), array_agg((r.created_at at time zone t.time_zone)::date),
        array_agg(coalesce(r.location_id, ${none})), array_agg(coalesce(r.placement_id, ${none}))
      into counted_companies, days, locations, placements
      from unnest(company_ids, review_ids) as g (company_id, id)
      join reviews r on r.company_id = g.company_id and r.id = g.id
      join tenants t on t.id = r.company_id;
      perform add_to_funnel(array(
        select row(company_id, 2, day, location_id, placement_id, 0, 0, 0, 0, 1)::funnel_days
        from unnest(counted_companies, days, locations, placements) as r (company_id, day, location_id, placement_id)
      ));
    end
    $$
  `.execute(db)

  // Stable: both statements see what the calling one does.
  await sql`
    create function reviews_of_funnel(company uuid)
    returns table (day date, location_id uuid, placement_id uuid, reviews integer)
    language plpgsql stable set search_path = public, pg_temp as $$
    #variable_conflict use_column
    declare
      pending uuid[] := array(
        select e.review_id from review_events e
        where e.company_id = company
          and e.position > coalesce((select c.position from event_consumers c where c.name = 'funnel'), 0)
      );
    begin
      return query
        select (r.created_at at time zone t.time_zone)::date, coalesce(r.location_id, ${none}),
          coalesce(r.placement_id, ${none}), count(*)::integer
        from reviews r join tenants t on t.id = r.company_id
        where r.company_id = company and r.id <> all(pending)
        group by 1, 2, 3;
    end
    $$
  `.execute(db)
  await sql`comment on function reviews_of_funnel is
    'A company''s stored reviews, by day in its current time zone, without those whose events are still to be counted'`.execute(
    db,
  )
  await sql`revoke execute on function reviews_of_funnel from public`.execute(db)
  await redefine(db, 'funnel_lack', [
    ['LANGUAGE sql', 'LANGUAGE plpgsql'],
    [
      /with pending as \([\s\S]*?\),\s+counts \(/,
      '#variable_conflict use_column\n    begin\n      return query with counts (',
    ],
    [
      /select 'reviews', coalesce\(r\.location_id[\s\S]*?group by 2, 3/,
      `select 'reviews', r.location_id, r.placement_id, null::date, 0::bigint, 0::bigint, 0::bigint, 0::bigint,
          sum(r.reviews)
        from reviews_of_funnel(company) r group by 2, 3`,
    ],
    [/order by 1, 4, 2, 3\s+\$function\$/, 'order by 1, 4, 2, 3;\n    end\n    $$function$$'],
  ])
  await redefine(db, 'repair_funnel', [
    [
      /select \(r\.created_at at time zone c\.time_zone\)::date, coalesce[\s\S]*?\) counted/,
      `select r.day, r.location_id, r.placement_id, 0, 0, 0, 0, r.reviews from reviews_of_funnel(company) r
        ) counted`,
    ],
  ])
}

async function removeCompanies(db: Kysely<unknown>): Promise<void> {
  await redefine(db, 'delete_company', [
    ['until timestamptz(3);', 'until timestamptz(3);\n      stored integer;'],
    [
      /(insert into company_deletions \([\s\S]*?)\(\s*select coalesce\([\s\S]*?c\.generation\s*\), c\.billing_status/,
      `select coalesce(sum(rated_1 + rated_2 + rated_3 + rated_4 + rated_5), 0) into stored
      from review_days d join tenants t on t.id = d.company_id and t.generation = d.generation
      where d.company_id = company;
      $1stored, c.billing_status`,
    ],
  ])
  await redefine(db, 'purge_company', [
    ['where ctid = any (array(', 'where company_id = $1 and ctid = any (array('],
  ])
}
