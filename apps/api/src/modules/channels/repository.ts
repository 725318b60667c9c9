import { companyRole } from '@candour/schemas/accounts.ts'
import { type Channel, channelKind, type updateChannel } from '@candour/schemas/channels.ts'
import { companyPermissions } from '@candour/schemas/company-roles.ts'
import { alertTime } from '@candour/schemas/notifications.ts'
import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '#db/client.ts'
import type { DB } from '#db/tables.ts'
import { quietHoursOf } from '#modules/notifications/repository.ts'

/** Absent fields stay unchanged. */
export type ChannelChange = z.output<typeof updateChannel.body>

/** A channel with the fields that no response contains. */
export interface StoredChannel extends Channel {
  companyId: string
  /** Its address, encrypted and bound to its id. */
  sealed: Buffer
  /** The latest verification code; null if none is pending. */
  digits: string | null
  /** Wrong attempts at that code. */
  tries: number
}

function toChannel(row: Selectable<DB['channels']>): StoredChannel {
  return {
    companyId: row.company_id,
    id: row.id,
    kind: channelKind.parse(row.kind),
    name: row.name,
    confirmed: row.confirmed,
    active: row.active,
    threshold: row.threshold,
    when: alertTime.parse(row.alerts_when),
    locationIds: row.location_ids,
    quietHours: quietHoursOf(row),
    words: row.words_for !== null,
    lastError: row.last_error,
    sealed: row.sealed,
    digits: row.digits,
    tries: row.tries,
  }
}

/** Lists a company's channels, oldest first. */
export async function readChannels(tx: Tx, companyId: string): Promise<Channel[]> {
  const rows = await tx
    .selectFrom('channels')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toChannel)
}

/** Returns a channel and locks it until the transaction ends. */
export async function lockChannel(tx: Tx, companyId: string, id: string): Promise<StoredChannel | undefined> {
  const row = await tx
    .selectFrom('channels')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && toChannel(row)
}

export async function insertChannel(
  tx: Tx,
  channel: Pick<StoredChannel, 'companyId' | 'id' | 'kind' | 'name' | 'sealed' | 'digits'> & { host: string },
): Promise<void> {
  const { companyId: company_id, ...values } = channel
  await tx
    .insertInto('channels')
    .values({ company_id, ...values })
    .execute()
}

/** Sets the digits that confirm a channel, or that there are none, and the number of wrong ones since. */
export async function setDigits(
  tx: Tx,
  { companyId, id }: Pick<StoredChannel, 'companyId' | 'id'>,
  set: { digits: string | null; tries: number; confirmed?: boolean },
): Promise<void> {
  await tx.updateTable('channels').set(set).where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** Records why a message did not arrive, or null if it did, and whether that ends the channel. */
export async function setLastError(
  tx: Tx,
  { companyId, id }: Pick<StoredChannel, 'companyId' | 'id'>,
  { lastError, ends = false }: { lastError: string | null; ends?: boolean },
): Promise<StoredChannel | undefined> {
  const row = await tx
    .updateTable('channels')
    .set({ last_error: lastError, ...(ends && { active: false }) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toChannel(row)
}

/** @param userId the member who changes it, for whom words are shown if they are wanted */
export async function changeChannel(
  tx: Tx,
  { companyId, id }: Pick<StoredChannel, 'companyId' | 'id'>,
  { threshold, when, locationIds, quietHours, words, active }: ChannelChange,
  userId: string,
): Promise<StoredChannel> {
  const row = await tx
    .updateTable('channels')
    .set((eb) => ({
      // Assigning the threshold to itself keeps the statement valid if no field changes.
      threshold: threshold ?? eb.ref('threshold'),
      ...(when !== undefined && { alerts_when: when }),
      ...(locationIds !== undefined && { location_ids: locationIds }),
      ...(quietHours !== undefined && {
        quiet_from: quietHours?.from ?? null,
        quiet_to: quietHours?.to ?? null,
        quiet_time_zone: quietHours?.timeZone ?? null,
      }),
      ...(words !== undefined && { words_for: words ? userId : null }),
      ...(active !== undefined && { active }),
      ...(active && { last_error: null }),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toChannel(row)
}

export async function removeChannel(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.deleteFrom('channels').where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** An alert that has become a message, as its channel may show it now. */
export interface ChannelAlert {
  channel: StoredChannel
  companyName: string
  kind: 'reviews' | 'answered'
  reviewIds: string[]
  total: number
  /** Whether the member who wants the words there may read them. */
  withWords: boolean
}

/** Finds an alert unless it is obsolete: the company is suspended, or the channel was removed or switched off. */
export async function findChannelAlert(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<ChannelAlert | undefined> {
  const row = await tx
    .selectFrom('alerts as a')
    .innerJoin('companies as c', 'c.id', 'a.company_id')
    .innerJoin('channels as h', (join) =>
      join.onRef('h.company_id', '=', 'a.company_id').onRef('h.id', '=', 'a.channel_id'),
    )
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.company_id', '=', 'h.company_id').onRef('m.user_id', '=', 'h.words_for'),
    )
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .selectAll('h')
    .select([
      'a.kind as alert',
      'a.review_ids',
      'a.total',
      'c.name as companyName',
      'm.role',
      'u.disabled_at',
    ])
    .where('a.company_id', '=', companyId)
    .where('a.id', '=', id)
    .where('c.suspended', '=', false)
    .where('h.confirmed', '=', true)
    .where('h.active', '=', true)
    .where('h.alerts_when', '<>', 'off')
    .executeTakeFirst()
  if (!row) return undefined
  const { companyName, review_ids: reviewIds, total } = row
  const kind = row.alert === 'reviews' ? 'reviews' : 'answered'
  const granted = row.role === null || row.disabled_at ? [] : companyPermissions[companyRole.parse(row.role)]
  const withWords = granted.includes(kind === 'reviews' ? 'reviews:read' : 'reviews:reply')
  return { channel: toChannel(row), companyName, kind, reviewIds, total, withWords }
}

/** Finds a channel by the operators' rights. */
export async function findChannel(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<(Channel & { companyName: string }) | undefined> {
  const row = await tx
    .selectFrom('channels as h')
    .innerJoin('companies as c', 'c.id', 'h.company_id')
    .selectAll('h')
    .select('c.name as companyName')
    .where('h.company_id', '=', companyId)
    .where('h.id', '=', id)
    .executeTakeFirst()
  return row && { ...toChannel(row), companyName: row.companyName }
}

/** Lists the members who connect chats: owners and managers. */
export async function listConnecting(tx: Tx, companyId: string): Promise<string[]> {
  const roles = Object.entries(companyPermissions).flatMap(([role, granted]) =>
    granted.includes('integrations:manage') ? [role] : [],
  )
  const rows = await tx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('m.user_id')
    .where('m.company_id', '=', companyId)
    .where('m.role', 'in', roles)
    .where(sql<boolean>`is_in_use(u)`)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
