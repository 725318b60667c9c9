import { type Kysely, sql } from 'kysely'

/**
 * An operator views a company's dashboard, read-only and for a limited time (decision 56). A view belongs to a session.
 * It ends at its time, when the operator leaves it, or with the session; the row remains for the mails about it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addViews(db)
  await readViews(db)
  await addMails(db)
  await sql`alter table companies add column mail_on_view boolean not null default true`.execute(db)
  await sql`comment on column companies.mail_on_view is
    'Whether the owners get a mail when an operator views the company'`.execute(db)
  await sql`grant select (mail_on_view), update (mail_on_view) on companies to candour_app`.execute(db)
}

async function addViews(db: Kysely<unknown>): Promise<void> {
  // No foreign keys to session and user: the end of a view is recorded after either is gone.
  await sql`
    create table company_views (
      company_id uuid not null references companies (id) on delete cascade,
      id uuid not null,
      session_id uuid not null,
      user_id uuid not null,
      reason varchar(500) not null,
      started_at timestamptz(3) not null default now(),
      until_at timestamptz(3) not null,
      ended_at timestamptz(3),
      primary key (company_id, id)
    )
  `.execute(db)
  await sql`comment on table company_views is 'Views of companies by operators of the last 30 days'`.execute(
    db,
  )
  await sql`comment on column company_views.ended_at is
    'When the end was recorded; a view is over from until_at on and once its session is gone'`.execute(db)
  await sql`create unique index company_views_open on company_views (session_id) where ended_at is null`.execute(
    db,
  )
  await sql`alter table company_views enable row level security`.execute(db)
  await sql`create policy platform on company_views to candour_platform using (true)`.execute(db)
  await sql`grant select, insert, update (ended_at), delete on company_views to candour_platform`.execute(db)
}

async function readViews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function open_view(hash bytea) returns table (company_id uuid, until_at timestamptz)
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      return query
      select v.company_id, v.until_at::timestamptz from sessions s join company_views v on v.session_id = s.id
      where s.id_hash = hash and v.ended_at is null and v.until_at > now();
    end
    $$
  `.execute(db)
  await sql`comment on function open_view is 'What the session with this hash is viewing'`.execute(db)
  await sql`revoke execute on function open_view from public`.execute(db)
  await sql`grant execute on function open_view to candour_accounts`.execute(db)

  // As before, and for operators who view the company.
  await sql`
    create or replace function find_allowed_views(hashes bytea[], companies uuid[], idle interval, total interval)
    returns setof integer
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      return query
      select v.position::integer
      from unnest(hashes, companies) with ordinality as v (id_hash, company_id, position)
      join sessions s on s.id_hash = v.id_hash
      where s.created_at > now() - total and s.last_seen_at > now() - idle and (
        exists (select from memberships m where m.user_id = s.user_id and m.company_id = v.company_id)
        or exists (
          select from company_views o join users u on u.id = s.user_id
          where o.session_id = s.id and o.company_id = v.company_id and o.ended_at is null and o.until_at > now()
            and u.role = 'superadmin'
        )
      );
    end
    $$
  `.execute(db)
}

/** Mails that tell owners about a view, one for each start and end; `detail` is the view's id. */
async function addMails(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      add column if not exists detail text check (length(detail) <= 60),
      drop constraint if exists mails_user_id_kind_key,
      drop constraint if exists mails_kind_check,
      add constraint mails_kind_check check (
        case
          when kind in ('invitation', 'reset') then user_id is not null and company_id is null and order_id is null
          when kind in ('order_confirmation', 'order_notice')
            then num_nonnulls(company_id, order_id, recipient) = 3 and user_id is null
          when kind in ('view_started', 'view_ended')
            then num_nonnulls(user_id, company_id, detail) = 3 and order_id is null
          else user_id is not null and order_id is null
        end
      )
  `.execute(db)
  await sql`create unique index if not exists mails_of_link on mails (user_id, kind)
    where kind in ('invitation', 'reset')`.execute(db)
  await sql`grant insert (company_id, detail) on mails to candour_platform`.execute(db)
}
