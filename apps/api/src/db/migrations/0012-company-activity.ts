import { type Kysely, sql } from 'kysely'

/** Sort keys of the operators' company list (collated name, recent activity), and an index on new orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Without ICU, names sort by code point.
  await sql`
    do $$
    begin
      if exists (select from pg_collation where collname = 'und-x-icu') then
        create collation names from "und-x-icu";
      else
        create collation names from "C";
      end if;
    end
    $$
  `.execute(db)
  await sql`create index companies_by_name on companies (name collate names, id)`.execute(db)

  await sql`
    create table company_activity (
      company_id uuid primary key references companies (id) on delete cascade,
      recent_reviews integer not null default 0,
      last_review_at timestamptz(3) not null default 'epoch'
    )
  `.execute(db)
  await sql`comment on table company_activity is
    'Recent reviews of every company, drawn anew from the rollup when operators sort by them'`.execute(db)
  await sql`create index company_activity_recent on company_activity (recent_reviews, company_id)`.execute(db)
  await sql`create index company_activity_last on company_activity (last_review_at, company_id)`.execute(db)
  await sql`insert into company_activity (company_id) select id from companies`.execute(db)
  await sql`
    create function begin_company_activity() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into company_activity (company_id) values (new.id);
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger companies_begin_activity after insert on companies
    for each row execute function begin_company_activity()
  `.execute(db)
  await sql`grant select, update on company_activity to candour_platform`.execute(db)

  await sql`create table company_activity_drawn (
    one boolean primary key default true check (one),
    at timestamptz(3) not null
  )`.execute(db)
  await sql`comment on table company_activity_drawn is 'When company_activity was drawn last: one row at most'`.execute(
    db,
  )
  await sql`grant select, insert, update on company_activity_drawn to candour_platform`.execute(db)

  await sql`drop index print_order_feed_open`.execute(db)
  await sql`create index print_order_feed_open on print_order_feed (created_at desc, id desc)
    where not processed`.execute(db)
}
