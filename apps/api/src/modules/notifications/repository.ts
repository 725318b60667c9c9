import { type Language, languageOf } from '@candour/schemas/languages.ts'
import {
  alertTime,
  digestInterval,
  type Notifications,
  type QuietHours,
  type updateNotifications,
  usualNotifications,
} from '@candour/schemas/notifications.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '#db/client.ts'

export interface Member {
  companyId: string
  userId: string
}

/** Absent fields stay unchanged. */
export type NotificationsChange = z.output<typeof updateNotifications.body>

/** Returns what a member is mailed; the defaults if they have changed nothing. Requires the company's scope. */
export async function findNotifications(tx: Tx, { companyId, userId }: Member): Promise<Notifications> {
  const row = await tx
    .selectFrom('notification_settings')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return usualNotifications
  return {
    alerts: {
      threshold: row.threshold,
      when: alertTime.parse(row.alerts_when),
      locationIds: row.location_ids,
    },
    digest: digestInterval.parse(row.digest),
    digestPaused: row.digest_paused,
    quietHours: quietHoursOf(row),
  }
}

export function quietHoursOf(row: {
  quiet_from: string | null
  quiet_to: string | null
  quiet_time_zone: string | null
}): QuietHours | null {
  const { quiet_from: from, quiet_to: to, quiet_time_zone: timeZone } = row
  if (from === null || to === null || timeZone === null) return null
  return { from: from.slice(0, 5), to: to.slice(0, 5), timeZone }
}

/** Changes what a member is mailed. Choosing an interval resumes a paused digest. Requires the company's scope. */
export async function changeNotifications(
  tx: Tx,
  { companyId, userId }: Member,
  { alerts = {}, digest, quietHours }: NotificationsChange,
): Promise<void> {
  const change = {
    ...(alerts.threshold !== undefined && { threshold: alerts.threshold }),
    ...(alerts.when !== undefined && { alerts_when: alerts.when, alerts_before: null }),
    ...(alerts.locationIds !== undefined && { location_ids: alerts.locationIds }),
    ...(digest !== undefined && { digest, digest_before: null, digest_paused: false }),
    ...(quietHours !== undefined && {
      quiet_from: quietHours?.from ?? null,
      quiet_to: quietHours?.to ?? null,
      quiet_time_zone: quietHours?.timeZone ?? null,
    }),
  }
  if (Object.keys(change).length === 0) return
  await tx
    .insertInto('notification_settings')
    .values({ company_id: companyId, user_id: userId, ...change })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet(change))
    .execute()
}

const columnsOf = {
  alerts: { when: 'alerts_when', before: 'alerts_before', usual: usualNotifications.alerts.when },
  digest: { when: 'digest', before: 'digest_before', usual: usualNotifications.digest },
} as const

/** The kinds of mail that a member can end by a link. */
export type MemberKind = keyof typeof columnsOf

/** Returns whether a member gets mails of a kind; a paused digest counts as off. */
export async function isOn(tx: Tx, kind: MemberKind, member: Member): Promise<boolean> {
  const { alerts, digest, digestPaused } = await findNotifications(tx, member)
  return kind === 'alerts' ? alerts.when !== 'off' : digest !== 'off' && !digestPaused
}

/**
 * Switches a kind of mail off, and remembers what it was.
 *
 * @returns the former value, or undefined if it was off already
 */
export async function switchOff(
  tx: Tx,
  kind: MemberKind,
  { companyId, userId }: Member,
): Promise<string | undefined> {
  const { when, before } = columnsOf[kind]
  const { rows } = await sql<{ was: string }>`
    insert into notification_settings as s (company_id, user_id, ${sql.ref(when)}, ${sql.ref(before)})
    values (${companyId}, ${userId}, 'off', ${columnsOf[kind].usual})
    on conflict (company_id, user_id) do update set ${sql.ref(when)} = 'off', ${sql.ref(before)} = s.${sql.ref(when)}
    where s.${sql.ref(when)} <> 'off'
    returning ${sql.ref(before)} as was
  `.execute(tx)
  return rows[0]?.was
}

/**
 * Undoes `switchOff`, and resumes a digest that has paused itself.
 *
 * @returns the former and the new value, or undefined if it was on already
 */
export async function switchOn(
  tx: Tx,
  kind: MemberKind,
  { companyId, userId }: Member,
): Promise<[was: string, is: string] | undefined> {
  const { when, before, usual } = columnsOf[kind]
  const isPaused = kind === 'digest' ? sql<boolean>`former.digest_paused` : sql<boolean>`false`
  const { rows } = await sql<{ was: string; is: string }>`
    update notification_settings s set
      ${sql.ref(when)} = case when s.${sql.ref(when)} = 'off' then coalesce(s.${sql.ref(before)}, ${usual})
        else s.${sql.ref(when)} end,
      ${sql.ref(before)} = null,
      digest_paused = ${kind === 'digest' ? sql`false` : sql`s.digest_paused`}
    from (
      select * from notification_settings where company_id = ${companyId} and user_id = ${userId} for no key update
    ) former
    where s.company_id = former.company_id and s.user_id = former.user_id
      and (former.${sql.ref(when)} = 'off' or ${isPaused})
    returning case when former.${sql.ref(when)} = 'off' then 'off' else 'paused' end as was, s.${sql.ref(when)} as is
  `.execute(tx)
  const [row] = rows
  return row && [row.was, row.is]
}

/** Returns a company's default language, or English if the company is deleted. */
export async function languageOfCompany(tx: Tx, companyId: string): Promise<Language> {
  const company = await tx
    .selectFrom('companies')
    .select('default_language')
    .where('id', '=', companyId)
    .executeTakeFirst()
  return languageOf(company?.default_language) ?? 'en'
}
