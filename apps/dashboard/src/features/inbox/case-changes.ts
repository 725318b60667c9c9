import { ApiError, call } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { isolated } from '@candour/console/texts.ts'
import {
  type CaseStatus,
  type CaseSummary,
  type ReviewCase,
  updateCase,
  updateCases,
} from '@candour/schemas/cases.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { toast } from '@candour/ui/toast.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type Assignee,
  type AssigneeTexts,
  assigneeText,
  type Text,
  textOf,
} from '#features/cases/assignee.ts'
import { currentCase } from '#features/cases/queries.ts'
import { useAssigneeOf } from '#features/inbox/assignees.ts'
import { beginChange, knownCase, showCases } from '#features/inbox/shown-cases.ts'
import { enqueue, offerUndo } from '#features/reviews/change-queue.ts'
import { texts } from '#shared/texts.ts'

/** A new status or a new assignee. */
export type CaseChange = { status: CaseStatus } | { assigneeId: string | null }

/** A change that was made, to undo it. */
interface Made {
  id: string
  before: CaseChange
  /** The case's version since. */
  version: number
}

/**
 * Returns a function that changes the cases of reviews optimistically: on screen immediately, then on the server.
 * Failed changes are rolled back and reported. Undo reverts them, except where someone else has changed the case since.
 */
export function useChangeCases(companyId: string): (reviews: readonly Review[], change: CaseChange) => void {
  const queryClient = useQueryClient()
  const assigneeOf = useAssigneeOf(companyId)
  return useMemo(() => {
    const cases = { queryClient, companyId }

    const undo = (made: readonly Made[]) => {
      const words = texts.inbox.changes
      attempt(cases, new Map(made.map(({ id, before }) => [id, before])), words.undoFailed, async () => {
        const kept: ReviewCase[] = []
        for (const { id, before, version } of made) {
          const conflict = await changeOne(cases, id, before, version)
          if (conflict) kept.push(conflict)
        }
        const [first] = kept
        if (!first) return toast({ title: words.undone })
        toast({
          title: words.notUndone,
          description:
            made.length === 1
              ? changedMeanwhile(first, assigneeOf)
              : words.notUndoneSeveral({ kept: kept.length, all: made.length }),
          variant: 'destructive',
        })
      })
    }

    return (reviews, change) => {
      const words = texts.inbox.changes
      const before = new Map<string, CaseChange>()
      for (const { id } of reviews) {
        const known = knownCase(queryClient, companyId, id)
        const part = 'status' in change ? { status: known.status } : { assigneeId: known.assigneeId }
        if (!isSame(part, change)) before.set(id, part)
      }
      const ids = [...before.keys()]
      if (ids.length === 0) return toast({ title: inWords(words.already, change, assigneeOf, {}) })

      attempt(cases, new Map(ids.map((id) => [id, change])), words.failed, async () => {
        const made = [...before].map(([id, before]) => ({
          id,
          before,
          version: knownCase(queryClient, companyId, id).version + 1,
        }))
        const [only] = made
        if (only && made.length === 1) {
          const conflict = await changeOne(cases, only.id, change, only.version - 1)
          if (conflict) {
            const description = words.notMade(changedMeanwhile(conflict, assigneeOf))
            return toast({ title: words.conflict, description, variant: 'destructive' })
          }
        } else {
          await call(updateCases, { query: { companyId }, body: { ids, ...change } })
          showCases(
            queryClient,
            companyId,
            new Map(made.map(({ id, version }) => [id, { ...change, version }])),
          )
        }
        const what =
          ids.length === 1
            ? inWords(words.one, change, assigneeOf, {})
            : inWords(words.several, change, assigneeOf, { count: ids.length })
        offerUndo(what, () => undo(made))
      })
    }
  }, [queryClient, companyId, assigneeOf])
}

interface Cases {
  queryClient: QueryClient
  companyId: string
}

/** Shows changes optimistically and queues `run`, which makes them; if it throws, rolls them back and shows a toast. */
function attempt(
  { queryClient, companyId }: Cases,
  changes: ReadonlyMap<string, CaseChange>,
  failure: string,
  run: () => Promise<unknown>,
): void {
  const before = new Map(
    [...changes.keys()].map((id) => {
      const { status, assigneeId } = knownCase(queryClient, companyId, id)
      return [id, { status, assigneeId }]
    }),
  )
  const end = beginChange([...changes.keys()])
  showCases(queryClient, companyId, changes)
  enqueue(async () => {
    try {
      await run()
    } catch (error) {
      showCases(queryClient, companyId, before)
      const description = error instanceof ApiError ? error.sentence : undefined
      toast({ title: failure, description, variant: 'destructive' })
    } finally {
      end()
      // Also after a failure: a call without a response may have changed the case.
      void refetchChanged(queryClient, updateCase)
    }
  })
}

/** Changes a case that has this version. If it has another one, shows and returns the current case. */
async function changeOne(
  { queryClient, companyId }: Cases,
  id: string,
  change: CaseChange,
  version: number,
): Promise<ReviewCase | undefined> {
  const show = (news: Partial<CaseSummary>) => showCases(queryClient, companyId, new Map([[id, news]]))
  try {
    const saved = await call(updateCase, {
      params: { id },
      query: { companyId },
      body: { ...change, version },
    })
    // Only what this call changed: the user may have changed the rest in the meantime.
    show({ ...change, version: saved.version })
    return undefined
  } catch (error) {
    const current = error instanceof ApiError && currentCase(error)
    if (!current) throw error
    const { status, assigneeId, version } = current
    show({ status, assigneeId, version })
    return current
  }
}

function isSame(part: CaseChange, change: CaseChange): boolean {
  return 'status' in part
    ? 'status' in change && part.status === change.status
    : 'assigneeId' in change && part.assigneeId === change.assigneeId
}

/** A sentence about a change, in the words for each. */
interface ChangeTexts<Args> {
  done: Text<Args>
  status: (args: Args & { status: string }) => string
  assigned: AssigneeTexts<Args>
}

type AssigneeOf = (assigneeId: string | null) => Assignee

/** Returns the sentence about this change. */
function inWords<Args>(
  words: ChangeTexts<Args>,
  change: CaseChange,
  assigneeOf: AssigneeOf,
  args: Args,
): string {
  if ('assigneeId' in change) return assigneeText(words.assigned, assigneeOf(change.assigneeId), args)
  return change.status === 'done'
    ? textOf(words.done, args)
    : words.status({ ...args, status: texts.inbox.status[change.status] })
}

function changedMeanwhile({ updatedBy, status, assigneeId }: ReviewCase, assigneeOf: AssigneeOf): string {
  return assigneeText(texts.inbox.changes.changedMeanwhile, assigneeOf(assigneeId), {
    by: updatedBy === null ? undefined : isolated(updatedBy),
    status: texts.inbox.status[status],
  })
}
