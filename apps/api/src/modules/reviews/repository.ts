import type { Page } from '@candour/schemas/endpoint.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import { after, pageOf } from '#db/keyset.ts'

export interface NewReview {
  id: string
  /** `null`: the first company created. */
  companyId: string | null
  rating: number
  feedback: string
  contactName: string | null
  contactEmail: string | null
  contactNumber: string | null
}

/**
 * Finds the company, stores the review and rolls it up (by trigger), in one statement and so in one transaction. A
 * review that is already there stays as it is.
 *
 * @returns whether the company exists
 */
export async function insertReview(db: Db, review: NewReview): Promise<boolean> {
  const { rows } = await sql`
    with company as (
      select id from companies
      where id = coalesce(${review.companyId}::uuid, (select id from companies order by created_at, id limit 1))
    ), stored as (
      insert into reviews (company_id, id, rating, feedback, contact_name, contact_email, contact_number)
      select company.id, ${review.id}::uuid, ${review.rating}, ${review.feedback},
        ${review.contactName}, ${review.contactEmail}, ${review.contactNumber}
      from company
      on conflict do nothing
    )
    select id from company
  `.execute(db)
  return rows.length > 0
}

export async function listReviews(
  tx: Tx,
  companyId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<Review>> {
  const rows = await tx
    .selectFrom('reviews as r')
    .select([
      'r.id',
      'r.company_id',
      'r.rating',
      'r.feedback',
      'r.contact_name',
      'r.contact_email',
      'r.contact_number',
      'r.created_at',
    ])
    .where('r.company_id', '=', companyId)
    .where(after(cursor, 'r'))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute()
  return pageOf(rows, limit, (row) => ({
    id: row.id,
    companyId: row.company_id,
    rating: row.rating,
    feedback: row.feedback,
    timestamp: row.created_at.toISOString(),
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    contactNumber: row.contact_number,
  }))
}
