import { type Kysely, sql } from 'kysely'

const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`

/** People have a name, which the members of their companies see in place of their address (decision 100). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column name varchar(80) check (name <> '')`.execute(db)
  await sql`comment on column users.name is 'Chosen by the user; null if they are named by their address'`.execute(
    db,
  )
  await sql`grant update (name) on users to candour_accounts`.execute(db)
  await showToMembers(db)
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
