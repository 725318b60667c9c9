import { keyFor, pagesFor } from '@candour/api-client/query.ts'
import { listCompanies } from '@candour/schemas/companies.ts'
import { listCompanyUsers, listUsers } from '@candour/schemas/users.ts'
import type { QueryClient } from '@tanstack/react-query'

/** Polling interval while an email is queued, in milliseconds. */
const mailInterval = 2_000

/** Users of a company; polls while an invitation email is queued. */
export function companyUserPages(companyId: string) {
  const options = pagesFor(listCompanyUsers, { params: { id: companyId }, query: {} })
  return {
    ...options,
    refetchInterval: ({ state: { data } }: { state: { data?: Data | undefined } }) => {
      const users = data?.pages.flatMap((page) => page.items) ?? []
      return users.some(({ invitation }) => invitation?.mail === 'queued') && mailInterval
    },
  }
}

interface Data {
  pages: { items: { invitation: { mail: string | null } | null }[] }[]
}

/** Invalidates all queries that show users or their number. */
export function refreshUsers(client: QueryClient): Promise<unknown> {
  return Promise.all(
    [listCompanyUsers, listUsers, listCompanies].map((endpoint) =>
      client.invalidateQueries({ queryKey: keyFor(endpoint) }),
    ),
  )
}
