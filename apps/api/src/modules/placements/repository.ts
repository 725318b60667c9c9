import type { Page } from '@candour/schemas/endpoint.ts'
import { type Placement, type PlacementFilters, placementKind } from '@candour/schemas/placements.ts'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { after, oneMoreThan, pageOf } from '#db/keyset.ts'
import type { DB } from '#db/tables.ts'

/** A placement as returned by the API, before its URL is known. */
export type PlacementRow = Omit<Placement, 'url'>

interface NewPlacement {
  id: string
  code: string
  name: string
}

/** Absent fields stay unchanged; a null location means none. */
export interface PlacementChange {
  name?: string | undefined
  kind?: Placement['kind'] | undefined
  locationId?: string | null | undefined
  archived?: boolean | undefined
}

const columns = [
  'id',
  'code',
  'name',
  'kind',
  'location_id',
  'archived',
  'created_at',
  'last_scan_at',
] as const

/** Lists a company's placements, newest first. */
export async function listPlacements(
  tx: Tx,
  companyId: string,
  {
    limit,
    cursor,
    locationId,
    ids,
    archived = ids ? undefined : false,
    q,
  }: { limit: number; cursor?: string | undefined; ids?: string[] | undefined } & PlacementFilters,
): Promise<Page<PlacementRow>> {
  const rows = await tx
    .selectFrom('placements as p')
    .select(columns)
    .select(recentScans(companyId))
    .where('p.company_id', '=', companyId)
    .where(ids ? sql<boolean>`p.id = any(${ids}::uuid[])` : sql<boolean>`true`)
    .where(archived === undefined ? sql<boolean>`true` : sql<boolean>`p.archived = ${archived}`)
    .where(locationId ? sql<boolean>`p.location_id = ${locationId}::uuid` : sql<boolean>`true`)
    .where(q ? holds(q) : sql<boolean>`true`)
    .where(after(cursor, 'p'))
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(oneMoreThan(limit))
    .execute()
  return pageOf(rows, limit, toPlacement)
}

function holds(words: string) {
  return sql<boolean>`(
    position(lower(${words}) in lower(p.name)) > 0 or starts_with(p.code, upper(${words}))
  )`
}

/** Returns the company's placements with these ids, archived or not, in the given order. */
export async function findPlacements(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Pick<PlacementRow, 'id' | 'code' | 'name' | 'archived'>[]> {
  const rows = await tx
    .selectFrom('placements')
    .select(['id', 'code', 'name', 'archived'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Inserts placements in one statement; returns them in the given order. */
export async function insertPlacements(
  tx: Tx,
  companyId: string,
  placements: readonly NewPlacement[],
  { kind, locationId }: { kind: Placement['kind']; locationId: string | null },
): Promise<PlacementRow[]> {
  const [ids, codes, names] = (['id', 'code', 'name'] as const).map((field) =>
    placements.map((placement) => placement[field]),
  )
  const rows = await tx
    .insertInto('placements')
    .columns(['company_id', 'id', 'code', 'name', 'kind', 'location_id'])
    .expression(
      sql`select ${companyId}::uuid, added.id, added.code, added.name, ${kind}::text, ${locationId}::uuid
        from unnest(${ids}::uuid[], ${codes}::varchar[], ${names}::varchar[]) as added (id, code, name)`,
    )
    .returning(columns)
    .execute()
  const inserted = new Map(rows.map((row) => [row.id, toPlacement(row)]))
  return placements.flatMap(({ id }) => inserted.get(id) ?? [])
}

/** Returns the name of one of the company's locations; null for none. */
export async function locationName(tx: Tx, companyId: string, id: string | null): Promise<string | null> {
  if (id === null) return null
  const row = await tx
    .selectFrom('locations')
    .select('name')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.name ?? null
}

/** Returns a placement without its scans, and locks its row until the transaction ends. */
export async function lockPlacement(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<PlacementRow | undefined> {
  const row = await tx
    .selectFrom('placements')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && toPlacement(row)
}

/** @returns undefined if the company has no such placement */
export async function changePlacement(
  tx: Tx,
  companyId: string,
  id: string,
  { name, kind, locationId, archived }: PlacementChange,
): Promise<PlacementRow | undefined> {
  const row = await tx
    .updateTable('placements')
    // Assigning the name to itself keeps the statement valid if no field changes.
    .set((eb) => ({ name: name ?? eb.ref('name'), kind, location_id: locationId, archived }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(columns)
    .returning(recentScans(companyId))
    .executeTakeFirst()
  return row && toPlacement(row)
}

/** Scans of the placement in the company's last 30 days, including today. */
function recentScans(companyId: string) {
  return sql<number>`(
    select coalesce(sum(f.scans), 0)::integer from funnel_days f
    where f.company_id = ${companyId}::uuid and f.grain = 2 and f.placement_id = id and f.day > (
      select (now() at time zone c.time_zone)::date - 30 from companies c where c.id = ${companyId}::uuid
    )
  )`.as('recent_scans')
}

type Row = Pick<Selectable<DB['placements']>, (typeof columns)[number]> & { recent_scans?: number }

function toPlacement(row: Row): PlacementRow {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    kind: placementKind.parse(row.kind),
    locationId: row.location_id,
    archived: row.archived,
    createdAt: row.created_at.toISOString(),
    lastScanAt: row.last_scan_at?.toISOString() ?? null,
    recentScans: row.recent_scans ?? 0,
  }
}
