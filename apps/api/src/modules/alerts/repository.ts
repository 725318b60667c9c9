import type { CompanyRole } from '@candour/schemas/accounts.ts'
import { companyPermissions } from '@candour/schemas/company-roles.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

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
 * Finds an alert unless it is obsolete: the company is suspended, or the recipient has left it, lost the permission, been
 * disabled, or switched alerts off.
 */
export async function findAlert(tx: Tx, companyId: string, id: string): Promise<Alert | undefined> {
  const { rows } = await sql<Omit<Alert, 'withContacts'> & { role: string }>`
    select a.kind, a.review_ids as "reviewIds", a.total, c.name as "companyName", c.time_zone as "timeZone", m.role,
      case when n.id is not null then json_build_object('by', author.email, 'text', n.text) end as note,
      answer.text as answer
    from alerts a
    join companies c on c.id = a.company_id and not c.suspended
    join memberships m on m.company_id = a.company_id and m.user_id = a.user_id
    join users u on u.id = a.user_id and u.disabled_at is null
    left join notification_settings s on s.company_id = a.company_id and s.user_id = a.user_id
    left join case_notes n on n.company_id = a.company_id and n.review_id = a.about and n.id = a.note_id
    left join users author on author.id = n.author_id
    left join lateral (
      select v.text from messages v
      where v.company_id = a.company_id and v.review_id = a.about and v.from_visitor
      order by v.created_at desc, v.id desc limit 1
    ) answer on a.kind = 'answered'
    where a.company_id = ${companyId}::uuid and a.id = ${id}::uuid and coalesce(s.alerts_when, '') <> 'off'
  `.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { role, ...alert } = row
  const granted = companyPermissions[role as CompanyRole] ?? []
  if (!granted.includes(alert.kind === 'reviews' ? 'reviews:read' : 'reviews:reply')) return undefined
  return { ...alert, withContacts: granted.includes('reviews:contacts') }
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
  const { rows } = await sql<AlertedReview>`
    select r.id, r.rating, r.feedback, r.created_at as "createdAt", l.name as "locationName" ${contacts}
    from unnest(${reviewIds}::uuid[]) with ordinality as g (id, n)
    join reviews r on r.company_id = ${companyId}::uuid and r.id = g.id and r.erased_at is null
    left join locations l on l.company_id = r.company_id and l.id = r.location_id
    order by g.n
  `.execute(tx)
  return rows
}
