import { viewMinutes } from '@candour/schemas/view-as.ts'
import { type RawBuilder, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '#db/client.ts'
import { hashOfToken } from '#lib/token.ts'

/** An operator's view of a company. */
export interface CompanyView {
  id: string
  companyId: string
  companyName: string
  timeZone: string
  userId: string
  reason: string
  startedAt: Date
  until: Date
  /** When the end was recorded. The view is over at `until` or with its session, whichever is first. */
  endedAt: Date | null
  /** Owners of the company who want to be notified. */
  ownerIds: string[]
}

const columns = sql`
  v.id, v.company_id as "companyId", v.user_id as "userId", v.reason, v.started_at as "startedAt",
  v.until_at as "until", v.ended_at as "endedAt", c.name as "companyName", c.time_zone as "timeZone",
  array(
    select m.user_id from memberships m join users o on o.id = m.user_id
    where c.mail_on_view and m.company_id = c.id and m.role = 'owner' and o.disabled_at is null
    order by m.created_at, m.user_id
  ) as "ownerIds"`

/** Opens a view in an operator's session, which has none open. Returns undefined if there is no such company. */
export async function insertView(
  tx: Tx,
  sessionId: string,
  { companyId, reason }: { companyId: string; reason: string },
): Promise<CompanyView | undefined> {
  const { rows } = await sql<CompanyView>`
    with v as (
      insert into company_views (company_id, id, session_id, user_id, reason, until_at)
      select c.id, ${uuidv7()}::uuid, s.id, s.user_id, ${reason}, now() + make_interval(mins => ${viewMinutes})
      from sessions s, companies c where s.id_hash = ${hashOfToken(sessionId)} and c.id = ${companyId}::uuid
      returning *
    )
    select ${columns} from v join companies c on c.id = v.company_id
  `.execute(tx)
  return rows[0]
}

/** Marks the open view of a session as ended and returns it. */
export async function endViewOf(tx: Tx, sessionId: string): Promise<CompanyView[]> {
  return end(
    tx,
    sql`v.session_id = (select s.id from sessions s where s.id_hash = ${hashOfToken(sessionId)})`,
  )
}

/** Marks the open views of a company as ended and returns them. */
export async function endViewsOf(tx: Tx, companyId: string): Promise<CompanyView[]> {
  return end(tx, sql`v.company_id = ${companyId}::uuid`)
}

/** Marks views as ended that have timed out, whose session is gone, or whose user is no longer an operator. */
export async function endViewsInThePast(tx: Tx): Promise<CompanyView[]> {
  return end(
    tx,
    sql`v.until_at <= now() or not exists (
      select from sessions s join users u on u.id = s.user_id
      where s.id = v.session_id and u.role = 'superadmin' and u.disabled_at is null
    )`,
  )
}

async function end(tx: Tx, condition: RawBuilder<unknown>): Promise<CompanyView[]> {
  const { rows } = await sql<CompanyView>`
    with v as (
      update company_views v set ended_at = now() where v.ended_at is null and (${condition}) returning v.*
    )
    select ${columns} from v join companies c on c.id = v.company_id
  `.execute(tx)
  return rows
}

export async function findView(tx: Tx, companyId: string, id: string): Promise<CompanyView | undefined> {
  const { rows } = await sql<CompanyView>`
    select ${columns} from company_views v join companies c on c.id = v.company_id
    where v.company_id = ${companyId}::uuid and v.id = ${id}::uuid
  `.execute(tx)
  return rows[0]
}

/** Deletes views that ended a month ago; the audit log keeps them. */
export async function removeFormerViews(tx: Tx): Promise<void> {
  await sql`delete from company_views where ended_at < now() - interval '30 days'`.execute(tx)
}

/** Returns which of these users exist, and keeps them from being deleted until the transaction ends. */
export async function lockUsers(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return rows.map(({ id }) => id)
}
