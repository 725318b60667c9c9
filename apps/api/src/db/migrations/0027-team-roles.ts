import { type Kysely, sql } from 'kysely'

/**
 * Members have one of four roles, and owners manage their company's team. Existing members stay owners, and so do those
 * added without a role. A server of the previous version grants nothing to the other three roles.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table memberships
      drop constraint memberships_role_check,
      add constraint memberships_role_check check (role in ('owner', 'manager', 'responder', 'viewer'))
  `.execute(db)
  await addActivity(db)
  await addMails(db)
  await addTeam(db)
}

/**
 * When an account was last seen, which outlives its sessions. A table of its own: a trigger that updated `users` would
 * wait for locks of transactions that wait for the session's row.
 */
async function addActivity(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_activity (
      user_id uuid primary key references users (id) on delete cascade,
      last_seen_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`
    insert into account_activity (user_id, last_seen_at)
    select user_id, max(last_seen_at) from sessions group by user_id
  `.execute(db)
  await sql`
    create function note_activity() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into account_activity (user_id, last_seen_at) values (new.user_id, new.last_seen_at)
      on conflict (user_id) do update
        set last_seen_at = greatest(account_activity.last_seen_at, excluded.last_seen_at);
      return null;
    end
    $$
  `.execute(db)
  await sql`revoke execute on function note_activity from public`.execute(db)
  await sql`
    create trigger sessions_activity after insert or update of last_seen_at on sessions
    for each row execute function note_activity()
  `.execute(db)
  await sql`alter table account_activity enable row level security`.execute(db)
  await sql`create policy platform on account_activity to candour_platform using (true)`.execute(db)
  await sql`create policy own_company on account_activity for select to candour_accounts using (
    exists (select from memberships m where m.user_id = account_activity.user_id and m.company_id = ${company})
  )`.execute(db)
  await sql`grant select on account_activity to candour_accounts, candour_platform`.execute(db)
}

/**
 * Mails that tell a user about one of their companies. Only mails with a link are limited to one of a kind. Which kinds
 * exist is up to the server; the constraint says what each must name.
 */
async function addMails(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      drop constraint mails_user_id_kind_key,
      drop constraint mails_kind_check,
      add constraint mails_kind_check check (
        case
          when kind in ('invitation', 'reset') then user_id is not null and company_id is null and order_id is null
          when kind in ('order_confirmation', 'order_notice')
            then num_nonnulls(company_id, order_id, recipient) = 3 and user_id is null
          else user_id is not null and order_id is null
        end
      )
  `.execute(db)
  await sql`create unique index mails_of_link on mails (user_id, kind) where kind in ('invitation', 'reset')`.execute(
    db,
  )
  await sql`create index mails_of_user on mails (user_id) where user_id is not null`.execute(db)
  await sql`grant insert (company_id) on mails to candour_accounts`.execute(db)
  await sql`create policy own_company_of_account on mails for insert to candour_accounts
    with check (company_id = ${company})`.execute(db)
}

const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`
const actor = sql`nullif(current_setting('app.user_id', true), '')::uuid`

/**
 * `candour_accounts` may change no membership except through these functions, in the scope of a company and of one of
 * its owners. Each change locks the company's memberships, so that concurrent ones cannot leave it without an owner.
 * Where a user is locked too, that comes first, as when an operator deletes them.
 */
async function addTeam(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function owns_company() returns boolean
    language sql stable set search_path = public, pg_temp as $$
      select exists (
        select from memberships m join users u on u.id = m.user_id
        where m.company_id = ${company} and m.user_id = ${actor} and m.role = 'owner' and u.disabled_at is null
      )
    $$
  `.execute(db)
  await sql`
    create function lock_team() returns boolean
    language plpgsql set search_path = public, pg_temp as $$
    begin
      perform from memberships m where m.company_id = ${company} order by m.user_id for update;
      return owns_company();
    end
    $$
  `.execute(db)
  await sql`revoke execute on function owns_company, lock_team from public`.execute(db)

  await sql`
    create function add_member(address text, member_role text, new_id uuid, member_limit integer)
    returns table (outcome text, member uuid, has_password boolean)
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      company uuid := ${company};
      is_disabled boolean;
    begin
      if not owns_company() then
        return query select 'forbidden_role', null::uuid, false;
        return;
      end if;
      loop
        insert into users (id, email, role) values (new_id, address, 'company_admin') on conflict ((lower(email))) do nothing;
        select u.id, u.password_hash is not null, u.disabled_at is not null into member, has_password, is_disabled
        from users u where lower(u.email) = lower(address) for update;
        -- Otherwise deleted in the meantime, so the address is free again.
        exit when found;
      end loop;
      outcome := case
        when not lock_team() then 'forbidden_role'
        when exists (select from memberships m where m.company_id = company and m.user_id = member) then 'already_member'
        when is_disabled then 'invitee_disabled'
        when (select count(*) from memberships m where m.company_id = company) >= member_limit then 'too_many_members'
        else 'done'
      end;
      if outcome = 'done' then
        insert into memberships (user_id, company_id, role) values (member, company, member_role);
      end if;
      return next;
    end
    $$
  `.execute(db)

  // A null role removes the member. Nobody who was only invited keeps a link once they are in no company.
  await sql`
    create function change_member(member uuid, member_role text) returns text
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      company uuid := ${company};
      former text;
    begin
      if not lock_team() then return 'forbidden_role'; end if;
      select m.role into former from memberships m where m.company_id = company and m.user_id = member;
      if not found then return 'member_not_found'; end if;
      if former = 'owner' and member_role is distinct from 'owner' and not exists (
        select from memberships m join users u on u.id = m.user_id
        where m.company_id = company and m.role = 'owner' and m.user_id <> member and u.disabled_at is null
      ) then
        return 'last_owner';
      end if;
      if member_role is not null then
        update memberships m set role = member_role where m.company_id = company and m.user_id = member;
        return 'done';
      end if;
      delete from memberships m where m.company_id = company and m.user_id = member;
      if not exists (select from memberships m where m.user_id = member)
        and exists (select from users u where u.id = member and u.password_hash is null) then
        delete from password_links l where l.user_id = member;
        delete from mails where mails.user_id = member and mails.kind in ('invitation', 'reset');
      end if;
      return 'done';
    end
    $$
  `.execute(db)

  // Before the caller replaces the link of a member who has not set a password.
  await sql`
    create function lock_invited(member uuid) returns text
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      has_password boolean;
      is_disabled boolean;
    begin
      if not owns_company() then return 'forbidden_role'; end if;
      select u.password_hash is not null, u.disabled_at is not null into has_password, is_disabled
      from users u where u.id = member and exists (
        select from memberships m where m.company_id = ${company} and m.user_id = u.id
      ) for update;
      return case
        when not found then 'member_not_found'
        when is_disabled then 'invitee_disabled'
        when has_password then 'already_active'
        else 'done'
      end;
    end
    $$
  `.execute(db)
  await sql`revoke execute on function add_member, change_member, lock_invited from public`.execute(db)
  await sql`grant execute on function add_member, change_member, lock_invited to candour_accounts`.execute(db)
}
