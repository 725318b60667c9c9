import { maxWebhooks, secretRotationHours, type Webhook } from '@candour/schemas/webhooks.ts'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { changesOf, recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { withCompany, withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { type ApiKey, authorOf, type Principal, type UserSession } from '#domain/principal.ts'
import { type Outbound, OutboundRefused } from '#lib/outbound/outbound.ts'
import type { SecretBox } from '#lib/secret-box.ts'
import {
  changeWebhook,
  deleteWebhook,
  endPending,
  findWebhook,
  type HostedWebhook,
  insertWebhook,
  lockWebhook,
  type Owner,
} from '#modules/webhooks/repository.ts'
import { bytesOf, makeSecret } from '#modules/webhooks/secrets.ts'

export interface WebhookDeps extends Pick<Deps, 'db' | 'platformDb' | 'outbound'> {
  box: SecretBox
}

interface NewWebhook {
  url: string
  events: readonly string[]
  words?: boolean
  secret?: string | undefined
  description: string
}

type WebhookChange = {
  [Field in 'url' | 'words' | 'active' | 'description']?: Webhook[Field] | undefined
} & {
  events?: readonly string[] | undefined
}

/** Runs `fn` in the scope of whose webhooks these are. */
export function withOwner<T>(
  { db, platformDb }: Pick<WebhookDeps, 'db' | 'platformDb'>,
  principal: Principal,
  owner: Owner,
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  return owner === null ? withPlatform(platformDb, principal, fn) : withCompany(db, principal, owner, fn)
}

/** @throws DomainError `webhook_refused`, `too_many_webhooks` */
export async function createWebhook(
  deps: WebhookDeps,
  principal: UserSession | ApiKey,
  owner: Owner,
  { secret = makeSecret(), words = false, ...input }: NewWebhook,
): Promise<Webhook & { secret: string }> {
  await requireReachable(deps.outbound, input.url)
  const id = uuidv7()
  return withOwner(deps, principal, owner, async (tx) => {
    await requireRoom(tx, owner)
    await insertWebhook(tx, {
      id,
      company_id: owner,
      url: input.url,
      host: hostOf(input.url),
      events: [...input.events],
      words_by: words ? authorOf(principal).id : null,
      description: input.description,
      secret: deps.box.seal(bytesOf(secret), id),
    })
    const webhook = required(await findWebhook(tx, owner, id))
    await recordAudit(tx, principal, 'webhook.created', {
      ...aboutWebhook(owner, webhook),
      changes: changesOf({}, audited(webhook)),
    })
    return { ...webhook, secret }
  })
}

/** @throws DomainError `webhook_not_found`, `webhook_refused` */
export async function updateWebhook(
  deps: WebhookDeps,
  principal: UserSession | ApiKey,
  owner: Owner,
  id: string,
  change: WebhookChange,
): Promise<Webhook> {
  const { url, events, words, active, description } = change
  if (url !== undefined) await requireReachable(deps.outbound, url)
  return withOwner(deps, principal, owner, async (tx) => {
    const before = required(await lockWebhook(tx, owner, id))
    await changeWebhook(tx, owner, id, {
      ...(url !== undefined && { url, host: hostOf(url) }),
      ...(events && { events: [...events] }),
      ...(words !== undefined &&
        words !== before.words && { words_by: words ? authorOf(principal).id : null }),
      ...(active !== undefined && active !== before.active && { active, disabled_reason: null }),
      description: description ?? before.description,
    })
    if (active === false) await endPending(tx, id)
    const after = required(await findWebhook(tx, owner, id))
    await recordAudit(tx, principal, 'webhook.updated', {
      ...aboutWebhook(owner, after),
      changes: changesOf(audited(before), audited(after)),
    })
    return after
  })
}

/** @throws DomainError `webhook_not_found` */
export async function removeWebhook(
  deps: WebhookDeps,
  principal: UserSession | ApiKey,
  owner: Owner,
  id: string,
): Promise<null> {
  return withOwner(deps, principal, owner, async (tx) => {
    const webhook = required(await lockWebhook(tx, owner, id))
    await deleteWebhook(tx, owner, id)
    await recordAudit(tx, principal, 'webhook.deleted', aboutWebhook(owner, webhook))
    return null
  })
}

/**
 * Replaces a webhook's secret. The one it had signs as well for a day; one that it had before that does not any more.
 *
 * @throws DomainError `webhook_not_found`
 */
export async function replaceSecret(
  deps: WebhookDeps,
  principal: UserSession | ApiKey,
  owner: Owner,
  id: string,
): Promise<{ secret: string }> {
  const secret = makeSecret()
  return withOwner(deps, principal, owner, async (tx) => {
    const webhook = required(await lockWebhook(tx, owner, id))
    await changeWebhook(tx, owner, id, {
      secret: deps.box.seal(bytesOf(secret), id),
      former_secret: sql<Buffer>`secret`,
      former_secret_until: sql<Date>`now() + make_interval(hours => ${secretRotationHours})`,
    })
    await recordAudit(tx, principal, 'webhook.secret_replaced', aboutWebhook(owner, webhook))
    return { secret }
  })
}

/** What all audit entries about a webhook say. */
export function aboutWebhook(owner: Owner, { id, host }: HostedWebhook) {
  return { companyId: owner ?? undefined, target: { type: 'webhook', id, name: host } } as const
}

/** @throws DomainError `webhook_not_found` for nothing */
export function required<T>(webhook: T | undefined): T {
  if (webhook === undefined) throw new DomainError('webhook_not_found')
  return webhook
}

/** The query of a URL often holds a key. */
function audited({ url, events, words, active, description }: Webhook) {
  return { url: url.replace(/[?#].*$/s, ''), events: events.join(', '), words, active, description }
}

function hostOf(url: string): string {
  return new URL(url).hostname
}

/** @throws DomainError `webhook_refused` if nothing would be sent there; a host without an address may get one */
async function requireReachable(outbound: Outbound, url: string): Promise<void> {
  await outbound.check(url).catch((error: unknown) => {
    if (!(error instanceof OutboundRefused)) throw error
    throw new DomainError('webhook_refused', { field: 'url', message: error.message })
  })
}

/** Like `requireRoom` of `db`, also for the operators' webhooks. */
async function requireRoom(tx: Tx, owner: Owner): Promise<void> {
  const lock = `candour webhooks ${owner}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('webhooks')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('company_id', owner === null ? 'is' : '=', owner)
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxWebhooks) throw new DomainError('too_many_webhooks')
}
