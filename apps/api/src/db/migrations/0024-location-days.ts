import { type Kysely, sql } from 'kysely'
import {
  companyDays,
  counts,
  createRecount,
  createRedraw,
  createRepair,
  createRowTrigger,
  createStatementTriggers,
  fill,
  type Rollup,
  recountSlot,
  showCurrentGeneration,
} from '#db/migrations/0023-recounts.ts'

const locationDays: Rollup = {
  table: 'location_days',
  keys: ['company_id', 'location_id'],
  column: 'location_id',
}

/**
 * Rollup per location, and indexes for lists of a location's or placement's reviews (decision 44). Reviews without a
 * location have no row and no index entry.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db)
  // No review may come between the triggers and the backfill.
  await sql`lock table reviews in share row exclusive mode`.execute(db)
  await createRowTrigger(db, [companyDays, locationDays])
  await createStatementTriggers(db, [companyDays, locationDays])
  await createRecount(db, [companyDays, locationDays])
  await createRedraw(db, [companyDays, locationDays])
  await createRepair(db, locationDays)
  await fill(db, locationDays, 'company_id in (select company_id from locations)')

  for (const origin of ['location', 'placement']) {
    await sql`
      create index ${sql.ref(`reviews_of_${origin}`)} on reviews
        (company_id, ${sql.ref(`${origin}_id`)}, rating, sentiment, has_contact, created_at desc, id desc)
      where ${sql.ref(`${origin}_id`)} is not null
    `.execute(db)
  }
}

async function createTable(db: Kysely<unknown>): Promise<void> {
  const columns = counts.map((name) => sql`${sql.ref(name)} integer not null default 0`)
  await sql`
    create table location_days (
      company_id uuid not null references companies (id) on delete cascade,
      location_id uuid not null,
      generation integer not null,
      day date not null,
      slot smallint not null check (slot between 0 and ${sql.lit(recountSlot)}),
      ${sql.join(columns)},
      primary key (company_id, location_id, generation, day, slot)
    )
  `.execute(db)
  await sql`comment on table location_days is
    'As review_days, for each location: reviews that came from one count in both'`.execute(db)
  await sql`grant select on location_days to candour_app, candour_platform`.execute(db)
  await sql`alter table location_days enable row level security`.execute(db)
  await showCurrentGeneration(db, locationDays)
  await sql`create policy platform on location_days to candour_platform using (true)`.execute(db)
}
