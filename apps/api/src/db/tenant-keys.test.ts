import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db, Tx } from '#db/client.ts'
import type { DB } from '#db/tables.ts'
import { testDatabase } from '#test/database.ts'

/** Tables with a `company_id` that are read across companies, or found before the company is known. */
const exceptions: Partial<Record<keyof DB, string>> = {
  alerts: 'a queue across companies, by the time at which they are due',
  audit_entries: 'some entries are the platform’s, and operators list those of all companies',
  company_activity: 'sorts all companies',
  company_slugs: 'found by slug',
  company_views: 'an operator has at most one view open',
  conversation_links: 'found by the hash of a token',
  digest_schedules: 'a queue across companies, by the time at which they are due',
  memberships: 'a user’s companies',
  placement_codes: 'found by code',
  print_order_feed: 'lists orders of all companies',
  review_events: 'consumers read it in one order across companies',
  review_receipts: 'found by the hash of a token',
  team_invitations: 'found by address and by the hash of a token',
  unsubscribe_tokens: 'found by the hash of a token',
}

const t = await testDatabase()

/** Returns the tables that have an index, keys included, that does not lead with their `company_id`. */
async function withOtherIndexes(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname::text as name from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and a.attnotnull
    where c.relnamespace = 'public'::regnamespace and i.indkey[0] <> a.attnum
    order by 1
  `.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Returns the foreign keys between tables with a `company_id` that a row of another company could satisfy, and those of
 * tenant tables to any others.
 */
async function looseReferences(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select f.conname::text as name from pg_constraint f
    join pg_class c on c.oid = f.conrelid
    join pg_attribute here on here.attrelid = c.oid and here.attname = 'company_id'
    left join pg_attribute there on there.attrelid = f.confrelid and there.attname = 'company_id'
    where f.contype = 'f' and (f.conkey[1] <> here.attnum or f.confkey[1] <> there.attnum)
      and (there.attnum is not null or here.attnotnull and c.relname <> all(${Object.keys(exceptions)}))
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** Runs a statement and returns what `find` sees then; the statement is rolled back. */
function after<T>(statement: string, find: (tx: Tx) => Promise<T>): Promise<T> {
  const rollback = new Error('rollback')
  let found: T
  return t.owner
    .transaction()
    .execute(async (tx) => {
      await sql.raw(statement).execute(tx)
      found = await find(tx)
      throw rollback
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error
      return found
    })
}

it('company_id leads every key and index of a tenant table', async () => {
  expect(await withOtherIndexes(t.owner)).toEqual(Object.keys(exceptions))
  const novelty = 'create table a_novelty (company_id uuid not null, id uuid primary key)'
  expect(await after(novelty, withOtherIndexes)).toContain('a_novelty')
})

it('company_id leads every foreign key of a tenant table', async () => {
  expect(await looseReferences(t.owner)).toEqual([])
  const toUsers =
    'alter table placements add constraint odd_one foreign key (id) references users (id) not valid'
  expect(await after(toUsers, looseReferences)).toEqual(['odd_one'])
  const loose =
    'alter table placements add constraint odd_one foreign key (location_id, company_id) references locations (id, company_id)'
  expect(await after(loose, looseReferences)).toEqual(['odd_one'])
})
