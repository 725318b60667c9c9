import { pagesFor } from '@candour/api-client/query.ts'
import { listCompanyUsers } from '@candour/schemas/users.ts'

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
