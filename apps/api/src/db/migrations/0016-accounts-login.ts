import { type Kysely, sql } from 'kysely'

/**
 * `candour_accounts` is the login for accounts: signing in and out, passwords, sessions, links and their mails.
 * `candour_app` cannot reach these tables, and `candour_accounts` cannot reach any company's data.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      if not exists (select from pg_roles where rolname = 'candour_accounts') then
        create role candour_accounts nologin noinherit nobypassrls;
      end if;
    end
    $$
  `.execute(db)
  await grant(db)
  await separate(db)
  await addOperatorAddresses(db)
}

async function grant(db: Kysely<unknown>): Promise<void> {
  await sql`grant usage on schema public to candour_accounts`.execute(db)
  await sql`grant select on users, memberships, sessions, password_links, mails to candour_accounts`.execute(
    db,
  )
  await sql`grant update (password_hash, epoch) on users to candour_accounts`.execute(db)
  await sql`grant insert (id_hash, user_id, device), update (last_seen_at), delete on sessions to candour_accounts`.execute(
    db,
  )
  await sql`grant insert, update (mail_id, token_hash, expires_at), delete on password_links to candour_accounts`.execute(
    db,
  )
  await sql`grant insert (id, user_id, kind), update (state, error, sent_at), delete on mails to candour_accounts`.execute(
    db,
  )
}

/**
 * The previous version works as `candour_app` through `set role` and still needs its grants; the session's user tells
 * it apart from the login. Both grants and policy can be dropped once no server of that version runs.
 */
async function separate(db: Kysely<unknown>): Promise<void> {
  for (const name of ['users', 'memberships', 'sessions', 'password_links', 'mails']) {
    const table = sql.table(name)
    await sql`alter table ${table} enable row level security`.execute(db)
    await sql`create policy accounts on ${table} to candour_accounts using (true)`.execute(db)
    await sql`create policy platform on ${table} to candour_platform using (true)`.execute(db)
    await sql`create policy version_before on ${table} to candour_app using (session_user <> 'candour_app')`.execute(
      db,
    )
  }
}

/** Returns the recipients of a print order's notification, inside the transaction that places the order. */
async function addOperatorAddresses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function operator_addresses() returns setof text
    language sql stable security definer set search_path = public, pg_temp as $$
      select email from users where role = 'superadmin' and disabled_at is null
    $$
  `.execute(db)
  await sql`revoke execute on function operator_addresses from public`.execute(db)
  await sql`grant execute on function operator_addresses to candour_app`.execute(db)
}
