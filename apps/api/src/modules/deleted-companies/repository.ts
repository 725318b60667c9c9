import type { DeletedCompany } from '@candour/schemas/deleted-companies.ts'
import type { Page } from '@candour/schemas/endpoint.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { after, oneMoreThan, pageOf } from '#db/keyset.ts'

/**
 * Hides a company from every login. It can be restored for the given number of days.
 *
 * @returns false if it is hidden already
 */
export async function hideCompany(tx: Tx, id: string, days: number): Promise<boolean> {
  const { rows } = await sql<{ hidden: boolean }>`
    select delete_company(${id}::uuid, ${days}::integer) is not null as hidden
  `.execute(tx)
  return rows[0]?.hidden ?? false
}

/** @returns false if the company is not deleted, or its removal has begun */
export async function showCompany(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ restored: boolean }>`
    select restore_company(${id}::uuid) as restored
  `.execute(tx)
  return rows[0]?.restored ?? false
}

export async function listMemberIds(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('user_id')
    .where('company_id', '=', companyId)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

interface DeletedRow {
  id: string
  name: string
  slug: string
  created_at: Date
  purge_at: Date
  reviews: number
}

/** Lists the companies that can be restored, last deleted first. */
export async function listDeletedCompanies(
  tx: Tx,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<DeletedCompany>> {
  const { rows } = await sql<DeletedRow>`
    select * from deleted_companies() d where ${after(cursor, 'd')}
    order by d.created_at desc, d.id desc limit ${oneMoreThan(limit)}
  `.execute(tx)
  return pageOf(rows, limit, ({ id, name, slug, created_at, purge_at, reviews }) => ({
    id,
    name,
    slug,
    deletedAt: created_at.toISOString(),
    purgeAt: purge_at.toISOString(),
    reviews,
  }))
}

/** Returns the companies whose grace period is over. */
export async function listDuePurges(tx: Tx): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select * from due_purges()`.execute(tx)
  return rows
}

/**
 * Removes up to `size` rows of a company whose grace period is over.
 *
 * @returns undefined if there is nothing to do or another process is working on it
 */
export async function removeRows(tx: Tx, id: string, size: number): Promise<'more' | 'done' | undefined> {
  const { rows } = await sql<{ outcome: 'more' | 'done' | null }>`
    select purge_company(${id}::uuid, ${size}::integer) as outcome
  `.execute(tx)
  return rows[0]?.outcome ?? undefined
}
