import { type ApiError, call } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { formatAgo } from '@candour/console/format.ts'
import { isolated } from '@candour/console/texts.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { caseStatus, type listAssignees, type ReviewCase, updateCase } from '@candour/schemas/cases.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { Input, Output } from '@candour/schemas/endpoint.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { Button } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Select } from '@candour/ui/select.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { type Assignee, assigneeText } from '#features/cases/assignee.ts'
import { assigneesQuery, caseQuery, currentCase } from '#features/cases/queries.ts'
import { whatChanged } from '#features/cases/what-changed.ts'
import { memberLabel } from '#shared/member-label.ts'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

type Member = Output<typeof listAssignees>[number]
type Change = Omit<Input<typeof updateCase>['body'], 'version'>

/** A change that was not made because someone else had changed the case in the meantime. */
interface Conflict {
  change: Change
  seen: ReviewCase
}

/**
 * Thrown for a change that was queued behind a conflicting one: it becomes part of that conflict instead of being sent.
 */
class Superseded extends Error {}

interface CaseHeadProps {
  company: DashboardCompany
  review: Review
  reviewCase: ReviewCase
  me: { id: string; email: string; name: string | null }
  /** Whether the assignee has the focus. */
  isFocused: boolean
}

/** Status and assignee of a case. */
export function CaseHead({ company, review, reviewCase, me, isFocused }: CaseHeadProps) {
  const queryClient = useQueryClient()
  const mayChange = useMay('reviews:reply')
  const { data: members } = useQuery(assigneesQuery(company.id))
  const [conflict, setConflict] = useState<Conflict>()
  const assignee = useRef<HTMLSelectElement>(null)
  const { queryKey } = caseQuery(company.id, review.id)
  const conflicts = useRef(0)

  const update = useMutation({
    // Serialized, so that each change is based on the version that the previous one created.
    scope: { id: `case ${review.id}` },
    mutationFn: ({ change, conflictsSeen }: { change: Change; conflictsSeen: number }) => {
      if (conflictsSeen < conflicts.current) return Promise.reject(new Superseded())
      const { version } = queryClient.getQueryData(queryKey) ?? reviewCase
      return call(updateCase, {
        params: { id: review.id },
        query: { companyId: company.id },
        body: { ...change, version },
      })
    },
    onMutate: () => ({ seen: reviewCase }),
    onSuccess: (saved) => {
      setConflict(undefined)
      queryClient.setQueryData(queryKey, saved)
      void refetchChanged(queryClient, updateCase)
    },
    onError: (error: ApiError | Superseded, { change }, before) => {
      if (error instanceof Superseded) {
        return setConflict((known) => known && { ...known, change: { ...known.change, ...change } })
      }
      const current = currentCase(error)
      if (!current) return toastError(texts.inbox.case.changeFailed)(error)
      conflicts.current += 1
      setConflict({ change, seen: before?.seen ?? reviewCase })
      queryClient.setQueryData(queryKey, current)
    },
  })
  const change = (change: Change) => {
    setConflict(undefined)
    update.mutate({ change, conflictsSeen: conflicts.current })
  }

  useLayoutEffect(() => {
    if (isFocused) assignee.current?.focus()
  }, [isFocused])

  const wanted: Change = update.isPending ? update.variables.change : {}
  const { status, assigneeId } = { ...reviewCase, ...wanted }
  const labelOf = (member: Member | undefined) => member && memberLabel(member, members ?? [])
  const assigneeOf = (assigneeId: string | null): Assignee => {
    if (assigneeId === null) return { who: 'nobody' }
    if (assigneeId === me.id) return { who: 'you' }
    const name = labelOf(members?.find(({ userId }) => userId === assigneeId))
    return name === undefined ? { who: 'other' } : { who: 'member', name }
  }
  const others = members?.filter(({ userId }) => userId !== me.id) ?? []
  const mayBeAssigned = members?.some(({ userId }) => userId === me.id) ?? false
  const isListed = assigneeId === null || members?.some(({ userId }) => userId === assigneeId)
  const words = texts.inbox.case

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 sm:gap-4">
        <Field label={words.status}>
          <Select
            value={status}
            disabled={!mayChange}
            onChange={({ target }) => change({ status: caseStatus.parse(target.value) })}
          >
            {caseStatus.options.map((status) => (
              <option key={status} value={status}>
                {texts.inbox.status[status]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={words.assignee}
          action={
            mayChange &&
            mayBeAssigned &&
            assigneeId !== me.id && (
              <button
                type="button"
                onClick={() => {
                  change({ assigneeId: me.id })
                  // The button disappears and would take the focus with it.
                  assignee.current?.focus()
                }}
                className="rounded-sm text-accent-text text-sm hover:underline"
              >
                {words.assignToMe}
              </button>
            )
          }
        >
          <Select
            ref={assignee}
            value={assigneeId ?? ''}
            disabled={!mayChange}
            onChange={({ target }) => change({ assigneeId: target.value || null })}
          >
            <option value="">{words.nobody}</option>
            {mayBeAssigned && <option value={me.id}>{words.me(isolated(me.name ?? me.email))}</option>}
            {others.map((member) => (
              <option key={member.userId} value={member.userId} dir="auto">
                {labelOf(member)}
              </option>
            ))}
            {!isListed && <option value={assigneeId ?? ''}>{members ? words.formerMember : '…'}</option>}
          </Select>
        </Field>
      </div>
      {conflict ? (
        <div
          role="alert"
          className="wrap-anywhere grid gap-2 rounded-md bg-warning-soft px-3.5 py-3 text-sm text-warning"
        >
          <p>
            {texts.inbox.changes.notMade(
              whatChanged({ seen: conflict.seen, current: reviewCase, me: me.email, assigneeOf }),
            )}
          </p>
          <div className="flex flex-wrap gap-2">
            {isDifferent(conflict.change, reviewCase) && (
              <Button
                variant="secondary"
                size="sm"
                busy={update.isPending}
                onClick={() => change(conflict.change)}
              >
                {inWords(conflict.change, assigneeOf)}
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={() => setConflict(undefined)}>
              {texts.inbox.conflict.leave}
            </Button>
          </div>
        </div>
      ) : (
        reviewCase.updatedAt && (
          <p className="wrap-anywhere text-ink-muted text-xs">
            {lastChange(reviewCase, formatAgo(reviewCase.updatedAt), me.email)}
          </p>
        )
      )}
    </div>
  )
}

const isDifferent = ({ status, assigneeId }: Change, current: ReviewCase) =>
  (status !== undefined && status !== current.status) ||
  (assigneeId !== undefined && assigneeId !== current.assigneeId)

/** Returns a sentence about who last changed a case. */
function lastChange({ updatedBy, updatedByName }: ReviewCase, ago: string, me: string): string {
  const words = texts.inbox.case
  if (!updatedBy) return words.changed({ ago })
  if (updatedBy === me) return words.changedByYou({ ago })
  return words.changedBy({ ago, name: isolated(updatedByName ?? updatedBy) })
}

/** Returns what making a change in spite of another one means. */
function inWords(
  { status, assigneeId }: Change,
  assigneeOf: (assigneeId: string | null) => Assignee,
): string {
  const words = texts.inbox.conflict.anyway
  const name = status && texts.inbox.status[status]
  if (assigneeId === undefined) return name ? words.status(name) : ''
  const assignee = assigneeOf(assigneeId)
  return name
    ? assigneeText(words.both, assignee, { status: name })
    : assigneeText(words.assign, assignee, {})
}
