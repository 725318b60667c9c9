import type { CaseStatus } from '@candour/schemas/cases.ts'
import type { Tx } from '#db/client.ts'
import { authorIdOf, type Principal, userIdOf } from '#domain/principal.ts'
import {
  type CaseKey,
  type CaseState,
  findAssignee,
  lockCases,
  openCases,
  readCase,
  readCases,
  toldOfReply,
  writeCases,
} from '#modules/cases/repository.ts'
import { noticeTo, noticeToChannels } from '#modules/notifications/notices.ts'

export interface CaseChange {
  status?: CaseStatus | undefined
  /** The id of a member; null for nobody. */
  assigneeId?: string | null | undefined
}

interface ChangedCases {
  /** The cases that changed, as they were before. */
  changed: CaseState[]
  /** Address of the new assignee; null without one. */
  assignee: string | null
}

/**
 * Changes a case within the caller's transaction, which is in the scope of its company. A case that is already in this
 * state keeps its version.
 *
 * @throws DomainError `review_not_found`, `not_assignable`
 */
export async function changeCase(
  tx: Tx,
  principal: Principal,
  { companyId, reviewId }: CaseKey,
  change: CaseChange,
): Promise<ChangedCases> {
  await lockCases(tx, companyId)
  return changeLocked(tx, principal, companyId, [await readCase(tx, { companyId, reviewId })], change)
}

/**
 * Like `changeCase` for several reviews; those that do not exist are ignored.
 *
 * @throws DomainError `not_assignable`
 */
export async function changeCases(
  tx: Tx,
  principal: Principal,
  { companyId, reviewIds }: { companyId: string; reviewIds: readonly string[] },
  change: CaseChange,
): Promise<ChangedCases> {
  await lockCases(tx, companyId)
  return changeLocked(tx, principal, companyId, await readCases(tx, companyId, reviewIds), change)
}

async function changeLocked(
  tx: Tx,
  principal: Principal,
  companyId: string,
  cases: readonly CaseState[],
  { status, assigneeId }: CaseChange,
): Promise<ChangedCases> {
  const assignee =
    assigneeId === undefined ? undefined : assigneeId === null ? null : await findAssignee(tx, assigneeId)
  const changed = cases.filter(
    (before) =>
      (status !== undefined && before.status !== status) ||
      (assigneeId !== undefined && before.assigneeId !== assigneeId),
  )
  const by = userIdOf(principal)
  await write(tx, companyId, changed, { status, assignee, by: authorIdOf(principal) })
  if (assigneeId && assigneeId !== by) {
    const assigned = changed.filter((before) => before.assigneeId !== assigneeId)
    const reviewId = assigned.map((before) => before.reviewId)
    await noticeTo(tx, { kind: 'assigned', companyId, userId: assigneeId, reviewId })
  }
  return { changed, assignee: assignee?.email ?? null }
}

/**
 * Records a message of the company to the visitor: the case waits for the visitor, and whoever answered is the assignee
 * if there is none.
 *
 * @throws DomainError `review_not_found`
 */
export async function answeredByCompany(tx: Tx, principal: Principal, key: CaseKey): Promise<void> {
  await lockCases(tx, key.companyId)
  const before = await readCase(tx, key)
  const by = userIdOf(principal)
  const assignee = before.assigneeId === null && by !== null ? await findAssignee(tx, by) : undefined
  await write(tx, key.companyId, [before], {
    status: 'waiting',
    assignee,
    by: authorIdOf(principal),
    message: 'company',
  })
}

/**
 * Records a message of the visitor, which reopens the case, and tells the assignee; without one, whoever answered last,
 * or else the owners; and the company's channels.
 *
 * @throws DomainError `review_not_found`
 */
export async function answeredByVisitor(tx: Tx, key: CaseKey): Promise<void> {
  await lockCases(tx, key.companyId)
  const before = await readCase(tx, key)
  const { assigneeId, status } = before
  const isClosed = status === 'waiting' || status === 'done'
  await write(tx, key.companyId, [before], {
    status: !isClosed ? undefined : assigneeId ? 'in_progress' : 'new',
    by: null,
    message: 'visitor',
  })
  for (const userId of await toldOfReply(tx, key)) await noticeTo(tx, { kind: 'answered', ...key, userId })
  await noticeToChannels(tx, key.reviewId)
}

async function write(
  tx: Tx,
  companyId: string,
  cases: readonly CaseState[],
  change: Parameters<typeof writeCases>[3],
): Promise<void> {
  if (cases.length === 0) return
  await openCases(
    tx,
    cases.filter(({ exists }) => !exists).map(({ reviewId }) => reviewId),
  )
  await writeCases(
    tx,
    companyId,
    cases.map(({ reviewId }) => reviewId),
    change,
  )
}
