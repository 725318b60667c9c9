import { type Kysely, sql } from 'kysely'

/** Password links and their mails, sessions with device details, and rate limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions
    add column id uuid not null default gen_random_uuid() unique,
    add column device text not null default 'Unknown device' check (length(device) <= 60)`.execute(db)

  // Only the newest mail of a kind counts: replacing a link deletes the mail that carried the old one.
  await sql`
    create table mails (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      kind text not null check (kind in ('invitation', 'reset')),
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
      error text,
      created_at timestamptz(3) not null default now(),
      sent_at timestamptz(3),
      unique (user_id, kind)
    )
  `.execute(db)

  await sql`
    create table password_links (
      user_id uuid not null references users (id) on delete cascade,
      kind text not null check (kind in ('invitation', 'reset')),
      mail_id uuid unique references mails (id) on delete set null,
      token_hash bytea unique check (octet_length(token_hash) = 32),
      expires_at timestamptz(3),
      primary key (user_id, kind),
      check ((token_hash is null) = (expires_at is null))
    )
  `.execute(db)
  await sql`comment on column password_links.token_hash is
    'SHA-256 of the token; null until the mail that carries it leaves'`.execute(db)

  await sql`create index users_newest on users (created_at desc, id desc)`.execute(db)

  // Unlogged: losing the counts in a crash is harmless.
  await sql`
    create unlogged table rate_limits (
      key bytea primary key check (octet_length(key) = 32),
      count integer not null,
      resets_at timestamptz(3) not null
    )
  `.execute(db)

  await sql`grant select, insert, update, delete on mails, password_links to candour_app, candour_platform`.execute(
    db,
  )
  await sql`grant select, insert, update, delete on rate_limits to candour_app`.execute(db)
}
