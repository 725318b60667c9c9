import { type Kysely, sql } from 'kysely'

/**
 * Digests: when each company's are due, their numbers, and who was mailed which one (decision 61). A digest is written
 * once per company and period, so its numbers do not depend on when a mail leaves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addSchedules(db)
  await addDigests(db)
  await keepSchedules(db)
}

async function addSchedules(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function next_digest(cadence text, zone text, after timestamptz) returns timestamptz
    language sql stable set search_path = public, pg_temp as $$
      select min(due) from (
        select (date_trunc(unit, after at time zone zone) + n * ('1 ' || unit)::interval + time '08:00')
          at time zone zone as due
        from (select case cadence when 'weekly' then 'week' else 'month' end as unit) u, generate_series(0, 1) n
      ) c where due > after
    $$
  `.execute(db)
  await sql`comment on function next_digest is
    'The first Monday, or first day of a month, 8:00 in a time zone after the given time'`.execute(db)
  await sql`revoke execute on function next_digest from public`.execute(db)
  await sql`grant execute on function next_digest to candour_platform`.execute(db)
  await sql`
    create table digest_schedules (
      company_id uuid not null references companies (id) on delete cascade,
      cadence text not null check (cadence in ('weekly', 'monthly')),
      due_at timestamptz(3) not null,
      try_at timestamptz(3) not null,
      primary key (company_id, cadence)
    )
  `.execute(db)
  await sql`comment on table digest_schedules is 'When the next digest of each company is due'`.execute(db)
  await sql`comment on column digest_schedules.try_at is 'Later than due_at after a failure'`.execute(db)
  await sql`create index digest_schedules_due on digest_schedules (try_at)`.execute(db)
  await sql`grant select, update (due_at, try_at) on digest_schedules to candour_platform`.execute(db)
  await sql`alter table digest_schedules enable row level security`.execute(db)
  await sql`create policy platform on digest_schedules to candour_platform using (true)`.execute(db)
}

async function addDigests(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table digests (
      company_id uuid not null references companies (id) on delete cascade,
      cadence text not null check (cadence in ('weekly', 'monthly')),
      first_day date not null,
      last_day date not null,
      quiet boolean not null,
      content jsonb not null,
      primary key (company_id, cadence, first_day)
    )
  `.execute(db)
  await sql`comment on column digests.quiet is 'Whether there is nothing new to tell'`.execute(db)
  await sql`comment on column digests.content is 'Numbers, words and ids of reviews, but no visitor''s words'`.execute(
    db,
  )
  await sql`
    create table digest_mails (
      company_id uuid not null,
      user_id uuid not null,
      cadence text not null,
      first_day date not null,
      mail_id uuid not null,
      quiet_in_a_row smallint not null,
      primary key (company_id, user_id, cadence, first_day),
      foreign key (company_id, cadence, first_day) references digests (company_id, cadence, first_day) on delete cascade,
      foreign key (company_id, user_id) references memberships (company_id, user_id) on delete cascade
    )
  `.execute(db)
  await sql`comment on table digest_mails is 'Who was mailed which digest: each member each one once'`.execute(
    db,
  )
  await sql`create index digest_mails_of_digest on digest_mails (company_id, cadence, first_day)`.execute(db)
  for (const name of ['digests', 'digest_mails']) {
    await sql`grant select, insert, delete on ${sql.table(name)} to candour_platform`.execute(db)
    await sql`alter table ${sql.table(name)} enable row level security`.execute(db)
    await sql`create policy platform on ${sql.table(name)} to candour_platform using (true)`.execute(db)
  }
  // A digest pauses itself for a member; a member without a row has the default settings.
  await sql`grant insert (company_id, user_id, digest_paused) on notification_settings to candour_platform`.execute(
    db,
  )
}

/** A new time zone may make a digest due that was due in it within the last day; digests already sent are not repeated. */
async function keepSchedules(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function schedule_digests() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      since timestamptz := case tg_op
        when 'INSERT' then now() else greatest(now() - interval '1 day', new.created_at)
      end;
    begin
      insert into digest_schedules (company_id, cadence, due_at, try_at)
      select new.id, cadence, due, due
      from unnest(array['weekly', 'monthly']) as cadence, next_digest(cadence, new.time_zone, since) as due
      on conflict (company_id, cadence) do update set due_at = excluded.due_at, try_at = excluded.try_at;
      return null;
    end
    $$
  `.execute(db)
  await sql`revoke execute on function schedule_digests from public`.execute(db)
  await sql`
    insert into digest_schedules (company_id, cadence, due_at, try_at)
    select c.id, cadence, due, due
    from companies c, unnest(array['weekly', 'monthly']) as cadence, next_digest(cadence, c.time_zone, now()) as due
  `.execute(db)
  await sql`
    create trigger companies_schedule_digests after insert on companies
    for each row execute function schedule_digests()
  `.execute(db)
  await sql`
    create trigger companies_reschedule_digests after update of time_zone on companies
    for each row when (old.time_zone is distinct from new.time_zone) execute function schedule_digests()
  `.execute(db)
}
