import { type Kysely, sql } from 'kysely'

const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`
const actor = sql`nullif(current_setting('app.user_id', true), '')::uuid`

/**
 * Someone invited to a team becomes a member when they accept (decision 99). Until then there is only the address: the
 * company learns nothing of an account that may belong to it, and no account is made.
 *
 * `add_member` stays for the previous version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addInvitations(db)
  await addMails(db)
  await manage(db)
  await showToInvited(db)
  await answer(db)
}

async function addInvitations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table team_invitations (
      id uuid primary key,
      company_id uuid not null references companies (id) on delete cascade,
      email text not null,
      role text not null check (role in ('owner', 'manager', 'responder', 'viewer')),
      invited_by uuid references users (id) on delete set null,
      mail_id uuid not null unique,
      token_hash bytea unique,
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`comment on column team_invitations.mail_id is 'Latest mail, whose link alone is valid'`.execute(
    db,
  )
  await sql`comment on column team_invitations.token_hash is 'Set when the mail is sent'`.execute(db)
  await sql`create unique index team_invitations_of_address on team_invitations (lower(email), company_id)`.execute(
    db,
  )
  await sql`create index team_invitations_of_company on team_invitations (company_id)`.execute(db)
  await sql`create index team_invitations_by on team_invitations (invited_by) where invited_by is not null`.execute(
    db,
  )
  await sql`alter table team_invitations enable row level security`.execute(db)
  await sql`create policy platform on team_invitations to candour_platform using (true)`.execute(db)
  await sql`create policy own_company on team_invitations for select to candour_accounts
    using (company_id = ${company})`.execute(db)
  await sql`select hide_deleted('team_invitations', 'company_id')`.execute(db)
  await sql`grant select (id, company_id, email, role, created_at, expires_at) on team_invitations
    to candour_accounts`.execute(db)
  await sql`grant select (expires_at), delete on team_invitations to candour_platform`.execute(db)

  // However someone becomes a member, they are no longer invited.
  await sql`
    create function end_invitation() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      delete from team_invitations i using users u
      where u.id = new.user_id and i.company_id = new.company_id and lower(i.email) = lower(u.email);
      return null;
    end
    $$
  `.execute(db)
  await sql`revoke execute on function end_invitation from public`.execute(db)
  await sql`create trigger memberships_end_invitation after insert on memberships
    for each row execute function end_invitation()`.execute(db)
}

/** The mail goes to an address, and `detail` is the invitation's id. It is withdrawn with its link. */
async function addMails(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      drop constraint mails_kind_check,
      add constraint mails_kind_check check (
        case
          when kind in ('invitation', 'reset') then user_id is not null and company_id is null and order_id is null
          when kind in ('order_confirmation', 'order_notice')
            then num_nonnulls(company_id, order_id, recipient) = 3 and user_id is null
          when kind in ('view_started', 'view_ended')
            then num_nonnulls(user_id, company_id, detail) = 3 and order_id is null
          when kind in ('reply', 'receipt', 'team_invitation')
            then num_nonnulls(company_id, recipient, detail) = 3 and num_nonnulls(user_id, order_id) = 0
          else user_id is not null and order_id is null
        end
      )
  `.execute(db)
  await sql`
    create function withdraw_invitation_mail() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      delete from mails where id = old.mail_id;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create function queue_invitation_mail() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into mails (id, kind, company_id, recipient, detail, next_attempt_at)
      values (new.mail_id, 'team_invitation', new.company_id, new.email, new.id, now());
      return null;
    end
    $$
  `.execute(db)
  await sql`revoke execute on function withdraw_invitation_mail, queue_invitation_mail from public`.execute(
    db,
  )
  await sql`create trigger team_invitations_former_mail after delete or update of mail_id on team_invitations
    for each row execute function withdraw_invitation_mail()`.execute(db)
  await sql`create trigger team_invitations_mail after insert or update of mail_id on team_invitations
    for each row execute function queue_invitation_mail()`.execute(db)
}

/** What owners do; in the scope of their company and their own, like every change of a team (migration 27). */
async function manage(db: Kysely<unknown>): Promise<void> {
  // Reads no account except members': it takes as long and answers the same whoever the address belongs to.
  await sql`
    create function invite_member(invitation uuid, address text, member_role text, mail uuid, member_limit integer)
    returns text
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      company uuid := ${company};
    begin
      if not lock_team() then return 'forbidden_role'; end if;
      -- One that has expired is replaced.
      delete from team_invitations i
      where i.company_id = company and lower(i.email) = lower(address) and i.expires_at <= now();
      if exists (select from memberships m join users u on u.id = m.user_id
          where m.company_id = company and lower(u.email) = lower(address))
        or exists (select from team_invitations i where i.company_id = company and lower(i.email) = lower(address))
      then
        return 'already_member';
      end if;
      if (select count(*) from memberships m where m.company_id = company)
        + (select count(*) from team_invitations i where i.company_id = company) >= member_limit
      then
        return 'too_many_members';
      end if;
      insert into team_invitations (id, company_id, email, role, invited_by, mail_id, expires_at)
      values (invitation, company, address, member_role, ${actor}, mail, now() + interval '24 hours');
      return 'done';
    end
    $$
  `.execute(db)
  await sql`
    create function renew_invitation(invitation uuid, mail uuid) returns text
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if not lock_team() then return 'forbidden_role'; end if;
      update team_invitations i
      set mail_id = mail, token_hash = null, invited_by = ${actor}, expires_at = now() + interval '24 hours'
      where i.id = invitation and i.company_id = ${company};
      return case when found then 'done' else 'member_not_found' end;
    end
    $$
  `.execute(db)
  // A null role cancels the invitation.
  await sql`
    create function change_invitation(invitation uuid, member_role text) returns text
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if not lock_team() then return 'forbidden_role'; end if;
      if member_role is null then
        delete from team_invitations i where i.id = invitation and i.company_id = ${company};
      else
        update team_invitations i set role = member_role where i.id = invitation and i.company_id = ${company};
      end if;
      return case when found then 'done' else 'member_not_found' end;
    end
    $$
  `.execute(db)
  await forAccounts(db, ['invite_member', 'renew_invitation', 'change_invitation'])
}

/** Columns of an invitation `i` to a company `c`. Who invites is named as long as they are a member. */
const shown = sql`i.id, i.company_id, c.name, i.role, i.expires_at, (
  select coalesce(b.name || ' (' || b.email || ')', b.email)
  from users b join memberships m on m.user_id = b.id
  where b.id = i.invited_by and m.company_id = i.company_id and b.disabled_at is null
)`

/** Valid invitations `i`, their companies `c`, and the account `u` of the address, if any. None if it is disabled. */
const valid = sql`
  team_invitations i join companies c on c.id = i.company_id left join users u on lower(u.email) = lower(i.email)
  where i.expires_at > now() and u.disabled_at is null
    and not exists (select from company_deletions d where d.company_id = i.company_id)`

const described = sql`table (
  id uuid, company_id uuid, company text, role text, expires_at timestamptz, inviter text,
  email text, user_id uuid, has_password boolean
)`

/** What the person invited sees: by their account, by the token of the link, and in the mail that carries it. */
async function showToInvited(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function invitations_of_account() returns table (
      id uuid, company_id uuid, company text, role text, expires_at timestamptz, inviter text
    )
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    begin
      return query select ${shown} from ${valid} and u.id = ${actor} order by i.created_at, i.id limit 50;
    end
    $$
  `.execute(db)
  await sql`
    create function find_invitation(hash bytea) returns ${described}
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    begin
      return query select ${shown}, coalesce(u.email, i.email), u.id, coalesce(u.password_hash is not null, false)
        from ${valid} and i.token_hash = hash;
    end
    $$
  `.execute(db)
  // When its mail is sent, the link becomes valid, for a day.
  await sql`
    create function activate_invitation(mail uuid, hash bytea) returns ${described}
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update team_invitations i set token_hash = hash, expires_at = now() + interval '24 hours' where i.mail_id = mail;
      return query select * from find_invitation(hash);
    end
    $$
  `.execute(db)
  await forAccounts(db, ['invitations_of_account', 'find_invitation', 'activate_invitation'])
}

/** What the person invited does, in the scope of their account: whoever proves to be it by a password or a link. */
async function answer(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function make_invited_account(hash bytea, new_id uuid) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into users (id, email, role) select new_id, i.email, 'company_admin' from find_invitation(hash) i
      on conflict ((lower(email))) do nothing;
    end
    $$
  `.execute(db)
  // Locks the account before the team, as everywhere. Of concurrent answers, one finds the invitation.
  await sql`
    create function accept_invitation(invitation uuid, member_limit integer)
    returns table (outcome text, company uuid, member_role text)
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      person uuid := ${actor};
      is_member boolean;
    begin
      perform from users u where u.id = person for update;
      select i.company_id into company from invitations_of_account() i where i.id = invitation;
      if found then
        perform from memberships m where m.company_id = company order by m.user_id for update;
        is_member := exists (select from memberships m where m.company_id = company and m.user_id = person);
        if (select c.suspended from companies c where c.id = company) then
          outcome := 'company_suspended';
        elsif not is_member
          and (select count(*) from memberships m where m.company_id = company) >= member_limit
        then
          outcome := 'team_full';
        else
          delete from team_invitations i where i.id = invitation returning i.role into member_role;
          if found then
            insert into memberships (user_id, company_id, role) values (person, company, member_role)
            on conflict do nothing;
            outcome := 'done';
          end if;
        end if;
      end if;
      outcome := coalesce(outcome, 'invitation_not_found');
      return next;
    end
    $$
  `.execute(db)
  await sql`
    create function decline_invitation(invitation uuid) returns table (company uuid, address text)
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      return query delete from team_invitations i using invitations_of_account() own
        where own.id = invitation and i.id = own.id returning i.company_id, i.email;
    end
    $$
  `.execute(db)
  // Needs no account.
  await sql`
    create function decline_invitation_link(hash bytea) returns table (company uuid, address text)
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      return query delete from team_invitations i using find_invitation(hash) own
        where i.id = own.id returning i.company_id, i.email;
    end
    $$
  `.execute(db)
  await forAccounts(db, [
    'make_invited_account',
    'accept_invitation',
    'decline_invitation',
    'decline_invitation_link',
  ])
}

async function forAccounts(db: Kysely<unknown>, functions: string[]): Promise<void> {
  for (const name of functions) {
    await sql`revoke execute on function ${sql.ref(name)} from public`.execute(db)
    await sql`grant execute on function ${sql.ref(name)} to candour_accounts`.execute(db)
  }
}
