import { type Kysely, sql } from 'kysely'

/**
 * What members are mailed about a company: their settings, links that end a kind of mail without a sign-in, and alerts
 * that wait for their time (decision 60).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addSettings(db)
  await addUnsubscribeTokens(db)
  await addAlerts(db)
  await addDueTimes(db)
  await addRelease(db)
  await addNotices(db)
}

const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`

async function addSettings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification_settings (
      company_id uuid not null,
      user_id uuid not null,
      threshold smallint not null default 3 check (threshold between 1 and 5),
      alerts_when text not null default 'instant' check (alerts_when in ('instant', 'daily', 'off')),
      alerts_before text check (alerts_before in ('instant', 'daily')),
      location_ids uuid[] check (cardinality(location_ids) <= 1000),
      digest text not null default 'weekly' check (digest in ('weekly', 'monthly', 'off')),
      digest_before text check (digest_before in ('weekly', 'monthly')),
      digest_paused boolean not null default false,
      quiet_from time(0),
      quiet_to time(0),
      quiet_time_zone varchar(64),
      primary key (company_id, user_id),
      foreign key (company_id, user_id) references memberships (company_id, user_id) on delete cascade,
      check (num_nulls(quiet_from, quiet_to, quiet_time_zone) in (0, 3))
    )
  `.execute(db)
  await sql`comment on table notification_settings is
    'What a member is mailed about a company; without a row, the defaults'`.execute(db)
  await sql`comment on column notification_settings.location_ids is 'Null: all reviews alert'`.execute(db)
  await sql`comment on column notification_settings.alerts_before is
    'What an unsubscribe link switched off, for its undo'`.execute(db)
  await sql`comment on column notification_settings.digest_before is
    'What an unsubscribe link switched off, for its undo'`.execute(db)
  await sql`grant select, insert, update (threshold, alerts_when, alerts_before, location_ids, digest, digest_before,
    digest_paused, quiet_from, quiet_to, quiet_time_zone) on notification_settings to candour_app`.execute(db)
  await sql`grant select, update (digest_paused) on notification_settings to candour_platform`.execute(db)
  await sql`alter table notification_settings enable row level security`.execute(db)
  await sql`create policy own_company on notification_settings to candour_app
    using (company_id = ${company})`.execute(db)
  await sql`create policy platform on notification_settings to candour_platform using (true)`.execute(db)
}

/** A link is found by its hash alone, so no login but the one that makes links can read the table. */
async function addUnsubscribeTokens(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unsubscribe_tokens (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      kind text not null check (length(kind) between 1 and 30),
      company_id uuid not null references companies (id) on delete cascade,
      user_id uuid references users (id) on delete cascade,
      address varchar(254),
      created_at timestamptz(3) not null default now(),
      check (num_nonnulls(user_id, address) = 1)
    )
  `.execute(db)
  await sql`comment on table unsubscribe_tokens is
    'Links that end a kind of mail of a company, to a user or to a visitor''s address'`.execute(db)
  await sql`create index unsubscribe_tokens_company on unsubscribe_tokens (company_id)`.execute(db)
  await sql`create index unsubscribe_tokens_user on unsubscribe_tokens (user_id) where user_id is not null`.execute(
    db,
  )
  await sql`grant select, insert on unsubscribe_tokens to candour_platform`.execute(db)
  await sql`alter table unsubscribe_tokens enable row level security`.execute(db)
  await sql`create policy platform on unsubscribe_tokens to candour_platform using (true)`.execute(db)
  await sql`
    create function find_unsubscribe(hash bytea) returns table (
      kind text, company_id uuid, company_name text, user_id uuid, address text
    )
    language sql stable security definer set search_path = public, pg_temp as $$
      select t.kind, t.company_id, c.name, t.user_id, t.address
      from unsubscribe_tokens t join companies c on c.id = t.company_id
      where t.token_hash = hash and (t.user_id is null or exists (
        select from memberships m where m.company_id = t.company_id and m.user_id = t.user_id
      ))
    $$
  `.execute(db)
  await sql`comment on function find_unsubscribe is
    'What a link ends; nothing for a member who has left the company'`.execute(db)
  await sql`revoke execute on function find_unsubscribe from public`.execute(db)
  await sql`grant execute on function find_unsubscribe to candour_app`.execute(db)
}

/**
 * Alerts belong to the mail queue: they wait for their time, then become mails. At most one of a kind, member and
 * subject is waiting; what happens meanwhile is added to it.
 */
async function addAlerts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table alerts (
      company_id uuid not null,
      id uuid not null default gen_random_uuid(),
      user_id uuid not null,
      kind text not null check (kind in ('reviews', 'assigned', 'mentioned', 'answered')),
      about uuid not null,
      review_ids uuid[] not null check (cardinality(review_ids) between 1 and 20),
      note_id uuid,
      total integer not null check (total > 0),
      created_at timestamptz(3) not null default now(),
      due_at timestamptz not null,
      queued_at timestamptz(3),
      primary key (company_id, id),
      foreign key (company_id, user_id) references memberships (company_id, user_id) on delete cascade
    )
  `.execute(db)
  await sql`comment on column alerts.about is
    'The review that a notice is about; zeros for an alert about several'`.execute(db)
  await sql`comment on column alerts.review_ids is 'The first ones; total counts them all'`.execute(db)
  await sql`comment on column alerts.queued_at is 'When it became a mail'`.execute(db)
  await sql`create unique index alerts_waiting on alerts (company_id, user_id, kind, about) where queued_at is null`.execute(
    db,
  )
  await sql`create index alerts_sent on alerts (company_id, user_id, kind, about, queued_at)`.execute(db)
  await sql`create index alerts_due on alerts (due_at) where queued_at is null`.execute(db)
  await sql`create index alerts_former on alerts (queued_at) where queued_at is not null`.execute(db)
  await sql`grant select, insert, update (review_ids, total), delete on alerts to candour_platform`.execute(
    db,
  )
  await sql`alter table alerts enable row level security`.execute(db)
  await sql`create policy platform on alerts to candour_platform using (true)`.execute(db)
}

/** Pure functions of a given time, so tests can move the clock. */
async function addDueTimes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function quiet_end(at timestamptz, quiet_from time, quiet_to time, zone text) returns timestamptz
    language plpgsql stable set search_path = public, pg_temp as $$
    declare
      wall timestamp;
      later integer := 0;
    begin
      if quiet_from is null then return at; end if;
      wall := at at time zone zone;
      if quiet_from < quiet_to then
        if wall::time < quiet_from or wall::time >= quiet_to then return at; end if;
      else
        if wall::time >= quiet_to and wall::time < quiet_from then return at; end if;
        if wall::time >= quiet_from then later := 1; end if;
      end if;
      return greatest(at, (wall::date + later + quiet_to) at time zone zone);
    end
    $$
  `.execute(db)
  await sql`comment on function quiet_end is 'The given time, or the end of the quiet hours it falls into'`.execute(
    db,
  )
  await sql`
    create function alert_due(
      at timestamptz, daily boolean, quiet_from time, quiet_to time, quiet_zone text, company_zone text
    ) returns timestamptz
    language plpgsql stable set search_path = public, pg_temp as $$
    declare
      zone text := coalesce(quiet_zone, company_zone);
      wall timestamp := at at time zone zone;
      later integer := case when wall::time < '08:00' then 0 else 1 end;
    begin
      return quiet_end(
        case when daily then (wall::date + later + time '08:00') at time zone zone else at end,
        quiet_from, quiet_to, quiet_zone
      );
    end
    $$
  `.execute(db)
  await sql`comment on function alert_due is 'When an alert of this time is sent: at once or at 8:00, outside quiet hours'`.execute(
    db,
  )
  for (const name of ['quiet_end', 'alert_due']) {
    await sql`revoke execute on function ${sql.ref(name)} from public`.execute(db)
    await sql`grant execute on function ${sql.ref(name)} to candour_platform`.execute(db)
  }
}

/**
 * The ten minutes are checked again here: an alert can be added while the previous one is being released, with a due time
 * that does not consider it.
 */
async function addRelease(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function release_alerts(of_company uuid, of_member uuid, size integer) returns integer
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      released integer;
    begin
      with due as (
        select a.company_id, a.id from alerts a
        where a.queued_at is null and a.due_at <= now()
          and (of_company is null or a.company_id = of_company) and (of_member is null or a.user_id = of_member)
          and not exists (
            select from alerts e
            where e.company_id = a.company_id and e.user_id = a.user_id and e.kind = a.kind and e.about = a.about
              and e.queued_at > now() - interval '10 minutes'
          )
        order by a.due_at limit size for update skip locked
      ), taken as (
        update alerts a set queued_at = now() from due where a.company_id = due.company_id and a.id = due.id
        returning a.*
      )
      insert into mails (id, kind, user_id, company_id, detail, next_attempt_at)
      select gen_random_uuid(), case when kind = 'reviews' then 'alert' else 'case_notice' end, user_id, company_id,
        id::text, now()
      from taken;
      get diagnostics released = row_count;
      return released;
    end
    $$
  `.execute(db)
  await sql`comment on function release_alerts is
    'Turns due alerts into mails, each once: of one member, or of all. Returns how many'`.execute(db)
  await sql`revoke execute on function release_alerts from public`.execute(db)
  await sql`grant execute on function release_alerts to candour_platform`.execute(db)
}

/** `candour_app` cannot see members, so this checks that the person is one. */
async function addNotices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_notice(member uuid, notice text, review uuid, note uuid, roles text[]) returns boolean
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      company uuid := ${company};
    begin
      insert into alerts as a (company_id, user_id, kind, about, review_ids, note_id, total, due_at)
      select company, member, notice, review, array[review], note, 1, alert_due(
        greatest(now(), (
          select max(e.queued_at) + interval '10 minutes' from alerts e
          where e.company_id = company and e.user_id = member and e.kind = notice and e.about = review
        )),
        false, s.quiet_from, s.quiet_to, s.quiet_time_zone, c.time_zone
      )
      from memberships m
      join users u on u.id = m.user_id
      join companies c on c.id = m.company_id
      left join notification_settings s on s.company_id = m.company_id and s.user_id = m.user_id
      where m.company_id = company and m.user_id = member and m.role = any(roles)
        and u.disabled_at is null and u.password_hash is not null and coalesce(s.alerts_when, 'instant') <> 'off'
      on conflict (company_id, user_id, kind, about) where queued_at is null do update
        set total = a.total + 1, note_id = coalesce(excluded.note_id, a.note_id);
      return release_alerts(company, member, 10) > 0;
    end
    $$
  `.execute(db)
  await sql`comment on function add_notice is 'Tells a member of the company in scope about a case, once it is time. '
    'Returns whether a mail was queued'`.execute(db)
  await sql`revoke execute on function add_notice from public`.execute(db)
  await sql`grant execute on function add_notice to candour_app`.execute(db)
}
