import { type Kysely, sql } from 'kysely'

/** What operators sort their companies by: names in the order of a dictionary, and recent activity. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A PostgreSQL built without ICU still migrates; its names then sort by code point.
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
      company_id uuid primary key,
      recent_reviews integer not null,
      last_review_at timestamptz(3)
    )
  `.execute(db)
  await sql`comment on table company_activity is
    'Recent reviews of every company, drawn anew from the rollup when operators sort by them'`.execute(db)
  await sql`grant select, insert, update on company_activity to candour_platform`.execute(db)

  await sql`create table company_activity_drawn (at timestamptz(3) not null)`.execute(db)
  await sql`comment on table company_activity_drawn is 'One row: when company_activity was drawn'`.execute(db)
  await sql`insert into company_activity_drawn values ('-infinity')`.execute(db)
  await sql`grant select, update on company_activity_drawn to candour_platform`.execute(db)
}
