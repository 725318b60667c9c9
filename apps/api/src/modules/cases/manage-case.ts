import type { ReviewCase } from '@candour/schemas/cases.ts'
import { changesOf, recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { readCompany, withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { can, type Principal } from '#domain/principal.ts'
import { namesOfMembers } from '#modules/accounts/names.ts'
import { type CaseChange, changeCase, changeCases } from '#modules/cases/change-case.ts'
import type { ReadConversation } from '#modules/cases/conversation.ts'
import {
  type CaseKey,
  clearUnread,
  listNotes,
  lockCases,
  peopleOf,
  readCase,
} from '#modules/cases/repository.ts'
import type { LiveDashboards } from '#modules/live/live-dashboards.ts'

type CaseDeps = Pick<Deps, 'db' | 'replica'> & { live: LiveDashboards } & {
  readConversation: ReadConversation
}

/**
 * Returns a case with its notes and conversation.
 *
 * @throws DomainError `review_not_found`
 */
export function getCase(deps: CaseDeps, principal: Principal, key: CaseKey): Promise<ReviewCase> {
  return readCompany(deps, principal, key.companyId, (tx) => present(tx, deps, principal, key))
}

/**
 * Changes a case that is still at this version.
 *
 * @throws DomainError `review_not_found`, `not_assignable`, `case_changed` with the current case
 */
export async function updateCase(
  deps: CaseDeps,
  principal: Principal,
  key: CaseKey,
  { version, ...change }: CaseChange & { version: number },
): Promise<ReviewCase> {
  const updated = await withCompany(deps.db, principal, key.companyId, async (tx) => {
    await lockCases(tx, key.companyId)
    const before = await present(tx, deps, principal, key)
    if (before.version !== version) throw new DomainError('case_changed', { conflict: { case: before } })
    const assigneeBefore = (await peopleOf(tx, key)).get(before.assigneeId ?? '')
    const { changed, assignee } = await changeCase(tx, principal, key, change)
    if (changed.length === 0) return before
    const after = await present(tx, deps, principal, key)
    await recordAudit(tx, principal, 'case.updated', {
      companyId: key.companyId,
      target: { type: 'review', id: key.reviewId },
      changes: {
        ...changesOf({ status: before.status }, { status: after.status }),
        ...(change.assigneeId !== undefined && changesOf({ assignee: assigneeBefore ?? null }, { assignee })),
      },
    })
    return after
  })
  deps.live.casesChanged(key.companyId)
  return updated
}

/**
 * Changes several cases, whatever their versions.
 *
 * @throws DomainError `not_assignable`
 */
export async function updateCases(
  { db, live }: Pick<Deps, 'db'> & { live: LiveDashboards },
  principal: Principal,
  companyId: string,
  { ids, status, assigneeId }: CaseChange & { ids: readonly string[] },
): Promise<{ changed: number; skipped: number }> {
  const reviewIds = [...new Set(ids)]
  const count = await withCompany(db, principal, companyId, async (tx) => {
    const change = { status, assigneeId }
    const { changed, assignee } = await changeCases(tx, principal, { companyId, reviewIds }, change)
    if (changed.length === 0) return 0
    await recordAudit(tx, principal, 'cases.updated', {
      companyId,
      target: { type: 'review' },
      changes: {
        count: [null, changed.length],
        ...(status && { status: [null, status] }),
        ...(assigneeId !== undefined && { assignee: [null, assignee] }),
      },
    })
    return changed.length
  })
  if (count > 0) live.casesChanged(companyId)
  return { changed: count, skipped: reviewIds.length - count }
}

/**
 * Marks the visitor's messages as seen by the company.
 *
 * @throws DomainError `review_not_found`
 */
export async function markRead(
  { db, live }: Pick<Deps, 'db'> & { live: LiveDashboards },
  principal: Principal,
  key: CaseKey,
): Promise<void> {
  const isNews = await withCompany(db, principal, key.companyId, async (tx) => {
    const { unread } = await readCase(tx, key)
    if (unread > 0) await clearUnread(tx, key)
    return unread > 0
  })
  if (isNews) live.casesChanged(key.companyId)
}

async function present(
  tx: Tx,
  { readConversation }: CaseDeps,
  principal: Principal,
  key: CaseKey,
): Promise<ReviewCase> {
  const { updatedAt, updatedBy, ...state } = await readCase(tx, key)
  const people = await peopleOf(tx, key)
  const names = await namesOfMembers(tx)
  const contacts = can(principal, 'reviews:contacts', key.companyId)
  return {
    status: state.status,
    assigneeId: state.assigneeId,
    version: state.version,
    updatedAt: updatedAt?.toISOString() ?? null,
    updatedBy: (updatedBy && people.get(updatedBy)) ?? null,
    updatedByName: names.ofUser(updatedBy),
    notes: await listNotes(tx, key, people, names),
    ...(await readConversation(tx, key, { contacts, names })),
  }
}
