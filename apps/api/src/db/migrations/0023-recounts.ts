import { type Kysely, sql } from 'kysely'

/**
 * A company's history is recounted for another time zone while its reviews keep arriving (decision 43).
 *
 * Rollup rows have a generation. A recount fills the next generation in small steps, oldest reviews first, while
 * triggers count every change into the current generation, and into the next one where the recount has passed. The last
 * step switches the company to the next generation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addGenerations(db)
  await addRecounts(db)
  await createRowTrigger(db, [companyDays])
  await createStatementTriggers(db, [companyDays])
  await createRecount(db, [companyDays])
  await followTimeZone(db)
  await createRepair(db, companyDays)
}

/** A table of rollup rows. */
export interface Rollup {
  table: string
  /** Key columns before the generation. */
  keys: readonly string[]
  /** It counts the reviews that have this column. */
  column?: string
}

/** Rollup of whole companies. */
export const companyDays: Rollup = { table: 'review_days', keys: ['company_id'] }

const ratings = [1, 2, 3, 4, 5]

/** The counting columns; what is neither negative nor positive is neutral. */
export const counts = ['rated', 'negative', 'positive'].flatMap((prefix) =>
  ratings.map((n) => `${prefix}_${n}`),
)

/** Slots below this one are shared by backends; this one is written by recounts only, so they wait for nobody. */
export const recountSlot = 16

async function addGenerations(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table companies
      add column generation integer not null default 0,
      add column next_generation integer,
      add column next_time_zone text
  `.execute(db)
  await sql`comment on column companies.generation is 'Generation of the rollup rows that are shown'`.execute(
    db,
  )
  await sql`comment on column companies.next_generation is
    'Generation that a running recount fills, and triggers with it'`.execute(db)
  await sql`comment on column companies.next_time_zone is
    'Requested time zone, from the request until a recount has switched to it'`.execute(db)
  await sql`create index companies_to_recount on companies (id) where next_time_zone is not null`.execute(db)
  await sql`grant select (generation, next_time_zone), update (next_time_zone) on companies to candour_app`.execute(
    db,
  )

  await sql`
    alter table review_days
      add column generation integer not null default 0,
      drop constraint review_days_pkey,
      add primary key (company_id, generation, day, slot),
      drop constraint review_days_slot_check,
      add constraint review_days_slot_check check (slot between 0 and ${sql.lit(recountSlot)})
  `.execute(db)
  await sql`comment on table review_days is 'Rollup of reviews per day of the company''s time zone, kept by triggers. '
    'The slot spreads a busy company over several rows; only the sum over slots has a meaning'`.execute(db)
  await showCurrentGeneration(db, companyDays)
}

/** Hides other generations from dashboards. The subquery is evaluated once per statement. */
export async function showCurrentGeneration(db: Kysely<unknown>, { table }: Rollup): Promise<void> {
  const scope = sql`nullif(current_setting('app.company_id', true), '')::uuid`
  await sql`drop policy if exists own_company on ${sql.table(table)}`.execute(db)
  await sql`
    create policy own_company on ${sql.table(table)} for select to candour_app using (
      company_id = ${scope} and generation = (select c.generation from companies c where c.id = ${scope})
    )
  `.execute(db)
}

async function addRecounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recounts (
      company_id uuid primary key references companies (id) on delete cascade,
      generation integer not null,
      time_zone text not null,
      frontier timestamptz not null,
      until_at timestamptz not null default '-infinity',
      until_id uuid not null default '00000000-0000-0000-0000-000000000000'
    )
  `.execute(db)
  await sql`comment on table recounts is
    'Recount of a company''s reviews for another time zone, until its former rollup rows are deleted'`.execute(
    db,
  )
  await sql`comment on column recounts.frontier is
    'Triggers count reviews from here on. Older ones are read by the recount, oldest first; it has passed until_at, until_id'`.execute(
    db,
  )
  await sql`alter table recounts enable row level security`.execute(db)
  await sql`grant select on recounts to candour_platform`.execute(db)
  await sql`create policy platform on recounts to candour_platform using (true)`.execute(db)
}

const joined = (parts: readonly string[]) => parts.join(', ')

/** Columns of a rollup table, in the order of `counted`. */
const columnsOf = ({ keys }: Rollup) => joined([...keys, 'generation', 'day', 'slot', ...counts])

const addition = joined(counts.map((name) => `${name} = d.${name} + excluded.${name}`))

const fields = 'company_id, id, created_at, rating, sentiment'
const fieldsOf = ({ keys }: Rollup) => joined([fields, ...keys.filter((key) => key !== 'company_id')])

/** Condition for the reviews that a table counts. */
const isCounted = ({ column }: Rollup) => (column ? `${column} is not null` : 'true')

/** Stored reviews as rows to count. */
const storedReviews = (rollup: Rollup, condition: string) =>
  `select ${fieldsOf(rollup)}, 1 as n from reviews where ${condition} and ${isCounted(rollup)}`

/** Sums of `n` per counting column. */
const cells = joined(
  [
    { prefix: 'rated', condition: '' },
    { prefix: 'negative', condition: ' and sentiment = -1' },
    { prefix: 'positive', condition: ' and sentiment = 1' },
  ].flatMap(({ prefix, condition }) =>
    ratings.map(
      (n) => `coalesce(sum(n) filter (where rating = ${n}${condition}), 0)::integer as ${prefix}_${n}`,
    ),
  ),
)

/** Time zone and generation in which rows `r` are counted. */
const current = 'join public.companies t on t.id = r.company_id'
const next = `join public.companies c on c.id = r.company_id
      join public.recounts t on t.company_id = c.id and t.generation = c.next_generation
        and (r.created_at >= t.frontier or (r.created_at, r.id) <= (t.until_at, t.until_id))`

/** Aggregates `rows` to counts per day. In order, so that concurrent statements that share some cannot deadlock. */
function counted({ keys }: Rollup, rows: string, target: string, slot: string): string {
  const by = keys.map((key) => `r.${key}`)
  return `
      select ${joined(by)}, t.generation, (r.created_at at time zone t.time_zone)::date as day, ${slot}, ${cells}
      from (${rows}) r ${target}
      group by ${joined(by)}, t.generation, day
      order by ${joined(by)}, t.generation, day`
}

/** Adds counts to the rows of this backend's slot, or of another one. */
function add(rollup: Rollup, rows: string, target: string, slot = 'pg_backend_pid() % 16'): string {
  return `
      insert into public.${rollup.table} as d (${columnsOf(rollup)})
      ${counted(rollup, rows, target, slot)}
      on conflict (${joined(rollup.keys)}, generation, day, slot) do update set ${addition}`
}

/** Fills a new rollup table from stored reviews. */
export async function fill(db: Kysely<unknown>, rollup: Rollup, condition: string): Promise<void> {
  await sql.raw(add(rollup, storedReviews(rollup, condition), current, '0')).execute(db)
}

/**
 * Counts a lone review. Each combination of rating and sentiment has its own statement that touches only its counts, and
 * names are schema-qualified so the function need not set a search path: both save time on every review. So does testing
 * for a location here instead of in a trigger's condition, which is parsed for every statement.
 */
export async function createRowTrigger(db: Kysely<unknown>, rollups: readonly Rollup[]): Promise<void> {
  const one = (rollup: Rollup, given: string) => {
    const values = fieldsOf(rollup)
      .split(', ')
      .map((name) => `${given}.${name}`)
    return `select ${joined(values)}, 1 as n where ${rollup.column ? `${given}.${rollup.column} is not null` : 'true'}`
  }
  await sql`
    create or replace function count_in_recount(review reviews) returns void
    language plpgsql set search_path = public, pg_temp as $$
    begin
      perform from recounts where company_id = review.company_id and frontier > review.created_at for share;
      ${sql.raw(rollups.map((rollup) => `${add(rollup, one(rollup, 'review'), next)};`).join(''))}
    end
    $$
  `.execute(db)
  await sql`revoke execute on function count_in_recount from public`.execute(db)

  const increment = ({ table, keys }: Rollup, columns: readonly string[]) => `
          update public.${table} d set ${joined(columns.map((name) => `${name} = d.${name} + 1`))}
          from public.companies c
          where c.id = new.company_id and ${keys.map((key) => `d.${key} = new.${key}`).join(' and ')}
            and d.generation = c.generation and d.slot = pg_backend_pid() % 16
            and d.day = (new.created_at at time zone c.time_zone)::pg_catalog.date
          returning c.next_generation into next;`
  const count = (rollup: Rollup) => {
    const cases = ratings.map(
      (rating) => `
        when ${rating} then
          if new.sentiment = 1 then ${increment(rollup, [`rated_${rating}`, `positive_${rating}`])}
          elsif new.sentiment = -1 then ${increment(rollup, [`rated_${rating}`, `negative_${rating}`])}
          else ${increment(rollup, [`rated_${rating}`])}
          end if;`,
    )
    const statements = `
      case new.rating ${cases.join('')}
      end case;
      if not found then ${add(rollup, one(rollup, 'new'), current)};
        select c.next_generation into next from public.companies c where c.id = new.company_id;
      end if;`
    return rollup.column
      ? `if new.${rollup.column} is not null then ${statements}\n      end if;`
      : statements
  }
  await sql`
    create or replace function roll_up_review() returns trigger
    language plpgsql security definer as $$
    declare
      next integer;
    begin
      ${sql.raw(rollups.map(count).join('\n      '))}
      if next is not null then
        perform public.count_in_recount(new);
      end if;
      return null;
    end
    $$
  `.execute(db)
}

/**
 * Counts the rows of a statement. Security definer: whoever adds a review must not read the company's numbers. The
 * company is locked, by the foreign key or here, so its time zone and generations cannot change meanwhile. During the
 * deletion of a company, its row is already gone.
 *
 * A change to reviews older than the frontier waits for the step of the recount in progress: it then sees how far the
 * recount has come. New reviews never wait.
 */
export async function createStatementTriggers(
  db: Kysely<unknown>,
  rollups: readonly Rollup[],
): Promise<void> {
  const plus = (rollup: Rollup) => `select ${fieldsOf(rollup)}, 1 as n from added where ${isCounted(rollup)}`
  const minus = (rollup: Rollup) =>
    `select ${fieldsOf(rollup)}, -1 as n from removed where ${isCounted(rollup)}`
  const count = (tables: readonly string[], rows: (rollup: Rollup) => string) => {
    const older = tables.map(
      (table) =>
        `exists (select from ${table} r where r.company_id = t.company_id and r.created_at < t.frontier)`,
    )
    const each = rollups.map((rollup) => {
      const statement = `${add(rollup, rows(rollup), current)};`
      const some = tables.map((table) => `exists (select from ${table} where ${isCounted(rollup)})`)
      return rollup.column ? `\n      if ${some.join(' or ')} then ${statement}\n      end if;` : statement
    })
    return sql.raw(`${each.join('')}
      if exists (select from recounts) then
        perform from recounts t where ${older.join(' or ')} order by company_id for share;
        ${rollups.map((rollup) => `${add(rollup, rows(rollup), next)};`).join('')}
      end if;`)
  }
  await sql`
    create or replace function roll_up_reviews() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if tg_op <> 'INSERT' then
        perform from companies where id in (select company_id from removed) order by id for key share;
      end if;
      if tg_op = 'INSERT' then
        ${count(['added'], plus)}
      elsif tg_op = 'DELETE' then
        ${count(['removed'], minus)}
      else
        ${count(['added', 'removed'], (rollup) => `${plus(rollup)} union all ${minus(rollup)}`)}
      end if;
      return null;
    end
    $$
  `.execute(db)
}

/** Creates the function that does the next bounded piece of a company's recount, each in a transaction of its own. */
export async function createRecount(db: Kysely<unknown>, rollups: readonly Rollup[]): Promise<void> {
  const recounted = 'cross join (select recount.generation, recount.time_zone) t'
  const write = rollups.map((rollup) => {
    const rows = `select *, 1 as n from read where ${isCounted(rollup)}`
    return `${rollup.table}_added as (${add(rollup, rows, recounted, String(recountSlot))})`
  })
  const clear = rollups.map(
    ({ table }) => `
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where company_id = company and generation <> c.generation limit size
      ));
      if found then return true; end if;`,
  )
  const read = new Set(rollups.flatMap((rollup) => fieldsOf(rollup).split(', ')))
  // Locks the company before the recount, as everyone does.
  await sql`
    create or replace function advance_recount(company uuid, size integer) returns boolean
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      c companies;
      recount recounts;
      running boolean;
      passed record;
    begin
      if not pg_try_advisory_xact_lock(hashtext('candour recount'), hashtext(company::text)) then
        return false;
      end if;
      select * into c from companies where id = company;
      select * into recount from recounts where company_id = company;
      running := coalesce(recount.generation = c.next_generation, false);

      if c.next_time_zone is distinct from (case when running then recount.time_zone end) then
        -- Begins, restarts or cancels. Waits for reviews in flight; those that follow find the recount.
        select * into c from companies where id = company for update;
        if not found then return false; end if;
        if c.next_time_zone is not null then
          insert into recounts as r (company_id, generation, time_zone, frontier)
          select company, greatest(c.generation, recount.generation) + 1, c.next_time_zone,
            greatest(clock_timestamp(), max(created_at) + interval '1 millisecond')
          from reviews where company_id = company
          on conflict (company_id) do update set generation = excluded.generation,
            time_zone = excluded.time_zone, frontier = excluded.frontier, until_at = default, until_id = default;
        end if;
        update companies set next_generation =
          case when c.next_time_zone is not null then (select generation from recounts where company_id = company) end
        where id = company;
        return true;
      end if;

      if running and recount.until_at < 'infinity' then
        perform from companies where id = company for key share;
        if not found then return false; end if;
        -- Changes to reviews older than the frontier wait until this step is done, new reviews do not.
        perform from recounts where company_id = company for update;
        with read as materialized (
          select ${sql.raw(joined([...read]))} from reviews
          where company_id = company and (created_at, id) > (recount.until_at, recount.until_id)
            and created_at < recount.frontier
          order by created_at, id limit size
        ), ${sql.raw(joined(write))}
        select created_at, id, (select count(*) from read) as reviews into passed
        from read order by created_at desc, id desc limit 1;
        if passed.reviews = size then
          update recounts set until_at = passed.created_at, until_id = passed.id where company_id = company;
        else
          update recounts set until_at = 'infinity' where company_id = company;
        end if;
        return true;
      end if;

      if running then
        select * into c from companies where id = company for update;
        if c.next_generation = recount.generation and c.next_time_zone = recount.time_zone then
          update companies set time_zone = recount.time_zone, generation = recount.generation,
            next_time_zone = null, next_generation = null
          where id = company;
        end if;
        return true;
      end if;
      ${sql.raw(clear.join(''))}
      delete from recounts where company_id = company;
      return false;
    end
    $$
  `.execute(db)
  await sql`comment on function advance_recount is 'Begins, continues or ends a company''s recount: at most size reviews '
    'or rollup rows per call. False when there is nothing left to do, or another process is at it'`.execute(
    db,
  )
  await sql`revoke execute on function advance_recount from public`.execute(db)
  await sql`grant execute on function advance_recount to candour_platform`.execute(db)
}

/** A time zone that is changed directly is recounted in place, which suits small histories and the previous version. */
async function followTimeZone(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function check_time_zone() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      perform now() at time zone new.time_zone, now() at time zone new.next_time_zone;
      if tg_op = 'UPDATE' and new.time_zone is distinct from old.time_zone then
        perform from companies where id = old.id for update;
        new.next_time_zone := null;
        new.next_generation := null;
      end if;
      return new;
    end
    $$
  `.execute(db)
  await sql`
    create or replace trigger companies_check_time_zone
    before insert or update of time_zone, next_time_zone on companies
    for each row execute function check_time_zone()
  `.execute(db)
  await createRedraw(db, [companyDays])
  await sql`
    create or replace trigger companies_redraw_days after update of time_zone on companies for each row
    when (old.time_zone is distinct from new.time_zone and old.generation = new.generation)
    execute function redraw_days()
  `.execute(db)
}

/** Creates the function that counts a company's reviews afresh, in the transaction that changes its time zone. */
export async function createRedraw(db: Kysely<unknown>, rollups: readonly Rollup[]): Promise<void> {
  const redraw = rollups.map(
    (rollup) => `
      delete from ${rollup.table} where company_id = new.id and generation = new.generation;
      ${add(rollup, storedReviews(rollup, 'company_id = new.id'), current, '0')};`,
  )
  await sql`
    create or replace function redraw_days() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      ${sql.raw(redraw.join(''))}
      return null;
    end
    $$
  `.execute(db)
}

/** Creates the functions that compare the shown generation of a rollup with the reviews, and repair it. */
export async function createRepair(db: Kysely<unknown>, rollup: Rollup): Promise<void> {
  const { table } = rollup
  const lacking = sql.table(`${table}_lack`)
  const repair = sql.table(`repair_${table}`)
  const keys = rollup.keys.filter((key) => key !== 'company_id')
  const by = [...keys, 'day']
  const columns = sql.raw(
    joined([...keys.map((key) => `${key} uuid`), 'day date', ...counts.map((name) => `${name} integer`)]),
  )
  const lack = (name: string) => `coalesce(b.${name}, 0) - coalesce(k.${name}, 0)`
  const rows = storedReviews(rollup, 'company_id = company')
  const kept = joined(counts.map((name) => `sum(${name})::integer as ${name}`))
  await sql`drop function if exists ${repair}, ${lacking}`.execute(db)
  await sql`
    create function ${lacking}(company uuid) returns table (${columns})
    language sql stable set search_path = public, pg_temp as $$
      select ${sql.raw(joined([...by, ...counts.map(lack)]))}
      from (${sql.raw(counted(rollup, rows, current, '0'))}) b
      full join (
        select ${sql.raw(joined([...by, kept]))} from ${sql.table(table)}
        where company_id = company and generation = (select generation from companies where id = company)
        group by ${sql.raw(joined(by))}
      ) k using (${sql.raw(joined(by))})
      where ${sql.raw(counts.map((name) => `${lack(name)} <> 0`).join(' or '))}
      order by ${sql.raw(joined(by))}
    $$
  `.execute(db)
  await sql`comment on function ${lacking} is
    'What to add to a company''s rollup to make it what its reviews say: nothing, unless something went wrong'`.execute(
    db,
  )
  // A review and its rollup commit together, so a single statement sees both or neither. The differences it finds can
  // be applied regardless of concurrent inserts.
  await sql`
    create function ${repair}(company uuid) returns table (${columns})
    language plpgsql set search_path = public, pg_temp as $$
    #variable_conflict use_column
    begin
      perform pg_advisory_xact_lock(hashtext('candour reconcile'), hashtext(company::text));
      perform from companies where id = company for key share;
      return query
        with lack as materialized (select * from ${lacking}(company)),
        added as (
          insert into ${sql.table(table)} as d (${sql.raw(columnsOf(rollup))})
          select ${sql.raw(joined(['c.id', ...keys, 'c.generation', 'day', '0', ...counts]))}
          from lack join companies c on c.id = company
          on conflict (${sql.raw(joined([...rollup.keys, 'generation', 'day', 'slot']))}) do update set ${sql.raw(addition)}
        )
        select * from lack;
    end
    $$
  `.execute(db)
  await sql`revoke execute on function ${lacking}, ${repair} from public`.execute(db)
}
