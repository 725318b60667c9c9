import {
  type AuditActorKind,
  type AuditEntry,
  type AuditFilters,
  auditActorKind,
} from '@candour/schemas/audit.ts'
import type { Page } from '@candour/schemas/endpoint.ts'
import { sql } from 'kysely'
import { platformChain } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { after, oneMoreThan, pageOf } from '#db/keyset.ts'
import { type Names, namesOfMembers } from '#modules/accounts/names.ts'

interface AuditSelection extends AuditFilters {
  /** Omit for the platform and all companies, which requires the operators' scope. */
  companyId?: string | undefined
  /** Time zone in which days begin and end; IANA name. */
  timeZone: string
  /** Whose names to show: of the members of the company in scope or, in the operators' scope, of everyone. */
  names: 'members' | 'everyone'
}

/** Lists entries, newest first. */
export async function listEntries(
  tx: Tx,
  { companyId, userId, action, from, to, timeZone, names }: AuditSelection,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<AuditEntry>> {
  const rows = await tx
    .selectFrom('audit_entries as e')
    .leftJoin('companies as c', 'c.id', 'e.company_id')
    .select([
      'e.id',
      'e.created_at',
      'e.company_id',
      'c.name as company_name',
      'e.actor_kind',
      'e.actor_id',
      'e.actor_name',
      'e.action',
      'e.target_type',
      'e.target_id',
      'e.target_name',
      'e.changes',
      'e.network',
    ])
    .where(after(cursor, 'e'))
    .$if(companyId !== undefined, (entries) => entries.where('e.company_id', '=', companyId ?? ''))
    .$if(userId !== undefined, (entries) => entries.where('e.actor_id', '=', userId ?? ''))
    .$if(action !== undefined, (entries) => entries.where('e.action', '=', action ?? ''))
    .$if(from !== undefined, (entries) => entries.where(since(from ?? '', timeZone)))
    .$if(to !== undefined, (entries) => entries.where(until(to ?? '', timeZone)))
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(oneMoreThan(limit))
    .execute()
  const people = rows.flatMap(({ actor_id, target_type, target_id }) =>
    [actor_id, target_type === 'user' ? target_id : null].filter((id) => id !== null),
  )
  const nameOf = names === 'everyone' ? await namesOf(tx, people) : (await namesOfMembers(tx)).ofUser
  return pageOf(rows, limit, (row) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    actor: {
      kind: kindOf(row),
      id: row.actor_id,
      name: row.actor_name,
      // An entry by a key has the id of the user responsible for it.
      displayName: row.actor_kind === 'key' ? null : nameOf(row.actor_id),
    },
    action: row.action,
    target: {
      type: row.target_type,
      id: row.target_id,
      name: row.target_name,
      displayName: row.target_type === 'user' ? nameOf(row.target_id) : null,
    },
    // Written by `recordAudit` alone.
    changes: row.changes as AuditEntry['changes'],
    network: row.network,
    company: row.company_id === platformChain ? null : { id: row.company_id, name: row.company_name },
  }))
}

/** Names of any users, which requires the operators' scope. */
async function namesOf(tx: Tx, ids: readonly string[]): Promise<Names['ofUser']> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => (id && names.get(id)) ?? null
}

const isDay = (bound: string) => bound.length === 10

function since(from: string, timeZone: string) {
  return isDay(from)
    ? sql<boolean>`e.created_at >= ${from}::date::timestamp at time zone ${timeZone}::text`
    : sql<boolean>`e.created_at >= ${new Date(from)}`
}

function until(to: string, timeZone: string) {
  return isDay(to)
    ? sql<boolean>`e.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}::text`
    : sql<boolean>`e.created_at <= ${new Date(to)}`
}

/** During a rolling deployment the next version may already write kinds unknown here. */
function kindOf({ actor_kind, actor_id }: { actor_kind: string; actor_id: string | null }): AuditActorKind {
  return auditActorKind.safeParse(actor_kind).data ?? (actor_id === null ? 'system' : 'user')
}
