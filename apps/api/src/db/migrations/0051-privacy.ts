import { type Kysely, sql } from 'kysely'

/** How long visitors' data is kept, who is responsible for it, and when visitors changed or withdrew their words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table companies
      add column contact_months smallint default 24 check (contact_months in (6, 12, 24, 36)),
      add column text_months smallint check (text_months in (12, 24, 36)),
      add column privacy_address varchar(500) not null default ''
  `.execute(db)
  await sql`comment on column companies.contact_months is
    'Months after which contact data is removed; null means never'`.execute(db)
  await sql`comment on column companies.text_months is
    'Months after which words are removed; null means never'`.execute(db)
  await sql`comment on column companies.privacy_address is
    'Postal address in the notice to visitors; empty if none is given'`.execute(db)
  await sql`grant select (contact_months, text_months, privacy_address),
    update (contact_months, text_months, privacy_address) on companies to candour_app`.execute(db)

  await sql`alter table reviews add column edited_at timestamptz(3), add column erased_at timestamptz(3)`.execute(
    db,
  )
  await sql`comment on column reviews.edited_at is 'When its visitor last changed it; null if never'`.execute(
    db,
  )
  await sql`comment on column reviews.erased_at is
    'When words and contact data were erased; the row stays for the numbers'`.execute(db)
}
