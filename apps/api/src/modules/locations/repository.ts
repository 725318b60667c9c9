import type { Location, LocationInput, updateLocation } from '@candour/schemas/locations.ts'
import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '#db/client.ts'
import type { DB } from '#db/tables.ts'
import { DomainError } from '#domain/errors.ts'

/** Absent fields stay unchanged; null means the company's. */
export type LocationChange = z.output<typeof updateLocation.body>

const columns = ['id', 'name', 'google_review_url', 'time_zone', 'archived', 'created_at'] as const

/** Lists a company's locations by name. */
export async function listLocations(tx: Tx, companyId: string): Promise<Location[]> {
  const rows = await tx
    .selectFrom('locations')
    .select(columns)
    .where('company_id', '=', companyId)
    .orderBy(sql`lower(name)`)
    .execute()
  return rows.map(toLocation)
}

export async function insertLocation(
  tx: Tx,
  companyId: string,
  { id, ...input }: LocationInput & { id: string },
): Promise<Location> {
  const row = await tx
    .insertInto('locations')
    .values({ company_id: companyId, id, name: input.name, ...columnsOf(input) })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toLocation(row)
}

/** Returns a location and locks its row until the transaction ends. */
export async function lockLocation(tx: Tx, companyId: string, id: string): Promise<Location | undefined> {
  const row = await tx
    .selectFrom('locations')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && toLocation(row)
}

/** @returns undefined if the company has no such location */
export async function changeLocation(
  tx: Tx,
  companyId: string,
  id: string,
  change: LocationChange,
): Promise<Location | undefined> {
  const row = await tx
    .updateTable('locations')
    // Assigning the name to itself keeps the statement valid if no field changes.
    .set((eb) => ({ name: change.name ?? eb.ref('name'), ...columnsOf(change) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  return row && toLocation(row)
}

/** @throws the database's error for a time zone that it does not know; see `isUnknownTimeZone` */
export async function requireTimeZone(tx: Tx, timeZone: string): Promise<void> {
  await sql`select now() at time zone ${timeZone}`.execute(tx)
}

/**
 * Returns the ids of a company's locations, each once.
 *
 * @throws DomainError `location_not_found` at `field` if one is not the company's
 */
export async function requireLocations(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  field: string,
): Promise<string[]> {
  const given = [...new Set(ids)]
  if (given.length === 0) return given
  const known = new Set((await listLocations(tx, companyId)).map(({ id }) => id))
  if (given.some((id) => !known.has(id))) throw new DomainError('location_not_found', { field })
  return given
}

function columnsOf({ googleReviewUrl, timeZone, archived }: LocationChange) {
  return {
    google_review_url: googleReviewUrl,
    time_zone: timeZone,
    ...(archived !== undefined && { archived }),
  }
}

function toLocation(row: Pick<Selectable<DB['locations']>, (typeof columns)[number]>): Location {
  return {
    id: row.id,
    name: row.name,
    googleReviewUrl: row.google_review_url,
    timeZone: row.time_zone,
    archived: row.archived,
    createdAt: row.created_at.toISOString(),
  }
}
