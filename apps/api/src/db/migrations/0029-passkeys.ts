import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Passkeys (WebAuthn credentials), and the challenges that browsers have been given for them (decision 53). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name varchar(60) not null check (name <> ''),
      created_at timestamptz(3) not null default now(),
      last_used_at timestamptz(3)
    )
  `.execute(db)
  await sql`create index passkeys_user on passkeys (user_id, created_at desc)`.execute(db)
  await sql`comment on column passkeys.counter is
    'Signatures made, as of the last sign-in; 0 if the authenticator does not count them'`.execute(db)
  await sql`alter table passkeys enable row level security`.execute(db)
  await sql`create policy own_account on passkeys to candour_accounts
    using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)`.execute(db)
  await sql`create policy platform on passkeys to candour_platform using (true)`.execute(db)
  await sql`grant select, insert (user_id, credential_id, public_key, counter, transports, name),
    update (counter, last_used_at), delete on passkeys to candour_accounts`.execute(db)
  await sql`grant select, delete on passkeys to candour_platform`.execute(db)
  await addFunction(
    db,
    sql`find_passkey(given bytea)`,
    sql`table (
      passkey_id uuid, public_key bytea, counter bigint, id uuid, email text, role text, memberships json, epoch integer
    )`,
    sql`
      return query
      select p.id, p.public_key, p.counter, u.id, u.email, u.role, memberships_of(u.id), u.epoch
      from passkeys p join users u on u.id = p.user_id
      where p.credential_id = given and u.disabled_at is null`,
  )
  await addChallenges(db)
}

/** Unlogged: after a crash, the browser has to ask for another challenge. Reached through functions only. */
async function addChallenges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table passkey_challenges (
      challenge bytea primary key check (octet_length(challenge) = 32),
      user_id uuid references users (id) on delete cascade,
      created_at timestamptz(3) not null default now()
    )
  `.execute(db)
  await sql`comment on column passkey_challenges.user_id is
    'Who may add a passkey with it; null for a sign-in'`.execute(db)
  await sql`create index passkey_challenges_user on passkey_challenges (user_id) where user_id is not null`.execute(
    db,
  )
  await sql`alter table passkey_challenges enable row level security`.execute(db)
  await sql`create policy platform on passkey_challenges to candour_platform using (true)`.execute(db)
  await sql`grant select, delete on passkey_challenges to candour_platform`.execute(db)
  await addFunction(
    db,
    sql`keep_challenge(given bytea, for_user uuid)`,
    sql`void`,
    sql`
      insert into passkey_challenges (challenge, user_id) values (given, for_user)`,
  )
  await addFunction(
    db,
    sql`take_challenge(given bytea, for_user uuid, lifetime interval)`,
    sql`boolean`,
    sql`
      delete from passkey_challenges c
      where c.challenge = given and c.user_id is not distinct from for_user and c.created_at > now() - lifetime;
      return found`,
  )
}

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
