import { type Kysely, sql } from 'kysely'

/** With a replica, who has just written reads what was written: their session keeps the position to wait for (decision 81). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column wal_position pg_lsn`.execute(db)
  await sql`comment on column sessions.wal_position is
    'Position of the write-ahead log after the last change made in the session; null before the first, and without a '
    'replica'`.execute(db)
  await sql`
    create function session_position(hash bytea) returns pg_lsn
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    begin
      return (select s.wal_position from sessions s where s.id_hash = hash);
    end
    $$
  `.execute(db)
  await sql`
    create function keep_session_position(hash bytea) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update sessions s set wal_position = pg_current_wal_insert_lsn() where s.id_hash = hash;
    end
    $$
  `.execute(db)
  for (const name of ['session_position', 'keep_session_position']) {
    await sql`revoke execute on function ${sql.ref(name)}(bytea) from public`.execute(db)
    await sql`grant execute on function ${sql.ref(name)}(bytea) to candour_accounts`.execute(db)
  }
}
