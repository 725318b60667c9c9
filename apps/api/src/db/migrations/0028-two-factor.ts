import { type Kysely, type RawBuilder, sql } from 'kysely'

/**
 * Second factors (decision 52): authenticator apps, recovery codes, and sign-ins that wait for a second factor.
 *
 * A server of the previous version does not know them: until the last one is replaced, it signs users in with the
 * password alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column two_factor boolean not null default false`.execute(db)
  await sql`comment on column users.two_factor is
    'Whether a second factor is set up; kept by the server in the transaction that changes factors'`.execute(
    db,
  )
  await sql`grant update (two_factor) on users to candour_accounts`.execute(db)
  await extendSessions(db)
  await addFactors(db)
  await addPendingSignIns(db)
  await sql`alter table mails add column detail text check (length(detail) <= 60)`.execute(db)
  await sql`comment on column mails.detail is 'What a mail is about, where its kind leaves that open'`.execute(
    db,
  )
  await sql`grant insert (detail) on mails to candour_accounts, candour_platform`.execute(db)
}

async function extendSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column factor text not null default 'password'
        check (factor in ('password', 'totp', 'passkey', 'recovery')),
      add column stepped_up_at timestamptz(3)
  `.execute(db)
  await sql`comment on column sessions.stepped_up_at is
    'When the user last presented the password or a code in this session; a sign-in is none'`.execute(db)
  await sql`grant insert (factor), update (stepped_up_at) on sessions to candour_accounts`.execute(db)
  await addFunction(
    db,
    sql`read_session(hash bytea, idle interval, total interval, step_up interval)`,
    sql`table (
      id uuid, email text, role text, memberships json, two_factor boolean, factor text, step_up_until timestamptz
    )`,
    sql`
      update sessions s set last_seen_at = now()
      where s.id_hash = hash and s.created_at > now() - total and s.last_seen_at > now() - idle
        and s.last_seen_at < now() - interval '1 minute';
      return query
      select u.id, u.email, u.role, memberships_of(u.id), u.two_factor, s.factor,
        case when s.stepped_up_at > now() - step_up then s.stepped_up_at + step_up end
      from sessions s join users u on u.id = s.user_id
      where s.id_hash = hash and s.created_at > now() - total and s.last_seen_at > now() - idle
        and u.disabled_at is null`,
  )
}

async function addFactors(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table totp_secrets (
      user_id uuid primary key references users (id) on delete cascade,
      secret bytea,
      unconfirmed_secret bytea,
      used_steps integer[] not null default '{}',
      created_at timestamptz(3) not null default now()
    )
  `.execute(db)
  await sql`comment on column totp_secrets.secret is
    'Encrypted with a key derived from SESSION_SECRET; null until a code has confirmed it'`.execute(db)
  await sql`comment on column totp_secrets.used_steps is
    'Time steps of the accepted codes that would still be valid: each code works once'`.execute(db)
  await ownAccountOnly(db, 'totp_secrets')
  await sql`grant insert, update (secret, unconfirmed_secret, used_steps) on totp_secrets to candour_accounts`.execute(
    db,
  )
  await sql`grant update (secret, unconfirmed_secret) on totp_secrets to candour_platform`.execute(db)

  await sql`
    create table recovery_codes (
      user_id uuid not null references users (id) on delete cascade,
      hash bytea not null check (octet_length(hash) = 32),
      primary key (user_id, hash)
    )
  `.execute(db)
  await sql`comment on column recovery_codes.hash is 'Argon2id with the user''s id as the salt'`.execute(db)
  await ownAccountOnly(db, 'recovery_codes')
  await sql`grant insert on recovery_codes to candour_accounts`.execute(db)
}

/** Unlogged: after a crash, the password has to be entered again. */
async function addPendingSignIns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table pending_sign_ins (
      id_hash bytea primary key check (octet_length(id_hash) = 32),
      user_id uuid not null references users (id) on delete cascade,
      epoch integer not null,
      tries integer not null default 0,
      created_at timestamptz(3) not null default now()
    )
  `.execute(db)
  await sql`create index pending_sign_ins_user on pending_sign_ins (user_id)`.execute(db)
  await sql`comment on column pending_sign_ins.epoch is
    'Epoch of the account in which the password was verified; in any other the sign-in is void'`.execute(db)
  await ownAccountOnly(db, 'pending_sign_ins')
  await sql`grant insert (id_hash, user_id, epoch) on pending_sign_ins to candour_accounts`.execute(db)
  // Counted in one statement, so that concurrent tries cannot exceed the limit.
  await addFunction(
    db,
    sql`take_sign_in_try(hash bytea, lifetime interval, max_tries integer)`,
    sql`table (id uuid, email text, role text, memberships json, epoch integer)`,
    sql`
      return query
      with tried as (
        update pending_sign_ins p set tries = p.tries + 1
        where p.id_hash = hash and p.created_at > now() - lifetime and p.tries < max_tries
        returning p.user_id, p.epoch
      )
      select u.id, u.email, u.role, memberships_of(u.id), u.epoch
      from tried t join users u on u.id = t.user_id and u.epoch = t.epoch
      where u.disabled_at is null`,
  )
  await addFunction(
    db,
    sql`find_pending_user(hash bytea, lifetime interval, max_tries integer)`,
    sql`setof uuid`,
    sql`
      return query
      select p.user_id from pending_sign_ins p
      where p.id_hash = hash and p.created_at > now() - lifetime and p.tries < max_tries`,
  )
}

/** Shows rows to their user, and to operators, who can remove them. */
async function ownAccountOnly(db: Kysely<unknown>, name: string): Promise<void> {
  const table = sql.table(name)
  await sql`alter table ${table} enable row level security`.execute(db)
  await sql`create policy own_account on ${table} to candour_accounts
    using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)`.execute(db)
  await sql`create policy platform on ${table} to candour_platform using (true)`.execute(db)
  await sql`grant select, delete on ${table} to candour_accounts, candour_platform`.execute(db)
}

/** Looks up, by something only the user has, what `candour_accounts` cannot see outside the scope of that user. */
async function addFunction(
  db: Kysely<unknown>,
  signature: RawBuilder<unknown>,
  result: RawBuilder<unknown>,
  body: RawBuilder<unknown>,
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
