import type { ReviewCase } from '@candour/schemas/cases.ts'
import { statusNames } from '#features/cases/status-names.ts'

export interface WhatChanged {
  /** The case as the user last saw it. */
  seen: ReviewCase
  /** The case as it is now. */
  current: ReviewCase
  /** The user's own address. */
  me: string
  /** Returns the name of an assignee, worded to follow "assigned it to". */
  nameOf: (userId: string) => string
}

/** Returns a sentence about who changed what in a case since it was seen. */
export function whatChanged({ seen, current, me, nameOf }: WhatChanged): string {
  const answered =
    current.messages.length > seen.messages.length && current.messages.at(-1)?.from === 'visitor'
  const by = current.updatedBy
  const who =
    by === me
      ? 'You, in another window,'
      : (current.updatedByName ?? by ?? (answered ? 'The visitor' : 'Someone'))
  const changes = [
    answered && by === null && 'answered',
    current.status !== seen.status && `set the status to “${statusNames[current.status]}”`,
    current.assigneeId !== seen.assigneeId &&
      (current.assigneeId === null ? 'removed the assignee' : `assigned it to ${nameOf(current.assigneeId)}`),
  ].filter((change) => change !== false)
  return `${who} ${new Intl.ListFormat('en').format(changes.length > 0 ? changes : ['changed this'])}.`
}
