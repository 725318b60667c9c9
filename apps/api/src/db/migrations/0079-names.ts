import { type Kysely, sql } from 'kysely'

const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`
const actor = sql`nullif(current_setting('app.user_id', true), '')::uuid`

/** People have a name, which the members of their companies see in place of their address (decision 100). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column name varchar(80) check (name <> '')`.execute(db)
  await sql`comment on column users.name is 'Chosen by the user; null if they are named by their address'`.execute(
    db,
  )
  await sql`grant update (name) on users to candour_accounts`.execute(db)
  await showToMembers(db)
  await showToInvited(db)
}

async function showToMembers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function names_of_members() returns table (user_id uuid, email text, name text)
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    #variable_conflict use_column
    declare
      company uuid := ${company};
    begin
      return query
        select u.id, u.email::text, u.name::text from memberships m join users u on u.id = m.user_id
        where m.company_id = company and u.name is not null;
    end
    $$
  `.execute(db)
  await sql`comment on function names_of_members is
    'Members of the company in scope who have chosen a name; addresses of others are not shown'`.execute(db)
  await sql`revoke execute on function names_of_members from public`.execute(db)
  await sql`grant execute on function names_of_members to candour_app`.execute(db)
}

/** Who invites is called by their name, followed by their address. The functions are otherwise those of migration 78. */
async function showToInvited(db: Kysely<unknown>): Promise<void> {
  const shown = sql`i.id, i.company_id, c.name, i.role, i.expires_at, (
    select coalesce(b.name || ' (' || b.email || ')', b.email)
    from users b join memberships m on m.user_id = b.id
    where b.id = i.invited_by and m.company_id = i.company_id and b.disabled_at is null
  )`
  const valid = sql`
    team_invitations i join companies c on c.id = i.company_id left join users u on lower(u.email) = lower(i.email)
    where i.expires_at > now() and u.disabled_at is null
      and not exists (select from company_deletions d where d.company_id = i.company_id)`
  await sql`
    create or replace function invitations_of_account() returns table (
      id uuid, company_id uuid, company text, role text, expires_at timestamptz, inviter text
    )
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    begin
      return query select ${shown} from ${valid} and u.id = ${actor} order by i.created_at, i.id limit 50;
    end
    $$
  `.execute(db)
  await sql`
    create or replace function find_invitation(hash bytea) returns table (
      id uuid, company_id uuid, company text, role text, expires_at timestamptz, inviter text,
      email text, user_id uuid, has_password boolean
    )
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    begin
      return query select ${shown}, coalesce(u.email, i.email), u.id, coalesce(u.password_hash is not null, false)
        from ${valid} and i.token_hash = hash;
    end
    $$
  `.execute(db)
}
