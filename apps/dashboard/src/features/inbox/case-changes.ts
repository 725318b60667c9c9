import { ApiError, call } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
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
import { currentCase } from '#features/cases/queries.ts'
import { statusNames } from '#features/cases/status-names.ts'
import { useMemberNames } from '#features/inbox/member-names.ts'
import { beginChange, knownCase, showCases } from '#features/inbox/shown-cases.ts'
import { enqueue, offerUndo } from '#features/reviews/change-queue.ts'

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
  const nameOf = useMemberNames(companyId)
  return useMemo(() => {
    const cases = { queryClient, companyId }

    const undo = (made: readonly Made[]) =>
      attempt(cases, new Map(made.map(({ id, before }) => [id, before])), 'Failed to undo', async () => {
        const kept: ReviewCase[] = []
        for (const { id, before, version } of made) {
          const conflict = await changeOne(cases, id, before, version)
          if (conflict) kept.push(conflict)
        }
        const [first] = kept
        if (!first) return toast({ title: 'Undone' })
        toast({
          title: 'Not undone',
          description:
            made.length === 1
              ? changedMeanwhile(first, nameOf)
              : `${kept.length} of ${made.length} stay as they are: someone else has changed them in the meantime.`,
          variant: 'destructive',
        })
      })

    return (reviews, change) => {
      const before = new Map<string, CaseChange>()
      for (const { id } of reviews) {
        const known = knownCase(queryClient, companyId, id)
        const part = 'status' in change ? { status: known.status } : { assigneeId: known.assigneeId }
        if (!isSame(part, change)) before.set(id, part)
      }
      const ids = [...before.keys()]
      if (ids.length === 0) return toast({ title: `Already ${inWords(change, nameOf)}` })

      attempt(cases, new Map(ids.map((id) => [id, change])), 'Failed to save the change', async () => {
        const made = [...before].map(([id, before]) => ({
          id,
          before,
          version: knownCase(queryClient, companyId, id).version + 1,
        }))
        const [only] = made
        if (only && made.length === 1) {
          const conflict = await changeOne(cases, only.id, change, only.version - 1)
          if (conflict) {
            const description = `${changedMeanwhile(conflict, nameOf)} Your change was not made.`
            return toast({ title: 'Not changed', description, variant: 'destructive' })
          }
        } else {
          await call<typeof updateCases>(updateCases, { query: { companyId }, body: { ids, ...change } })
          showCases(
            queryClient,
            companyId,
            new Map(made.map(({ id, version }) => [id, { ...change, version }])),
          )
        }
        const what = inWords(change, nameOf)
        offerUndo(ids.length === 1 ? capitalized(what) : `${ids.length} reviews ${what}`, () => undo(made))
      })
    }
  }, [queryClient, companyId, nameOf])
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
    const saved = await call<typeof updateCase>(updateCase, {
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

/** Describes a change, to follow "3 reviews". */
function inWords(change: CaseChange, nameOf: (userId: string) => string): string {
  if ('status' in change)
    return change.status === 'done' ? 'marked as done' : `set to ${statusNames[change.status]}`
  return change.assigneeId ? `assigned to ${nameOf(change.assigneeId)}` : 'unassigned'
}

function changedMeanwhile(
  { updatedBy, status, assigneeId }: ReviewCase,
  nameOf: (userId: string) => string,
): string {
  const assigned = assigneeId ? `assigned to ${nameOf(assigneeId)}` : 'unassigned'
  return `${updatedBy ?? 'Someone'} has changed it in the meantime: it is now ${statusNames[status]}, ${assigned}.`
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
