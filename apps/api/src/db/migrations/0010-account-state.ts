import { type Kysely, sql } from 'kysely'

/** An account can be disabled; sessions and known devices are valid for one epoch of the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column disabled_at timestamptz(3),
      add column epoch integer not null default 0
  `.execute(db)
  await sql`comment on column users.epoch is
    'Counts how often every session of the account was ended; a session opens only in the epoch its login was verified in'`.execute(
    db,
  )
}
