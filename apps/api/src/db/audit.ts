import type { AuditAction, AuditTarget } from '@candour/schemas/audit.ts'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '#db/client.ts'
import { isViewing, type Origin, type Principal } from '#domain/principal.ts'

/** Stands for the platform where a company's id is expected. */
export const platformChain = '00000000-0000-0000-0000-000000000000'

/** Maximum length of a recorded text, in UTF-16 code units; the rest is cut off. */
const maxText = 500

type Value = string | number | boolean | null

type Fields = Readonly<Record<string, Value | undefined>>

/** Values before and after, by field. Neither secrets nor anything that a visitor has written. */
export type Changes = Record<string, [before: Value, after: Value]>

export interface Deed {
  /** The company to whose log the entry belongs; omit for the platform's. */
  companyId?: string | undefined
  target: { type: AuditTarget; id?: string | undefined; name?: string | undefined }
  changes?: Changes | undefined
  /** The user who has proven their identity, where the principal is still a visitor. */
  by?: { id: string; email: string }
}

/**
 * Adds a deed to the audit log as part of its transaction: if that is rolled back, no entry remains. Call it once the
 * deed can no longer be refused. Within `withCompany`, a deed belongs to that company. The transaction must not be a
 * `snapshot`, because committing waits for the chain's previous entry.
 */
export async function recordAudit(
  tx: Tx,
  principal: Principal,
  action: AuditAction,
  { companyId = platformChain, target, changes = {}, by }: Deed,
): Promise<void> {
  const actor = by ? { kind: 'user', id: by.id, name: by.email } : actorOf(principal, companyId)
  const { network, requestId }: Origin = principal.kind === 'system' ? {} : principal
  const entry = {
    company_id: companyId,
    id: uuidv7(),
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_name: bounded(actor.name),
    action,
    target_type: target.type,
    target_id: target.id?.toLowerCase() ?? null,
    target_name: bounded(target.name ?? null),
    changes: Object.fromEntries(
      Object.entries(changes).map(([field, values]) => [field, values.map(bounded)]),
    ),
    network: network ?? null,
    request_id: requestId ?? null,
  }
  await sql`select record_audit(${JSON.stringify(entry)}::jsonb)`.execute(tx)
}

/** Returns the fields that differ. A missing field counts as null. */
export function changesOf(before: Fields, after: Fields): Changes {
  return Object.fromEntries(
    Object.keys({ ...before, ...after }).flatMap((field) => {
      const [was = null, is = null] = [before[field], after[field]]
      return was === is ? [] : [[field, [was, is]]]
    }),
  )
}

function actorOf(
  principal: Principal,
  companyId: string,
): { kind: string; id: string | null; name: string | null } {
  switch (principal.kind) {
    case 'visitor':
    case 'demo':
      return { kind: 'visitor', id: null, name: null }
    case 'user':
      return {
        kind: isViewing(principal, companyId) ? 'operator' : 'user',
        id: principal.user.id,
        name: principal.user.email,
      }
    case 'key':
      return { kind: 'key', id: principal.maker.id, name: principal.name }
    case 'system':
      return principal.by
        ? { kind: 'user', id: principal.by.id, name: principal.by.email }
        : { kind: 'system', id: null, name: principal.job }
  }
}

/** Shortens a text, and removes what PostgreSQL cannot store. */
function bounded<V extends Value>(value: V): V | string {
  if (typeof value !== 'string') return value
  const text = value.replaceAll('\u0000', '')
  return (text.length > maxText ? `${text.slice(0, maxText)}…` : text).toWellFormed()
}
