import { type Kysely, sql } from 'kysely'
import { counts } from '#db/migrations/0023-recounts.ts'

/**
 * `tenants`: what the rows of a company need of it, wherever they lie (decision 83). Tables that a cluster would spread
 * refer to it instead of `companies`, and what counts and hides their rows reads nothing else of a company.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTenants(db)
  await followCompanies(db)
  await anchorTables(db)
  await hideDeleted(db)
  await showGeneration(db)
  await countOne(db)
  await countSeveral(db)
  await recount(db)
  await repair(db)
}

/** Tables that refer to their company. */
const anchored = [
  'reviews',
  'review_days',
  'location_days',
  'recounts',
  'review_versions',
  'review_languages',
  'review_language_counts',
  'review_themes',
  'assignees',
  'cases',
  'case_counts',
  'touched_spans',
]

/**
 * An update of a column of a unique key waits for rows in flight that refer to the tenant, and rows that follow wait for
 * it: what a review is counted and checked by cannot change until it is committed.
 */
async function addTenants(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tenants (
      id uuid primary key,
      time_zone text not null,
      generation integer not null,
      next_generation integer,
      suspended boolean not null,
      deleted boolean not null default false,
      unique (id, time_zone, generation, next_generation, suspended)
    )
  `.execute(db)
  await sql`comment on table tenants is
    'What the rows of a company need of it: follows companies and company_deletions, by triggers'`.execute(db)
  await sql`create index tenants_deleted on tenants (id) where deleted`.execute(db)
  await sql`alter table tenants enable row level security`.execute(db)
  // No company may appear between the copy and the trigger.
  await sql`lock table companies, company_deletions in share row exclusive mode`.execute(db)
  await sql`
    insert into tenants (id, time_zone, generation, next_generation, suspended, deleted)
    select c.id, c.time_zone, c.generation, c.next_generation, c.suspended,
      exists (select from company_deletions d where d.company_id = c.id)
    from companies c
  `.execute(db)
}

/** By name, the trigger comes before `companies_redraw_days`, which counts with what it writes. */
async function followCompanies(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_company() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'INSERT' then
        insert into tenants (id, time_zone, generation, next_generation, suspended)
        values (new.id, new.time_zone, new.generation, new.next_generation, new.suspended);
      elsif tg_op = 'DELETE' then
        delete from tenants where id = old.id;
      elsif (old.time_zone, old.generation, old.next_generation, old.suspended)
        is distinct from (new.time_zone, new.generation, new.next_generation, new.suspended)
      then
        update tenants set time_zone = new.time_zone, generation = new.generation,
          next_generation = new.next_generation, suspended = new.suspended
        where id = new.id;
      end if;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger companies_follow after insert or update or delete on companies
    for each row execute function follow_company()
  `.execute(db)
  await sql`
    create function follow_deletion() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update tenants set deleted = (tg_op = 'INSERT') where id = coalesce(new.company_id, old.company_id);
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger company_deletions_follow after insert or delete on company_deletions
    for each row execute function follow_deletion()
  `.execute(db)
  await sql`revoke execute on function follow_company, follow_deletion from public`.execute(db)
}

/**
 * Foreign keys under their former names, by which the previous version knows a violation. Not validated: stored rows
 * satisfy the keys that these replace. None refers from a table that would be spread to one that would not, or the
 * other way round.
 */
async function anchorTables(db: Kysely<unknown>): Promise<void> {
  for (const table of anchored) {
    const key = sql.ref(`${table}_company_id_fkey`)
    await sql`
      alter table ${sql.table(table)} drop constraint ${key},
        add constraint ${key} foreign key (company_id) references tenants (id) on delete cascade not valid
    `.execute(db)
  }
  // Assignees are removed with their company only, and are written by another login than cases.
  await sql`alter table cases drop constraint cases_company_id_assignee_fkey`.execute(db)
  // Links are found by their hash alone; erasing a conversation ends them.
  await sql`
    alter table conversation_links drop constraint conversation_links_company_id_review_id_fkey,
      add constraint conversation_links_company_id_fkey
        foreign key (company_id) references companies (id) on delete cascade
  `.execute(db)
  await redefine(db, 'erase_reviews', [
    [
      /delete from conversations c where (.*);/,
      `delete from conversation_links l where l.company_id = company and l.review_id = any(ids);
        delete from conversations c where $1;`,
    ],
  ])
  await sql`
    alter table review_edits drop constraint review_edits_pkey, add primary key (company_id, id)
  `.execute(db)
}

async function hideDeleted(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function deleted_company_ids() returns uuid[]
    language plpgsql stable parallel safe security definer as $$
    begin
      return array(select id from public.tenants where deleted);
    end
    $$
  `.execute(db)
}

/** A function, because a subquery of a policy on another table could not be passed on to the nodes of a cluster. */
async function showGeneration(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function shown_generation() returns integer
    language plpgsql stable parallel safe security definer as $$
    begin
      return (
        select t.generation from public.tenants t
        where t.id = nullif(pg_catalog.current_setting('app.company_id', true), '')::pg_catalog.uuid
      );
    end
    $$
  `.execute(db)
  await sql`comment on function shown_generation is
    'Generation of the rollup rows that are shown, of the company in scope'`.execute(db)
  await sql`revoke execute on function shown_generation from public`.execute(db)
  await sql`grant execute on function shown_generation to candour_app`.execute(db)
  for (const table of ['review_days', 'location_days']) {
    await sql`
      alter policy own_company on ${sql.table(table)} using (
        company_id = nullif(current_setting('app.company_id', true), '')::uuid
        and generation = (select shown_generation())
      )
    `.execute(db)
  }
}

interface Rollup {
  table: string
  /** Key columns before the generation. */
  keys: readonly string[]
  /** It counts the reviews that have this column. */
  column?: string
}

const rollups: readonly Rollup[] = [
  { table: 'review_days', keys: ['company_id'] },
  { table: 'location_days', keys: ['company_id', 'location_id'], column: 'location_id' },
]

const ratings = [1, 2, 3, 4, 5]
const joined = (parts: readonly string[]) => parts.join(', ')
const columnsOf = ({ keys }: Rollup) => joined([...keys, 'generation', 'day', 'slot', ...counts])
const addition = joined(counts.map((name) => `${name} = d.${name} + excluded.${name}`))
const onConflict = ({ keys }: Rollup) =>
  `on conflict (${joined(keys)}, generation, day, slot) do update set ${addition}`

/** Conditions of the counting columns, in their order. */
const cases = ['', ' and sentiment = -1', ' and sentiment = 1'].flatMap((sentiment) =>
  ratings.map((rating) => `rating = ${rating}${sentiment}`),
)

/** Sums of `n` per counting column. */
const cells = joined(
  cases.map((condition, at) => `coalesce(sum(n) filter (where ${condition}), 0)::integer as ${counts[at]}`),
)

/** On a node of a cluster, only the message tells the name of the constraint. */
const suspended = `raise exception 'the company is suspended (check constraint "reviews_company_suspended")'
          using errcode = 'check_violation', constraint = 'reviews_company_suspended';`

/** A lone review: its trigger reads its tenant anyway, so it also refuses a suspended company. */
async function countOne(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger reviews_refuse_while_suspended on reviews`.execute(db)
  await sql`drop function refuse_reviews_while_suspended`.execute(db)
  await redefine(db, 'roll_up_review', [
    ['next integer;', 'next integer;\n      is_suspended boolean;'],
    ['select c.generation, c.next_generation', 'select t.suspended, t.generation, t.next_generation'],
    ['at time zone c.time_zone', 'at time zone t.time_zone'],
    ['into shown, next', 'into is_suspended, shown, next'],
    [
      'from public.companies c where c.id = new.company_id;',
      `from public.tenants t where t.id = new.company_id;
      if is_suspended then
        ${suspended}
      end if;`,
    ],
    ['count_in_recount(new)', 'count_in_recount(new, next)'],
  ])
  const ones = cases.map((condition) => {
    const ofReview = condition.replace('rating', 'review.rating').replace('sentiment', 'review.sentiment')
    return `(${ofReview})::integer`
  })
  const add = (rollup: Rollup) => `
      insert into ${rollup.table} as d (${columnsOf(rollup)})
      values (${joined([...rollup.keys.map((key) => `review.${key}`), 'next', 'its_day', 'pg_backend_pid() % 16', ...ones])})
      ${onConflict(rollup)};`
  await sql`drop function count_in_recount(reviews)`.execute(db)
  await sql`
    create function count_in_recount(review record, next integer) returns void
    language plpgsql set search_path = public, pg_temp as $$
    declare
      its_day date;
    begin
      perform from recounts t where t.company_id = review.company_id and t.frontier > review.created_at for share;
      select (review.created_at at time zone t.time_zone)::date into its_day from recounts t
      where t.company_id = review.company_id and t.generation = next
        and (review.created_at >= t.frontier or (review.created_at, review.id) <= (t.until_at, t.until_id));
      if not found then return; end if;
      ${sql.raw(rollups.map((rollup) => (rollup.column ? `if review.${rollup.column} is not null then ${add(rollup)}\n      end if;` : add(rollup))).join(''))}
    end
    $$
  `.execute(db)
  await sql`revoke execute on function count_in_recount from public`.execute(db)
}

/**
 * The rows of a statement. They are read on their own, into arrays: a node of a cluster cannot join what a trigger sees
 * with tables.
 */
async function countSeveral(db: Kysely<unknown>): Promise<void> {
  await redefine(db, 'insert_reviews', [['from companies c where', 'from tenants c where']])
  const fields = 'company_id, created_at, rating, sentiment, location_id'
  const changed = (columns: string) =>
    `(select ${columns}, 1 as n from added union all select ${columns}, -1 from removed) changed`
  const read = (from: string, n: string) => `
        select array_agg(company_id), array_agg(created_at), array_agg(rating), array_agg(sentiment),
          array_agg(location_id), ${n}
        into company_ids, times, ratings, sentiments, location_ids, signs from ${from};`
  const add = (rollup: Rollup, rows: string, target: string) => {
    const by = joined([...rollup.keys.map((key) => `r.${key}`), 't.generation', 'day'])
    return `
      insert into ${rollup.table} as d (${columnsOf(rollup)})
      select ${joined(rollup.keys.map((key) => `r.${key}`))}, t.generation,
        (r.created_at at time zone t.time_zone)::date as day, pg_backend_pid() % 16, ${cells}
      from ${rows} join ${target}
      ${rollup.column ? `where r.${rollup.column} is not null` : ''}
      group by ${by} order by ${by}
      ${onConflict(rollup)};`
  }
  const rows = `unnest(company_ids, times, ratings, sentiments, location_ids, signs)
        as r (${fields}, n)`
  const rowsWithIds = `unnest(company_ids, ids, times, ratings, sentiments, location_ids, signs)
        as r (company_id, id, created_at, rating, sentiment, location_id, n)`
  const toRecount = `recounts t on t.company_id = r.company_id
        and (r.created_at >= t.frontier or (r.created_at, r.id) <= (t.until_at, t.until_id))
      join tenants c on c.id = t.company_id and c.next_generation = t.generation`
  const addAll = (rows: string, target: string) =>
    rollups
      .map((rollup) =>
        rollup.column
          ? `if has_locations then ${add(rollup, rows, target)}\n      end if;`
          : add(rollup, rows, target),
      )
      .join('\n      ')
  await sql`
    create or replace function roll_up_reviews() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      company_ids uuid[];
      ids uuid[];
      times timestamptz[];
      ratings smallint[];
      sentiments smallint[];
      location_ids uuid[];
      signs integer[];
      has_locations boolean;
    begin
      if tg_op = 'INSERT' then ${sql.raw(read('added', 'array_agg(1)'))}
      elsif tg_op = 'DELETE' then ${sql.raw(read('removed', 'array_agg(-1)'))}
      else ${sql.raw(read(changed(fields), 'array_agg(n)'))}
      end if;
      if company_ids is null then return null; end if;
      has_locations := array_remove(location_ids, null) <> '{}';
      if tg_op = 'INSERT' then
        if exists (select from tenants t where t.id = any(company_ids) and t.suspended) then
          ${sql.raw(suspended)}
        end if;
      else
        -- Inserted rows have locked it by their foreign key.
        perform from tenants t where t.id = any(company_ids) order by t.id for key share;
      end if;
      ${sql.raw(addAll(rows, 'tenants t on t.id = r.company_id'))}

      if exists (select from recounts t where t.company_id = any(company_ids)) then
        if tg_op = 'INSERT' then select array_agg(id) into ids from added;
        elsif tg_op = 'DELETE' then select array_agg(id) into ids from removed;
        else select array_agg(id) into ids from ${sql.raw(changed('id'))};
        end if;
        perform from recounts t where exists (
          select from unnest(company_ids, times) as r (company_id, created_at)
          where r.company_id = t.company_id and r.created_at < t.frontier
        ) order by t.company_id for share;
        ${sql.raw(addAll(rowsWithIds, toRecount))}
      end if;
      return null;
    end
    $$
  `.execute(db)
}

/** As before (migration 23), but a recount begins by telling the tenant, which waits for reviews in flight. */
async function recount(db: Kysely<unknown>): Promise<void> {
  await redefine(db, 'redraw_days', [['public.companies t on', 'public.tenants t on']])
  await redefine(db, 'advance_recount', [
    [
      /-- Begins, restarts or cancels[\s\S]*?return true;\n/,
      `-- Begins, restarts or cancels. Waits for reviews in flight; those that follow find the recount.
        select * into c from companies where id = company for update;
        if not found then return false; end if;
        update companies set next_generation =
          case when c.next_time_zone is not null then greatest(c.generation, recount.generation) + 1 end
        where id = company;
        if c.next_time_zone is not null then
          insert into recounts as r (company_id, generation, time_zone, frontier)
          values (company, greatest(c.generation, recount.generation) + 1, c.next_time_zone, greatest(
            clock_timestamp(),
            (select max(created_at) from reviews where company_id = company) + interval '1 millisecond'
          ))
          on conflict (company_id) do update set generation = excluded.generation,
            time_zone = excluded.time_zone, frontier = excluded.frontier, until_at = default, until_id = default;
        end if;
        return true;
`,
    ],
    [
      'perform from companies where id = company for key share',
      'perform from tenants where id = company for key share',
    ],
    [/delete from (\w+) where ctid = any\(/, 'delete from $1 where company_id = company and ctid = any('],
  ])
}

/** As before (migration 23), in PL/pgSQL, and added row by row. */
async function repair(db: Kysely<unknown>): Promise<void> {
  for (const rollup of rollups) {
    const { table } = rollup
    const keys = rollup.keys.filter((key) => key !== 'company_id')
    const by = joined([...keys, 'day'])
    const result = sql.raw(
      joined([...keys.map((key) => `${key} uuid`), 'day date', ...counts.map((name) => `${name} integer`)]),
    )
    const lack = (name: string) => `coalesce(b.${name}, 0) - coalesce(k.${name}, 0)`
    await sql`
      create or replace function ${sql.table(`${table}_lack`)}(company uuid) returns table (${result})
      language plpgsql stable set search_path = public, pg_temp as $$
      #variable_conflict use_column
      declare
        shown integer;
        zone text;
      begin
        select t.generation, t.time_zone into shown, zone from tenants t where t.id = company;
        return query
          select ${sql.raw(joined([...keys, 'day', ...counts.map(lack)]))}
          from (
            select ${sql.raw(joined([...keys.map((key) => `r.${key}`), '(r.created_at at time zone zone)::date as day']))},
              ${sql.raw(cells)}
            from (
              select ${sql.raw(joined([...keys, 'created_at', 'rating', 'sentiment']))}, 1 as n from reviews
              where company_id = company ${sql.raw(rollup.column ? `and ${rollup.column} is not null` : '')}
            ) r
            group by ${sql.raw(by)}
          ) b
          full join (
            select ${sql.raw(joined([...keys, 'day', ...counts.map((name) => `sum(${name})::integer as ${name}`)]))}
            from ${sql.table(table)} where company_id = company and generation = shown
            group by ${sql.raw(by)}
          ) k using (${sql.raw(by)})
          where ${sql.raw(counts.map((name) => `${lack(name)} <> 0`).join(' or '))}
          order by ${sql.raw(by)};
      end
      $$
    `.execute(db)
    await sql`
      create or replace function ${sql.table(`repair_${table}`)}(company uuid) returns table (${result})
      language plpgsql set search_path = public, pg_temp as $$
      #variable_conflict use_column
      declare
        shown integer;
      begin
        perform pg_advisory_xact_lock(hashtext('candour reconcile'), hashtext(company::text));
        select t.generation into shown from tenants t where t.id = company for key share;
        for ${sql.raw(joined([...keys, 'day', ...counts]))} in
          select * from ${sql.table(`${table}_lack`)}(company)
        loop
          insert into ${sql.table(table)} as d (${sql.raw(columnsOf(rollup))})
          values (company, ${sql.raw(joined([...keys, 'shown', 'day', '0', ...counts]))})
          ${sql.raw(onConflict(rollup))};
          return next;
        end loop;
      end
      $$
    `.execute(db)
  }
}

/**
 * Replaces parts of all functions of this name, whose rest stays as it was.
 *
 * @param only the parameter types of the function to change, if there are several of this name
 * @throws Error if a part is not found
 */
export async function redefine(
  db: Kysely<unknown>,
  name: string,
  parts: readonly (readonly [former: string | RegExp, now: string])[],
  only?: string,
): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = 'public'::regnamespace and proname = ${name}
      and coalesce(oid = to_regprocedure(${only === undefined ? null : `${name}(${only})`}), true)
  `.execute(db)
  if (rows.length === 0) throw new Error(`there is no function ${name}`)
  for (const { definition } of rows) {
    let changed = definition
    for (const [former, now] of parts) {
      const next = changed.replaceAll(typeof former === 'string' ? former : new RegExp(former, 'g'), now)
      if (next === changed) throw new Error(`${name} is not as expected: ${former}`)
      changed = next
    }
    await sql.raw(changed).execute(db)
  }
}
