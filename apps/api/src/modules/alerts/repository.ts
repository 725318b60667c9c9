import type { CompanyRole } from '@candour/schemas/accounts.ts'
import { companyPermissions } from '@candour/schemas/company-roles.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/** Takes the place of a review's id in alerts about several reviews. */
export const severalReviews = '00000000-0000-0000-0000-000000000000'

/** An alert that has become a mail, as its recipient may see it now. */
export interface Alert {
  kind: 'reviews' | 'assigned' | 'mentioned' | 'answered'
  companyName: string
  timeZone: string
  /** Whether the recipient's role sees visitors' contact data. */
  withContacts: boolean
  reviewIds: string[]
  /** Number of reviews, or for a notice about one review, how often it happened. */
  total: number
  /** The note that mentions the recipient. */
  note: { by: string | null; text: string } | null
  /** The visitor's latest words, if the notice is about them. */
  answer: string | null
}

/**
 * Finds an alert unless it is obsolete: the company is suspended, or the recipient has left it, lost the permission,
 * been disabled, switched alerts off, or opened all that their devices told.
 */
export async function findAlert(tx: Tx, companyId: string, id: string): Promise<Alert | undefined> {
  const { rows } = await sql<FoundAlert>`
    select a.kind, a.review_ids as "reviewIds", a.total, c.name as "companyName", c.time_zone as "timeZone", m.role,
      a.about, a.note_id as "noteId"
    from alerts a
    join companies c on c.id = a.company_id and not c.suspended
    join memberships m on m.company_id = a.company_id and m.user_id = a.user_id
    join users u on u.id = a.user_id and u.disabled_at is null
    left join notification_settings s on s.company_id = a.company_id and s.user_id = a.user_id
    where a.company_id = ${companyId}::uuid and a.id = ${id}::uuid and coalesce(s.alerts_when, '') <> 'off'
      and (a.opened_ids is null or not a.review_ids <@ a.opened_ids
        or a.about = ${severalReviews}::uuid and a.total > cardinality(a.review_ids))
  `.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { role, about, noteId, ...alert } = row
  const granted = companyPermissions[role as CompanyRole] ?? []
  if (!granted.includes(alert.kind === 'reviews' ? 'reviews:read' : 'reviews:reply')) return undefined
  return {
    ...alert,
    note: noteId ? await findNote(tx, companyId, about, noteId) : null,
    answer: alert.kind === 'answered' ? await findAnswer(tx, companyId, about) : null,
    withContacts: granted.includes('reviews:contacts'),
  }
}

interface FoundAlert extends Pick<Alert, 'kind' | 'reviewIds' | 'total' | 'companyName' | 'timeZone'> {
  role: string
  /** The review, for a notice about one. */
  about: string
  noteId: string | null
}

async function findNote(tx: Tx, companyId: string, reviewId: string, id: string): Promise<Alert['note']> {
  const note = await tx
    .selectFrom('case_notes')
    .select(['author_id', 'text'])
    .where('company_id', '=', companyId)
    .where('review_id', '=', reviewId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!note) return null
  const author = tx.selectFrom('users').select(['email', 'name']).where('id', '=', note.author_id)
  const by = await author.executeTakeFirst()
  return { by: by?.name ?? by?.email ?? null, text: note.text }
}

/** Returns the visitor's latest message about a review. */
export async function findAnswer(tx: Tx, companyId: string, reviewId: string): Promise<string | null> {
  const answer = await tx
    .selectFrom('messages')
    .select('text')
    .where('company_id', '=', companyId)
    .where('review_id', '=', reviewId)
    .where('from_visitor', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return answer?.text ?? null
}

/** A review as shown in a mail. */
export interface AlertedReview {
  id: string
  rating: number
  feedback: string
  createdAt: Date
  locationName: string | null
  /** Absent where the recipient must not see them. */
  contactName?: string | null
  contactEmail?: string | null
  contactNumber?: string | null
}

/** Lists the reviews with these ids that still exist and have words, in the order of their ids. */
export async function listAlertedReviews(
  tx: Tx,
  companyId: string,
  { reviewIds, withContacts }: Pick<Alert, 'reviewIds' | 'withContacts'>,
): Promise<AlertedReview[]> {
  const contacts = withContacts
    ? sql`, r.contact_name as "contactName", r.contact_email as "contactEmail", r.contact_number as "contactNumber"`
    : sql``
  const { rows } = await sql<Omit<AlertedReview, 'locationName'> & { locationId: string | null }>`
    select r.id, r.rating, r.feedback, r.created_at as "createdAt", r.location_id as "locationId" ${contacts}
    from unnest(${reviewIds}::uuid[]) with ordinality as g (id, n)
    join reviews r on r.company_id = ${companyId}::uuid and r.id = g.id and r.erased_at is null
    order by g.n
  `.execute(tx)
  const locations = await tx
    .selectFrom('locations')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = any(${rows.map(({ locationId }) => locationId)}::uuid[])`)
    .execute()
  const names = new Map(locations.map(({ id, name }) => [id, name]))
  return rows.map(({ locationId, ...review }) => ({
    ...review,
    locationName: (locationId && names.get(locationId)) ?? null,
  }))
}
