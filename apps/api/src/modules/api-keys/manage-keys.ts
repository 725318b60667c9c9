import { maxKeys, usualKeyDays } from '@candour/schemas/api-keys.ts'
import type { Permission } from '@candour/schemas/endpoint.ts'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { requireRoom } from '#db/require-room.ts'
import { withCompany, withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { can, isOwner, type UserSession } from '#domain/principal.ts'
import { notifyAccessLost } from '#modules/accounts/sessions.ts'
import { newKey } from '#modules/api-keys/key-text.ts'
import {
  type AnyKey,
  deleteKey,
  insertKey,
  lockKey,
  type Owner,
  takeKey,
} from '#modules/api-keys/repository.ts'

type KeyDeps = Pick<Deps, 'accountsDb' | 'platformDb'>

interface KeyInput {
  name: string
  scopes: readonly Permission[]
  /** ISO 8601; `null`: never; a year from now if undefined. */
  expiresAt?: string | null | undefined
}

/**
 * Creates a key with no more than its maker's permissions.
 *
 * @returns the key as it is listed, and its text, which cannot be read again
 * @throws DomainError `forbidden_role`, `too_many_keys`, `validation_failed` for a time in the past
 */
export function createKey(
  deps: KeyDeps,
  principal: UserSession,
  owner: Owner,
  { name, expiresAt, ...input }: KeyInput,
): Promise<AnyKey & { key: string }> {
  const scopes = [...new Set(input.scopes)]
  if (owner !== null && !scopes.every((scope) => can(principal, scope, owner))) {
    throw new DomainError('forbidden_role', {
      field: 'scopes',
      message: 'A key can do no more than your role in this company.',
    })
  }
  const expires = expiryOf(expiresAt, owner === null || isOwner(principal, owner))
  const { key, ...made } = newKey(uuidv7())
  return inScope(deps, principal, owner, async (tx) => {
    await requireRoom(tx, owner, { table: 'api_keys', max: maxKeys, error: 'too_many_keys' })
    const values = { ...made, name, scopes, makerId: principal.user.id, expiresAt: expires }
    if (!(await insertKey(tx, owner, values))) throw notTheirs(owner)
    const stored = await existing(tx, owner, made.id)
    await record(tx, principal, owner, 'api_key.created', stored, {
      scopes: [null, scopes.join(', ')],
      expiresAt: [null, stored.expiresAt ?? 'never'],
    })
    return { ...stored, key }
  })
}

/**
 * Makes an owner, or an operator, answer for a key whose maker has left: it goes on, bounded by their role. A key whose
 * maker is still there stays theirs.
 *
 * @throws DomainError `forbidden_role`, `key_not_found`, `key_ended`
 */
export function keepKey(deps: KeyDeps, principal: UserSession, owner: Owner, id: string): Promise<AnyKey> {
  if (owner !== null && !isOwner(principal, owner)) throw new DomainError('forbidden_role')
  return inScope(deps, principal, owner, async (tx) => {
    const before = await existing(tx, owner, id)
    if (before.endsAt === null) return before
    if (Date.parse(before.endsAt) <= Date.now()) throw new DomainError('key_ended')
    if (!(await takeKey(tx, id, principal.user.id))) throw notTheirs(owner)
    await record(tx, principal, owner, 'api_key.kept', before, { endsAt: [before.endsAt, null] })
    return existing(tx, owner, id)
  })
}

/**
 * Revokes a key, and ends its event streams.
 *
 * @throws DomainError `key_not_found`
 */
export function revokeKey(deps: KeyDeps, principal: UserSession, owner: Owner, id: string): Promise<void> {
  return inScope(deps, principal, owner, async (tx) => {
    const key = await existing(tx, owner, id)
    await deleteKey(tx, id)
    await notifyAccessLost(tx, id)
    await record(tx, principal, owner, 'api_key.revoked', key)
  })
}

/** Runs `fn` in a transaction that sees the keys of their owner, and the addresses of their makers. */
function inScope<T>(
  { accountsDb, platformDb }: KeyDeps,
  principal: UserSession,
  owner: Owner,
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  return owner === null
    ? withPlatform(platformDb, principal, fn)
    : withCompany(accountsDb, principal, owner, fn)
}

async function existing(tx: Tx, owner: Owner, id: string): Promise<AnyKey> {
  const key = await lockKey(tx, owner, id)
  if (!key) throw new DomainError('key_not_found')
  return key
}

/** The user has lost their role since the request began. */
const notTheirs = (owner: Owner) => new DomainError(owner === null ? 'not_allowed' : 'forbidden_role')

function expiryOf(given: string | null | undefined, isOwner: boolean): Date | null {
  const now = Date.now()
  const usual = now + usualKeyDays * 24 * 60 * 60 * 1000
  if (given === undefined) return new Date(usual)
  const at = given === null ? Number.POSITIVE_INFINITY : Date.parse(given)
  if (at <= now) {
    throw new DomainError('validation_failed', {
      field: 'expiresAt',
      message: 'Please choose a time in the future',
    })
  }
  // One more day, because a calendar year may have 366.
  if (!isOwner && at > usual + 24 * 60 * 60 * 1000) {
    throw new DomainError('forbidden_role', {
      field: 'expiresAt',
      message: 'Only owners can create keys that are valid for more than a year.',
    })
  }
  return given === null ? null : new Date(at)
}

async function record(
  tx: Tx,
  principal: UserSession,
  owner: Owner,
  action: 'api_key.created' | 'api_key.kept' | 'api_key.revoked',
  { id, name }: AnyKey,
  changes: Record<string, [string | null, string | null]> = {},
): Promise<void> {
  await recordAudit(tx, principal, action, {
    ...(owner !== null && { companyId: owner }),
    target: { type: 'api_key', id, name },
    changes,
  })
}
