import { type Kysely, sql } from 'kysely'

/**
 * Bulk mails (such as thousands of digests due at the same hour) have a lane of their own and never delay a password
 * link. Within a lane, the mails of a company with many waiting ones are spread over time, so that it does not delay the
 * mails of others (decision 61).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column bulk boolean not null default false`.execute(db)
  await sql`comment on column mails.bulk is 'Whether delivery takes the mail from the lane of bulk mails'`.execute(
    db,
  )
  // Without its index, the previous version sorts the due mails.
  await sql`drop index mails_due`.execute(db)
  await sql`create index mails_due on mails (bulk, next_attempt_at) where state = 'queued'`.execute(db)
  await sql`grant insert (bulk) on mails to candour_platform`.execute(db)
  await spreadByCompany(db)
}

async function spreadByCompany(db: Kysely<unknown>): Promise<void> {
  await sql`create index mails_waiting_of_company on mails (company_id, bulk)
    where state = 'queued' and company_id is not null`.execute(db)
  await sql`
    create function spread_mails() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      prompt constant integer := 50;
      waiting integer;
    begin
      select count(*) into waiting from (
        select from mails
        where company_id = new.company_id and bulk = new.bulk and state = 'queued' limit 2000
      ) m;
      new.next_attempt_at := new.next_attempt_at + greatest(waiting - prompt, 0) * interval '250 milliseconds';
      return new;
    end
    $$
  `.execute(db)
  await sql`comment on function spread_mails is
    'Beyond 50 waiting mails of a company, each further one is due a quarter of a second later'`.execute(db)
  await sql`revoke execute on function spread_mails from public`.execute(db)
  await sql`
    create trigger mails_spread before insert on mails
    for each row when (new.company_id is not null and new.next_attempt_at is not null)
    execute function spread_mails()
  `.execute(db)
}
