import { type Kysely, sql } from 'kysely'

const none = sql`'00000000-0000-0000-0000-000000000000'::uuid`

/** How far each company's monthly removal of old contact data and words has come (decision 71). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table retention_runs (
      company_id uuid primary key references companies (id) on delete cascade,
      month date not null,
      contact_months smallint,
      text_months smallint,
      contacts_at timestamptz(3) not null default '-infinity',
      contacts_id uuid not null default ${none},
      texts_at timestamptz(3) not null default '-infinity',
      texts_id uuid not null default ${none},
      contacts integer not null default 0,
      texts integer not null default 0,
      ended_at timestamptz(3)
    )
  `.execute(db)
  await sql`comment on table retention_runs is
    'The latest monthly removal of each company''s old contact data and words'`.execute(db)
  await sql`comment on column retention_runs.month is
    'First day of its month, in the time zone that the company had then'`.execute(db)
  await sql`comment on column retention_runs.contact_months is
    'The setting when the run began: a stricter one waits for the next month'`.execute(db)
  await sql`comment on column retention_runs.texts_at is
    'With texts_id, the last review whose words have been dealt with; kept from run to run'`.execute(db)
  await sql`comment on column retention_runs.contacts is 'Reviews whose contact data the run has removed so far'`.execute(
    db,
  )
  await sql`comment on column retention_runs.ended_at is 'Null while the run is unfinished'`.execute(db)
  await sql`alter table retention_runs enable row level security`.execute(db)
  await sql`create policy own_company on retention_runs for select to candour_app
    using (company_id = nullif(current_setting('app.company_id', true), '')::uuid)`.execute(db)
  await sql`create policy platform on retention_runs to candour_platform using (true)`.execute(db)
  await sql`grant select on retention_runs to candour_app`.execute(db)
  await sql`grant select, insert, update on retention_runs to candour_platform`.execute(db)

  await sql`
    create table retention_turn (
      one boolean primary key default true check (one),
      next_at timestamptz(3) not null default '-infinity'
    )
  `.execute(db)
  await sql`comment on table retention_turn is
    'When the next transaction of any run may begin: locked meanwhile, so that all processes together do one at a time'`.execute(
    db,
  )
  await sql`alter table retention_turn enable row level security`.execute(db)
  await sql`create policy platform on retention_turn to candour_platform using (true)`.execute(db)
  await sql`grant select, insert, update on retention_turn to candour_platform`.execute(db)
}
