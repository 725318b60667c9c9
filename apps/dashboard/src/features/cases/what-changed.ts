import { isolated } from '@candour/console/texts.ts'
import type { ReviewCase } from '@candour/schemas/cases.ts'
import { type Assignee, assigneeText } from '#features/cases/assignee.ts'
import { texts } from '#shared/texts.ts'

interface WhatChanged {
  /** The case as the user last saw it. */
  seen: ReviewCase
  /** The case as it is now. */
  current: ReviewCase
  /** The user's own address. */
  me: string
  assigneeOf: (assigneeId: string | null) => Assignee
}

/** Returns a sentence about who changed what in a case since it was seen. */
export function whatChanged({ seen, current, me, assigneeOf }: WhatChanged): string {
  const words = texts.inbox.conflict
  const answered =
    current.messages.length > seen.messages.length && current.messages.at(-1)?.from === 'visitor'
  const by = current.updatedBy
  const known = [
    answered && by === null && words.changes.answered,
    current.status !== seen.status && words.changes.status(texts.inbox.status[current.status]),
    current.assigneeId !== seen.assigneeId &&
      assigneeText(words.changes.assigned, assigneeOf(current.assigneeId), {}),
  ].filter((change) => change !== false)
  const changes = known.length > 0 ? known : [words.changes.unknown]
  if (by === me) return words.whatChanged.you({ changes })
  const name = current.updatedByName ?? by
  if (name !== null) return words.whatChanged.member({ changes, name: isolated(name) })
  return words.whatChanged[answered ? 'visitor' : 'someone']({ changes })
}
