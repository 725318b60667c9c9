import { createHash } from 'node:crypto'
import { maxDevices, type PushDevice } from '@candour/schemas/push.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/** A device as it is stored; its subscription is sealed. */
interface StoredDevice {
  id: string
  userId: string
  subscription: Buffer
}

export async function listDevices(tx: Tx, userId: string): Promise<PushDevice[]> {
  const rows = await tx
    .selectFrom('push_devices')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxDevices)
    .execute()
  return rows.map(toDevice)
}

/**
 * Adds a device to the account in scope, in place of a former one with this endpoint, whoever it belonged to.
 *
 * @param identityId as whom a provider has opened the session
 * @returns undefined if the account has too many
 */
export async function insertDevice(
  tx: Tx,
  {
    name,
    endpoint,
    subscription,
    identityId,
  }: { name: string; endpoint: string; subscription: Buffer; identityId: string | undefined },
): Promise<PushDevice | undefined> {
  const hash = createHash('sha256').update(endpoint).digest()
  const { rows } = await sql<DeviceRow>`
    select * from add_push_device(${name}, ${new URL(endpoint).host}, ${hash}, ${subscription}, ${maxDevices},
      ${identityId ?? null}::uuid)
  `.execute(tx)
  return rows[0] && toDevice(rows[0])
}

/** @returns the name of the removed device; undefined if the user has no such device */
export async function deleteDevice(tx: Tx, userId: string, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Removes all devices of a user. */
export async function deleteDevicesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('push_devices').where('user_id', '=', userId).execute()
}

/** Requires the operators' login, like all functions below. */
export async function findDevice(tx: Tx, id: string): Promise<StoredDevice | undefined> {
  return tx
    .selectFrom('push_devices')
    .select(['id', 'user_id as userId', 'subscription'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Removes a device that can no longer be notified. */
export async function endDevice(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('push_devices').where('id', '=', id).execute()
}

/** Records that a push service took a notification for a device. */
export async function recordUse(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('push_devices').set({ last_used_at: sql<Date>`now()` }).where('id', '=', id).execute()
}

/** Makes the mail of an alert due at once, unless another device was or may still be notified of it. */
export async function hurryMail(
  tx: Tx,
  { alertId, mailId }: { alertId: string; mailId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mails')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('id', '=', mailId)
    .where('state', '=', 'queued')
    .where('next_attempt_at', '>', sql<Date>`now()`)
    .where('attempts', '=', 0)
    .where(
      sql<boolean>`not exists (
        select from alerts a
        join push_devices p on p.user_id = a.user_id
        join deliveries d on d.receiver_id = p.id and d.event_key = a.id::text and d.state <> 'failed'
        where a.id = ${alertId}::uuid and a.company_id = mails.company_id
      )`,
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface DeviceRow {
  id: string
  name: string
  created_at: Date
  last_used_at: Date | null
}

function toDevice({ id, name, created_at, last_used_at }: DeviceRow): PushDevice {
  return {
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }
}
