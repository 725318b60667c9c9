import { recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { isUniqueViolation } from '#db/violations.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { type Principal, system, type UserSession } from '#domain/principal.ts'
import { queueMail } from '#mail/repository.ts'
import { notifyAccessLost } from '#modules/accounts/sessions.ts'
import {
  type CompanyView,
  endViewOf,
  endViewsInThePast,
  endViewsOf,
  insertView,
  lockUsers,
} from '#modules/view-as/repository.ts'

/**
 * Lets an operator's session view a company. Its owners find it in their audit log, and get a mail unless the company
 * has switched that off.
 *
 * @throws DomainError `company_not_found`, `view_as_read_only` if the session is already viewing a company
 */
export async function startView(
  { platformDb }: Pick<Deps, 'platformDb'>,
  principal: UserSession,
  view: { companyId: string; reason: string },
): Promise<CompanyView> {
  try {
    return await withPlatform(platformDb, principal, async (tx) => {
      // A view that has timed out may not have been recorded as ended yet.
      for (const former of await endViewOf(tx, principal.sessionId)) await record(tx, principal, former)
      const started = await insertView(tx, principal.sessionId, view)
      if (!started) throw new DomainError('company_not_found')
      await record(tx, principal, started)
      return started
    })
  } catch (error) {
    if (isUniqueViolation(error, 'company_views_open')) throw new DomainError('view_as_read_only')
    throw error
  }
}

/** Ends the view of a session, if it has one. */
export async function endView(
  { platformDb }: Pick<Deps, 'platformDb'>,
  principal: UserSession,
): Promise<void> {
  if (!principal.viewAs) return
  await withPlatform(platformDb, principal, (tx) => endViewAlong(tx, principal))
}

/** Ends the view of a session as part of `tx`. Requires the operators' login. */
export async function endViewAlong(tx: Tx, principal: UserSession): Promise<void> {
  for (const view of await endViewOf(tx, principal.sessionId)) await record(tx, principal, view)
}

/** Ends all views of a company that is about to be deleted, as part of `tx`. */
export async function endCompanyViews(tx: Tx, principal: Principal, companyId: string): Promise<void> {
  for (const view of await endViewsOf(tx, companyId)) await record(tx, principal, view)
}

/** Records the end of views that have timed out or whose session is gone. Runs on a schedule. */
export async function recordEndedViews({ platformDb }: Pick<Deps, 'platformDb'>): Promise<void> {
  const principal = system('housekeeping')
  await withPlatform(platformDb, principal, async (tx) => {
    for (const view of await endViewsInThePast(tx)) await record(tx, principal, view)
  })
}

/** Logs the start or end of a view, and mails the owners. */
async function record(tx: Tx, principal: Principal, view: CompanyView): Promise<void> {
  const { id, companyId, companyName, userId, ownerIds, endedAt, reason, until } = view
  await recordAudit(tx, principal, endedAt ? 'view_as.ended' : 'view_as.started', {
    companyId,
    target: { type: 'company', id: companyId, name: companyName },
    ...(!endedAt && { changes: { viewReason: [null, reason], until: [null, until.toISOString()] } }),
  })
  const kind = endedAt ? 'view_ended' : 'view_started'
  for (const userId of await lockUsers(tx, ownerIds)) {
    await queueMail(tx, { kind, userId, companyId, detail: id })
  }
  // Open event streams of the view end.
  if (endedAt) await notifyAccessLost(tx, userId)
}
