import { type Webhook, webhookDisabledReason } from '@candour/schemas/webhooks.ts'
import { type Insertable, sql, type UpdateObject } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import type { DB } from '#db/tables.ts'

/** Whose webhooks: a company's, or null for the operators'. */
export type Owner = string | null

/** Calls the function only for webhooks that send words. */
const wordsOf = sql<boolean>`(words_by is not null and sends_words(webhooks))`.as('words')

const columns = [
  'id',
  'url',
  'host',
  'events',
  'description',
  'active',
  'disabled_reason',
  'former_secret_until',
  'created_at',
  'last_success_at',
  'last_failure_at',
  wordsOf,
] as const

// `is not distinct from` would not use an index.
const ownedBy = (owner: Owner) =>
  owner === null ? sql<boolean>`company_id is null` : sql<boolean>`company_id = ${owner}::uuid`

function webhooks(tx: Tx, owner: Owner) {
  return tx.selectFrom('webhooks').select(columns).where(ownedBy(owner))
}

type Row = Awaited<ReturnType<ReturnType<typeof webhooks>['execute']>>[number]

/** A webhook with the host of its URL, which limits how much is sent there at once. */
export type HostedWebhook = Webhook & { host: string }

function toWebhook({
  disabled_reason,
  former_secret_until,
  created_at,
  last_success_at,
  last_failure_at,
  ...row
}: Row): HostedWebhook {
  const isRotating = former_secret_until !== null && former_secret_until > new Date()
  return {
    ...row,
    disabledReason: webhookDisabledReason.nullable().catch(null).parse(disabled_reason),
    formerSecretUntil: isRotating ? former_secret_until.toISOString() : null,
    createdAt: created_at.toISOString(),
    lastSuccessAt: last_success_at?.toISOString() ?? null,
    lastFailureAt: last_failure_at?.toISOString() ?? null,
  }
}

export async function listWebhooks(tx: Tx, owner: Owner): Promise<Webhook[]> {
  const rows = await webhooks(tx, owner).orderBy('created_at').orderBy('id').execute()
  return rows.map(toWebhook)
}

export async function findWebhook(tx: Tx, owner: Owner, id: string): Promise<HostedWebhook | undefined> {
  const row = await webhooks(tx, owner).where('id', '=', id).executeTakeFirst()
  return row && toWebhook(row)
}

/** Like `findWebhook`, and locks it until the transaction ends. */
export async function lockWebhook(tx: Tx, owner: Owner, id: string): Promise<HostedWebhook | undefined> {
  const row = await webhooks(tx, owner).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toWebhook(row)
}

export async function insertWebhook(tx: Tx, values: Insertable<DB['webhooks']>): Promise<void> {
  await tx.insertInto('webhooks').values(values).execute()
}

export async function changeWebhook(
  tx: Tx,
  owner: Owner,
  id: string,
  values: UpdateObject<DB, 'webhooks'>,
): Promise<void> {
  await tx.updateTable('webhooks').set(values).where('id', '=', id).where(ownedBy(owner)).execute()
}

/** Deletes a webhook. What was sent stays until it is as old as what other webhooks were sent. */
export async function deleteWebhook(tx: Tx, owner: Owner, id: string): Promise<void> {
  await tx.deleteFrom('webhooks').where('id', '=', id).where(ownedBy(owner)).execute()
}

/** Ends deliveries to a webhook that are waiting for an attempt, as failed. */
export async function endPending(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ state: 'failed', next_attempt_at: null })
    .where('receiver_id', '=', id)
    .where('state', '=', 'pending')
    .where('leased', '=', false)
    .where('once', '=', false)
    .execute()
}

/** A webhook as messages are sent to it. */
export interface Receiver {
  companyId: Owner
  url: string
  active: boolean
  words: boolean
  secret: Buffer
  /** Undefined once its time is over. */
  formerSecret: Buffer | undefined
  /** The database's time: receivers refuse what a process with a wrong clock would sign. */
  now: Date
}

/**
 * Returns the webhooks with these ids, in their order; undefined for what has been deleted. Requires the operators' login,
 * like the functions below.
 */
export async function findReceivers(
  platformDb: Db,
  ids: readonly string[],
): Promise<(Receiver | undefined)[]> {
  const rows = await platformDb
    .selectFrom('webhooks')
    .select(['id', 'company_id as companyId', 'url', 'active', 'secret', wordsOf])
    .select([
      sql<Buffer | null>`case when former_secret_until > now() then former_secret end`.as('former'),
      sql<Date>`now()`.as('now'),
    ])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const found = new Map(
    rows.map(({ id, former, ...receiver }) => [id, { ...receiver, formerSecret: former ?? undefined }]),
  )
  return ids.map((id) => found.get(id))
}

/** Minimum time between updates of a busy webhook's row, in seconds, unless its health has changed. */
export const healthSeconds = 10

/** Notes that a message has arrived. */
export async function noteSuccess(tx: Tx, id: string): Promise<void> {
  await sql`
    update webhooks set last_success_at = now()
    where id = ${id} and (
      last_success_at is null or last_success_at < now() - make_interval(secs => ${healthSeconds})
      or last_failure_at >= last_success_at
    )
  `.execute(tx)
}

/**
 * Notes that a message has not arrived.
 *
 * @returns whether the webhook is active
 */
export async function noteFailure(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('webhooks')
    .set({ last_failure_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returning('active')
    .executeTakeFirst()
  return row?.active ?? false
}

/** Ends a delivery that is to be tried again, as failed. */
export async function endDelivery(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ state: 'failed', next_attempt_at: null })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute()
}

/** Removes the response if the words were erased while being sent, because it may repeat them. */
export async function forgetErased(tx: Tx, id: string): Promise<void> {
  await sql`
    update deliveries set attempts = without_answers(attempts) where id = ${id} and data->>'words' = ''
  `.execute(tx)
}
