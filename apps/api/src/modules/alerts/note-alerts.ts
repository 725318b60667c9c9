import { companyPermissions } from '@candour/schemas/company-roles.ts'
import { usualNotifications } from '@candour/schemas/notifications.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { announceMails } from '#mail/repository.ts'
import { severalReviews } from '#modules/alerts/repository.ts'
import type { EventRange } from '#modules/reviews/events.ts'

/** Name of the consumer that alerts members and channels about reviews. */
export const alertsConsumer = 'alerts'

/** Reviews that one alert shows; it counts all. */
const maxShown = 20

/** Alerts that become mails in one transaction, and as many messages. */
const releaseSize = 1_000

/** Roles that are alerted. */
const roles = Object.entries(companyPermissions).flatMap(([role, granted]) =>
  granted.includes('reviews:read') ? [role] : [],
)

/** Those who read alerts: with their settings, and from when on they may be told again. */
interface Readers {
  /** Column of `alerts` that names them. */
  column: 'user_id' | 'channel_id'
  from: RawBuilder<unknown>
  /** Of the reader `n`. */
  toldAgain: RawBuilder<unknown>
  waiting: RawBuilder<unknown>
}

const usual = usualNotifications.alerts

const members: Readers = {
  column: 'user_id',
  from: sql`
    select m.company_id, m.user_id as id, coalesce(s.threshold, ${usual.threshold}) as threshold,
      coalesce(s.alerts_when, ${usual.when}) as alerts_when, s.location_ids, s.quiet_from, s.quiet_to,
      s.quiet_time_zone
    from memberships m
    join users u on u.id = m.user_id and is_in_use(u)
    left join notification_settings s on s.company_id = m.company_id and s.user_id = m.user_id
    where m.role = any(${roles}::text[])
  `,
  toldAgain: sql`(
    select max(e.queued_at) + interval '10 minutes' from alerts e
    where e.company_id = n.company_id and e.user_id = n.reader and e.kind = 'reviews'
      and e.about = ${severalReviews}::uuid
  )`,
  waiting: sql`queued_at is null`,
}

const channels: Readers = {
  column: 'channel_id',
  from: sql`select * from channels where confirmed and active`,
  toldAgain: sql`(
    select h.told_at + interval '1 minute' from channels h
    where h.company_id = n.company_id and h.id = n.reader
  )`,
  waiting: sql`queued_at is null and channel_id is not null`,
}

/**
 * Notes stored reviews for the members and channels whose threshold and locations they match, in the transaction that
 * marks their events as handled. The first one becomes a mail or message immediately; what follows within ten minutes,
 * in a channel within one, or during quiet hours, waits and becomes one. Reviews older than a day, whose events waited
 * while no server of this version ran, alert nobody. The number of statements does not depend on the number of events.
 */
export async function noteAlerts(tx: Tx, range: EventRange): Promise<void> {
  const noted = (await noteFor(tx, range, members)) + (await noteFor(tx, range, channels))
  if (noted > 0n) await release(tx)
}

/** @returns how many alerts were added or changed */
async function noteFor(
  tx: Tx,
  { after, upTo }: EventRange,
  { column, from, toldAgain, waiting }: Readers,
): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    with noted as (
      select e.company_id, r.id as reader, count(*)::integer as total,
        (array_agg(e.review_id order by e.position))[1:${sql.lit(maxShown)}] as review_ids,
        c.time_zone, r.alerts_when, r.quiet_from, r.quiet_to, r.quiet_time_zone
      from review_events e
      join companies c on c.id = e.company_id and not c.suspended
      join (${from}) r on r.company_id = e.company_id
      where e.position > ${after} and e.position <= ${upTo} and e.created_at > now() - interval '1 day'
        and e.rating <= r.threshold and r.alerts_when <> 'off'
        and (r.location_ids is null or e.location_id = any(r.location_ids))
      group by e.company_id, r.id, c.time_zone, r.alerts_when, r.quiet_from, r.quiet_to, r.quiet_time_zone
    )
    insert into alerts as a (company_id, ${sql.ref(column)}, kind, about, review_ids, total, due_at)
    select n.company_id, n.reader, 'reviews', ${severalReviews}::uuid, n.review_ids, n.total, alert_due(
      greatest(now(), ${toldAgain}), n.alerts_when = 'daily', n.quiet_from, n.quiet_to, n.quiet_time_zone, n.time_zone
    )
    from noted n
    order by n.company_id, n.reader
    on conflict (company_id, ${sql.ref(column)}, kind, about) where ${waiting} do update
      set total = a.total + excluded.total,
        review_ids = (a.review_ids || excluded.review_ids)[1:${sql.lit(maxShown)}]
  `.execute(tx)
  return numAffectedRows
}

/** Turns all due alerts into mails and messages. Runs on a schedule; any number of processes may run it concurrently. */
export async function releaseAlerts(platformDb: Db): Promise<void> {
  while ((await withPlatform(platformDb, system('alerts'), release)) >= releaseSize);
}

/** @returns how many alerts became mails or messages */
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
