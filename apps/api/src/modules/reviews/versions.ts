import type { ReviewVersion } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

interface VersionRow {
  at: Date
  rating: number
  feedback: string
  contact_name?: string | null
  contact_email?: string | null
  contact_number?: string | null
}

/**
 * Returns what a review was before each of its visitor's changes, newest first.
 *
 * @param contacts whether to read the visitor's contact data
 * @returns undefined if there is no such review
 */
export async function listVersions(
  tx: Tx,
  { companyId, id, contacts }: { companyId: string; id: string; contacts: boolean },
): Promise<ReviewVersion[] | undefined> {
  const columns = contacts ? sql`, v.contact_name, v.contact_email, v.contact_number` : sql``
  const { rows } = await sql<VersionRow | { at: null }>`
    select v.at, v.rating, v.feedback ${columns} from reviews r
    left join review_versions v on v.company_id = r.company_id and v.review_id = r.id
    where r.company_id = ${companyId}::uuid and r.id = ${id}::uuid
    order by v.version desc
  `.execute(tx)
  if (rows.length === 0) return undefined
  return rows.flatMap((row) => (row.at === null ? [] : toVersion(row)))
}

function toVersion(row: VersionRow): ReviewVersion {
  return {
    at: row.at.toISOString(),
    rating: row.rating,
    feedback: row.feedback,
    ...(row.contact_name !== undefined && {
      contactName: row.contact_name,
      contactEmail: row.contact_email,
      contactNumber: row.contact_number,
    }),
  }
}
