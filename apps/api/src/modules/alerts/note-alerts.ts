import { companyPermissions } from '@candour/schemas/company-roles.ts'
import { usualNotifications } from '@candour/schemas/notifications.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { announceMails } from '#mail/repository.ts'
import { severalReviews } from '#modules/alerts/repository.ts'
import type { EventRange } from '#modules/reviews/events.ts'

/** Name of the consumer that alerts members about reviews. */
export const alertsConsumer = 'alerts'

/** Reviews that one alert shows; it counts all. */
export const maxShown = 20

/** Alerts that become mails in one transaction. */
const releaseSize = 1_000

/** Roles that are alerted. */
const roles = Object.entries(companyPermissions).flatMap(([role, granted]) =>
  granted.includes('reviews:read') ? [role] : [],
)

/**
 * Notes stored reviews for the members whose threshold and locations they match, in the transaction that marks their
 * events as handled. The first one becomes a mail immediately; what follows within ten minutes, or during quiet hours,
 * waits and becomes one mail. Reviews older than a day, whose events waited while no server of this version ran, alert
 * nobody. The number of statements does not depend on the number of events.
 */
export async function noteAlerts(tx: Tx, { after, upTo }: EventRange): Promise<void> {
  const usual = usualNotifications.alerts
  const { numAffectedRows = 0n } = await sql`
    with noted as (
      select e.company_id, m.user_id, count(*)::integer as total,
        (array_agg(e.review_id order by e.position))[1:${sql.lit(maxShown)}] as review_ids
      from review_events e
      join companies c on c.id = e.company_id and not c.suspended
      join memberships m on m.company_id = e.company_id and m.role = any(${roles}::text[])
      join users u on u.id = m.user_id and u.disabled_at is null and u.password_hash is not null
      left join notification_settings s on s.company_id = m.company_id and s.user_id = m.user_id
      where e.position > ${after} and e.position <= ${upTo} and e.created_at > now() - interval '1 day'
        and e.rating <= coalesce(s.threshold, ${usual.threshold}) and coalesce(s.alerts_when, ${usual.when}) <> 'off'
        and (s.location_ids is null or e.location_id = any(s.location_ids))
      group by e.company_id, m.user_id
    )
    insert into alerts as a (company_id, user_id, kind, about, review_ids, total, due_at)
    select n.company_id, n.user_id, 'reviews', ${severalReviews}::uuid, n.review_ids, n.total, alert_due(
      greatest(now(), (
        select max(e.queued_at) + interval '10 minutes' from alerts e
        where e.company_id = n.company_id and e.user_id = n.user_id and e.kind = 'reviews'
          and e.about = ${severalReviews}::uuid
      )),
      coalesce(s.alerts_when, ${usual.when}) = 'daily', s.quiet_from, s.quiet_to, s.quiet_time_zone, c.time_zone
    )
    from noted n
    join companies c on c.id = n.company_id
    left join notification_settings s on s.company_id = n.company_id and s.user_id = n.user_id
    order by n.company_id, n.user_id
    on conflict (company_id, user_id, kind, about) where queued_at is null do update
      set total = a.total + excluded.total,
        review_ids = (a.review_ids || excluded.review_ids)[1:${sql.lit(maxShown)}]
  `.execute(tx)
  if (numAffectedRows > 0n) await release(tx)
}

/** Turns all due alerts into mails. Runs on a schedule; any number of processes may run it concurrently. */
export async function releaseAlerts(platformDb: Db): Promise<void> {
  while ((await withPlatform(platformDb, system('alerts'), release)) === releaseSize);
}

/** @returns how many alerts became mails */
async function release(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select release_alerts(null, null, ${releaseSize}) as count
  `.execute(tx)
  const count = rows[0]?.count ?? 0
  if (count > 0) await announceMails(tx)
  return count
}

/** Deletes alerts whose mails were sent or given up long ago. */
export async function removeFormerAlerts(tx: Tx): Promise<void> {
  await sql`delete from alerts where queued_at < now() - interval '7 days'`.execute(tx)
}
