import { queryFor } from '@candour/api-client/query.ts'
import { getMe } from '@candour/schemas/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
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

/** Returns a function that names an assignee: `you`, or the member's name or address. */
export function useMemberNames(companyId: string): (userId: string) => string {
  const userId = useUserId()
  const { data } = useQuery({ ...assigneesQuery(companyId), enabled: useRoleIncludes('reviews:reply') })
  return useCallback(
    (id) => {
      if (id === userId) return 'you'
      const member = data?.find((member) => member.userId === id)
      return member ? memberLabel(member, data ?? []) : 'someone else'
    },
    [data, userId],
  )
}
