import {
  type Attention,
  type AttentionReason,
  attentionDays,
  attentionReason,
} from '@candour/schemas/attention.ts'
import { linkCheckMonths } from '@candour/schemas/companies.ts'
import type { Page } from '@candour/schemas/endpoint.ts'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#db/client.ts'
import { decodeCursor, encodeCursor, oneMoreThan, pageBy } from '#db/keyset.ts'
import { linkHours } from '#modules/accounts/links.ts'

const daysAgo = (days: number) => sql`now() - make_interval(days => ${sql.lit(days)})`
const linkLifetime = sql`make_interval(hours => ${sql.lit(linkHours.invitation)})`

/**
 * For each reason, the companies with the time and the number that are shown, in SQL. Each is read from an index that
 * holds little else, or, for the many companies without reviews, in the order of one.
 */
const sources: Record<AttentionReason, RawBuilder<unknown>> = {
  order_late: sql`
    select company_id, min(created_at) as since, count(*)::integer as n from print_order_feed
    where not processed and created_at < ${daysAgo(attentionDays.order)} group by company_id`,
  // Without mails to visitors, whose addresses may be wrong, and without the operators' notice.
  mail_refused: sql`
    select coalesce(m.company_id, u.company_id) as company_id, min(m.created_at) as since, count(*)::integer as n
    from mails m left join memberships u on m.company_id is null and u.user_id = m.user_id
    where m.state = 'failed' and m.kind not in ('reply', 'receipt', 'order_notice') group by 1`,
  // A link that was used is gone.
  invitation_unused: sql`
    select m.company_id, min(l.expires_at) - ${linkLifetime} as since, count(*)::integer as n
    from password_links l join users u on u.id = l.user_id join memberships m on m.user_id = u.id
    where l.kind = 'invitation' and l.expires_at < ${daysAgo(attentionDays.invitation)} + ${linkLifetime}
      and not is_in_use(u) and u.disabled_at is null
    group by 1`,
  no_review: sql`
    select a.company_id, a.last_review_at as since, 0 as n
    from company_activity a join companies c on c.id = a.company_id
    where a.last_review_at < ${daysAgo(attentionDays.review)} and c.created_at < ${daysAgo(attentionDays.review)}
      and c.billing_status <> 'suspended'`,
  link_old: sql`
    select id as company_id, coalesce(link_confirmed_at, created_at) as since, 0 as n from companies
    where google_review_url is not null and not link_dismissed_by_operator and billing_status <> 'suspended'
      and coalesce(link_confirmed_at, created_at) < now() - make_interval(months => ${sql.lit(linkCheckMonths)})`,
}

interface Row {
  reason: AttentionReason
  id: string
  name: string
  slug: string
  url: string | null
  since: Date
  n: number
}

/** Lists companies that need attention as `drawActivity` last saw them. Requires the operators' scope. */
export async function listAttention(
  tx: Tx,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<Attention>> {
  const after = cursor === undefined ? undefined : decode(cursor)
  const reasons = attentionReason.options.slice(after ? attentionReason.options.indexOf(after.reason) : 0)
  const parts = reasons.map(
    (reason) => sql`(
      select ${reason} as reason, ${sql.lit(reasons.indexOf(reason))} as rank, c.id, c.name, c.slug, c.google_review_url as url,
        s.since, s.n
      from (${sources[reason]}) s join companies c on c.id = s.company_id
      where ${
        after?.reason === reason
          ? sql`(s.since, s.company_id) > (${after.since}::timestamptz, ${after.id}::uuid)`
          : sql`true`
      }
      order by s.since, s.company_id limit ${oneMoreThan(limit)}
    )`,
  )
  const { rows } = await sql<Row>`
    select * from (${sql.join(parts, sql` union all `)}) found order by rank, since, id limit ${oneMoreThan(limit)}
  `.execute(tx)
  const toCursor = ({ reason, since, id }: Row) => encodeCursor([reason, since.toISOString(), id])
  return pageBy(toCursor, rows, limit, ({ reason, id, name, slug, url, since, n }) => ({
    company: { id, name, slug },
    reason,
    // The epoch stands for a company without reviews.
    since: since.getTime() === 0 ? null : since.toISOString(),
    count: n,
    ...(reason === 'link_old' && url !== null && { googleReviewUrl: url }),
  }))
}

const position = z.tuple([attentionReason, z.iso.datetime(), z.uuid()])

function decode(cursor: string) {
  const [reason, since, id] = decodeCursor(cursor, position)
  return { reason, since: new Date(since), id }
}
