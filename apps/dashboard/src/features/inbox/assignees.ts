import { queryFor } from '@candour/api-client/query.ts'
import { getMe } from '@candour/schemas/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Assignee } from '#features/cases/assignee.ts'
import { assigneesQuery } from '#features/cases/queries.ts'
import { memberLabel } from '#shared/member-label.ts'
import { useRoleIncludes } from '#shared/permissions.ts'

/** Returns the signed-in user's id. */
export function useUserId(): string | undefined {
  return useQuery(queryFor(getMe, {})).data?.user.id
}

/** Returns the members to whom a case can be assigned, the user first; undefined until they have loaded. */
export function useAssignees(companyId: string) {
  const userId = useUserId()
  const { data } = useQuery({ ...assigneesQuery(companyId), enabled: useRoleIncludes('reviews:reply') })
  return data?.toSorted((a, b) => Number(b.userId === userId) - Number(a.userId === userId))
}

/** Returns a function that says who an assignee is. */
export function useAssigneeOf(companyId: string): (assigneeId: string | null) => Assignee {
  const userId = useUserId()
  const { data } = useQuery({ ...assigneesQuery(companyId), enabled: useRoleIncludes('reviews:reply') })
  return useCallback(
    (id) => {
      if (id === null) return { who: 'nobody' }
      if (id === userId) return { who: 'you' }
      const member = data?.find((member) => member.userId === id)
      return member ? { who: 'member', name: memberLabel(member, data ?? []) } : { who: 'other' }
    },
    [data, userId],
  )
}
