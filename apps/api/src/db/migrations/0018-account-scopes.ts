import { type Kysely, sql } from 'kysely'

/**
 * `candour_accounts` sees an account, its memberships and its sessions only in the scope of that user
 * (`app.user_id`), and the members of a company only in the scope of that company (`app.company_id`). Without a scope it
 * sees nothing. Accounts are found through functions, by something that only their user has or knows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await scope(db)
  await addLookups(db)
}

/**
 * The previous version uses no scopes. Its connections are told apart by their application name; the policy can be
 * dropped once no server of that version runs.
 */
async function scope(db: Kysely<unknown>): Promise<void> {
  const user = sql`nullif(current_setting('app.user_id', true), '')::uuid`
  const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`
  for (const name of ['users', 'memberships', 'sessions']) {
    const table = sql.table(name)
    await sql`drop policy accounts on ${table}`.execute(db)
    await sql`create policy version_before_scopes on ${table} to candour_accounts
      using (current_setting('application_name') = 'candour')`.execute(db)
  }
  await sql`create policy own_account on users to candour_accounts using (id = ${user})`.execute(db)
  await sql`create policy own_account on memberships to candour_accounts using (user_id = ${user})`.execute(
    db,
  )
  await sql`create policy own_account on sessions to candour_accounts using (user_id = ${user})`.execute(db)
  await sql`create policy own_company on memberships for select to candour_accounts using (company_id = ${company})`.execute(
    db,
  )
  await sql`create policy own_company on users for select to candour_accounts using (
    exists (select from memberships m where m.user_id = users.id and m.company_id = ${company})
  )`.execute(db)
}

/**
 * Lookups that cannot know the user beforehand; each is one round trip. They are written in PL/pgSQL because it keeps
 * its plans.
 */
async function addLookups(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function memberships_of(user_id uuid) returns json
    language sql stable as $$
      select coalesce(
        json_agg(json_build_object('companyId', m.company_id, 'role', m.role) order by m.created_at, m.company_id),
        '[]'
      )
      from memberships m where m.user_id = memberships_of.user_id
    $$
  `.execute(db)

  await lookup(
    db,
    sql`find_account(address text)`,
    sql`table (id uuid, email text, role text, memberships json, password_hash text, epoch integer)`,
    sql`
      return query
      select u.id, u.email, u.role, memberships_of(u.id), u.password_hash, u.epoch
      from users u where lower(u.email) = address and u.disabled_at is null`,
  )
  await lookup(
    db,
    sql`find_password_link(hash bytea)`,
    sql`table (user_id uuid, email text)`,
    sql`
      return query
      select u.id, u.email from password_links l join users u on u.id = l.user_id
      where l.token_hash = hash and l.expires_at > now()`,
  )
  await lookup(
    db,
    sql`find_session(hash bytea, idle interval, total interval)`,
    sql`table (id uuid, email text, role text, memberships json)`,
    sql`
      update sessions s set last_seen_at = now()
      where s.id_hash = hash and s.created_at > now() - total and s.last_seen_at > now() - idle
        and s.last_seen_at < now() - interval '1 minute';
      return query
      select u.id, u.email, u.role, memberships_of(u.id)
      from sessions s join users u on u.id = s.user_id
      where s.id_hash = hash and s.created_at > now() - total and s.last_seen_at > now() - idle
        and u.disabled_at is null`,
  )
  await lookup(
    db,
    sql`end_session(hash bytea)`,
    sql`void`,
    sql`
      delete from sessions s where s.id_hash = hash`,
  )
  await lookup(
    db,
    sql`find_allowed_views(hashes bytea[], companies uuid[], idle interval, total interval)`,
    sql`setof integer`,
    sql`
      return query
      select v.position::integer
      from unnest(hashes, companies) with ordinality as v (id_hash, company_id, position)
      join sessions s on s.id_hash = v.id_hash
      join memberships m on m.user_id = s.user_id and m.company_id = v.company_id
      where s.created_at > now() - total and s.last_seen_at > now() - idle`,
  )
  await sql`revoke execute on function memberships_of from public`.execute(db)
}

async function lookup(
  db: Kysely<unknown>,
  signature: ReturnType<typeof sql>,
  result: ReturnType<typeof sql>,
  body: ReturnType<typeof sql>,
): Promise<void> {
  const [, name = ''] = /^(\w+)/.exec(signature.compile(db).sql) ?? []
  await sql`
    create function ${signature} returns ${result}
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin${body};
    end
    $$
  `.execute(db)
  await sql`revoke execute on function ${sql.ref(name)} from public`.execute(db)
  await sql`grant execute on function ${sql.ref(name)} to candour_accounts`.execute(db)
}
