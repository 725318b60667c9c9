import { type DigestInterval, usualNotifications } from '@candour/schemas/notifications.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import { clock } from '#db/clock.ts'
import { announceMails } from '#mail/repository.ts'

export type Cadence = Exclude<DigestInterval, 'off'>

/** Quiet digests in a row after which a member's digest pauses itself. */
export const quietBeforePause = 4

/** A company's digest whose time has come. */
export interface DueDigest {
  companyId: string
  cadence: Cadence
  /** First and last day of the period, and of the one before. */
  from: string
  to: string
  beforeFrom: string
  beforeTo: string
  /** More than a day late, of a suspended company, or due before the company existed. */
  skipped: boolean
}

/**
 * Locks the schedule that has been due longest, until `tx` ends; other processes skip it. Locks the company as well,
 * before the digest that refers to it is inserted: otherwise its deletion could deadlock.
 *
 * @param now defaults to the database's clock
 */
export async function takeDueDigest(tx: Tx, now: Date | undefined): Promise<DueDigest | undefined> {
  const { rows } = await sql<DueDigest>`
    select company_id as "companyId", cadence, (day - length)::date::text as from, (day - 1)::text as to,
      (day - 2 * length)::date::text as "beforeFrom", ((day - length)::date - 1)::text as "beforeTo", skipped
    from (
      select s.company_id, s.cadence, (s.due_at at time zone c.time_zone)::date as day,
        case s.cadence when 'weekly' then interval '7 days' else interval '1 month' end as length,
        c.suspended or c.created_at > s.due_at or s.due_at <= ${clock(now)} - interval '1 day' as skipped
      from digest_schedules s join companies c on c.id = s.company_id
      where s.try_at <= ${clock(now)} order by s.try_at limit 1
      for update of s skip locked for key share of c skip locked
    ) due
  `.execute(tx)
  return rows[0]
}

/** Returns the members who want a company's digest: active, neither switched off nor paused. */
export async function readersOf(tx: Tx, { companyId, cadence }: DueDigest): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from memberships m
    join users u on u.id = m.user_id
    left join notification_settings s on s.company_id = m.company_id and s.user_id = m.user_id
    where m.company_id = ${companyId} and ${mayRead} and ${wants(cadence)}
    order by u.id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

const mayRead = sql<boolean>`is_in_use(u)`

function wants(cadence: Cadence) {
  return sql<boolean>`coalesce(s.digest, ${usualNotifications.digest}) = ${cadence}
    and not coalesce(s.digest_paused, false)`
}

/**
 * Stores a digest and queues a mail to each reader. An existing digest is not changed, and a member who was mailed it
 * is not mailed again. Deletes the company's digests that are older than ten weeks, with their mails.
 *
 * @returns the number of mails
 */
export async function addDigest(
  tx: Tx,
  { companyId, cadence, from, to }: DueDigest,
  { content, quiet, readers }: { content: object; quiet: boolean; readers: readonly string[] },
): Promise<number> {
  await sql`
    insert into digests (company_id, cadence, first_day, last_day, quiet, content)
    values (${companyId}, ${cadence}, ${from}, ${to}, ${quiet}, ${JSON.stringify(content)})
    on conflict do nothing
  `.execute(tx)
  const { rows } = await sql<{ paused: boolean }>`
    with added as (
      insert into digest_mails (company_id, user_id, cadence, first_day, mail_id, quiet_in_a_row)
      select d.company_id, u.id, d.cadence, d.first_day, gen_random_uuid(),
        case when d.quiet then 1 + coalesce(nullif((
          select quiet_in_a_row from digest_mails f
          where f.company_id = d.company_id and f.user_id = u.id and f.cadence = d.cadence
          order by f.first_day desc limit 1
        ), ${quietBeforePause}), 0) else 0 end
      from digests d, unnest(${readers}::uuid[]) as u (id)
      where d.company_id = ${companyId} and d.cadence = ${cadence} and d.first_day = ${from}
      on conflict do nothing
      returning *
    ), queued as (
      insert into mails (id, kind, user_id, company_id, detail, bulk, next_attempt_at)
      select mail_id, 'digest', user_id, company_id, cadence || ' ' || first_day, true, now() from added
    ), paused as (
      insert into notification_settings (company_id, user_id, digest_paused)
      select company_id, user_id, true from added where quiet_in_a_row = ${quietBeforePause}
      on conflict (company_id, user_id) do update set digest_paused = true
    )
    select from added
  `.execute(tx)
  await sql`
    with former as (
      delete from digest_mails
      where company_id = ${companyId} and cadence = ${cadence} and first_day < ${from}::date - 70 returning mail_id
    )
    delete from mails where id in (select mail_id from former)
  `.execute(tx)
  await sql`
    delete from digests
    where company_id = ${companyId} and cadence = ${cadence} and first_day < ${from}::date - 70
  `.execute(tx)
  if (rows.length > 0) await announceMails(tx)
  return rows.length
}

/** Schedules a company's next digest. */
export async function scheduleNext(
  tx: Tx,
  { companyId, cadence }: DueDigest,
  now: Date | undefined,
): Promise<void> {
  await sql`
    update digest_schedules s set due_at = next, try_at = next
    from companies c, next_digest(${cadence}, c.time_zone, ${clock(now)}) as next
    where c.id = s.company_id and s.company_id = ${companyId} and s.cadence = ${cadence}
  `.execute(tx)
}

/** Makes a digest due again in five minutes. */
export async function postpone(
  tx: Tx,
  { companyId, cadence }: DueDigest,
  now: Date | undefined,
): Promise<void> {
  await sql`
    update digest_schedules set try_at = ${clock(now)} + interval '5 minutes'
    where company_id = ${companyId} and cadence = ${cadence}
  `.execute(tx)
}

/** Counts the reviews of a period that someone has acted on, and all cases in progress. */
export async function countCases(
  tx: Tx,
  companyId: string,
  { from, to }: { from: string; to: string },
): Promise<{ handled: number; inProgress: number }> {
  const company = tx.selectFrom('companies').select('time_zone').where('id', '=', companyId)
  const zone = (await company.executeTakeFirst())?.time_zone
  if (zone === undefined) return { handled: 0, inProgress: 0 }
  const { rows } = await sql<{ handled: number; inProgress: number }>`
    select (
      select count(*)::integer from cases
      where company_id = ${companyId}::uuid and status in ('in_progress', 'waiting', 'done')
        and created_at >= ${from}::date::timestamp at time zone ${zone}::text
        and created_at < (${to}::date + 1)::timestamp at time zone ${zone}::text
    ) as handled, (
      select coalesce(sum(cases), 0)::integer from case_counts
      where company_id = ${companyId}::uuid and status = 'in_progress'
    ) as "inProgress"
  `.execute(tx)
  return rows[0] ?? { handled: 0, inProgress: 0 }
}

const maxSilentPlacements = 5

/** Lists the codes that the watch has found silent, with the scans expected since then, most first. */
export async function listSilentPlacements(
  tx: Tx,
  companyId: string,
): Promise<{ silentCodes: { name: string; scans: number }[]; moreSilentCodes: number }> {
  const { rows } = await sql<{ name: string; scans: number; all: number }>`
    select p.name, round(w.expected)::integer as scans, (count(*) over ())::integer as all
    from watched_codes w
    join placements p on p.company_id = w.company_id and p.id = w.placement_id and not p.archived
    where w.company_id = ${companyId} and w.notice = 'silent'
    order by w.expected desc, p.id limit ${sql.lit(maxSilentPlacements)}
  `.execute(tx)
  return {
    silentCodes: rows.map(({ name, scans }) => ({ name, scans })),
    moreSilentCodes: (rows[0]?.all ?? 0) - rows.length,
  }
}

/** A digest as mailed to one member. */
export interface MailedDigest {
  companyName: string
  from: string
  to: string
  quiet: boolean
  quietInARow: number
  content: unknown
}

/** Returns the digest of a mail; undefined if its reader may not or does not want to read it any more. */
export async function findMailedDigest(
  platformDb: Db,
  mail: { companyId: string; userId: string; cadence: Cadence; from: string },
): Promise<MailedDigest | undefined> {
  const { rows } = await sql<MailedDigest>`
    select c.name as "companyName", d.first_day::text as from, d.last_day::text as to, d.quiet,
      r.quiet_in_a_row as "quietInARow", d.content
    from digest_mails r
    join digests d on d.company_id = r.company_id and d.cadence = r.cadence and d.first_day = r.first_day
    join companies c on c.id = r.company_id
    join memberships m on m.company_id = r.company_id and m.user_id = r.user_id
    join users u on u.id = r.user_id
    left join notification_settings s on s.company_id = r.company_id and s.user_id = r.user_id
    where r.company_id = ${mail.companyId} and r.user_id = ${mail.userId} and r.cadence = ${mail.cadence}
      and r.first_day = ${mail.from}::date and not c.suspended and ${mayRead}
      and coalesce(s.digest, ${usualNotifications.digest}) <> 'off'
  `.execute(platformDb)
  return rows[0]
}

/** Returns the reviews to quote; those deleted or erased since are left out. Requires the company's scope. */
export async function findQuotes(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<{ id: string; rating: number; feedback: string }[]> {
  if (ids.length === 0) return []
  return tx
    .selectFrom('reviews')
    .select(['id', 'rating', 'feedback'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .execute()
}
