import { pagesFor, queryFor } from '@candour/api-client/query.ts'
import { getMe } from '@candour/schemas/accounts.ts'
import { getWalk, listWalks } from '@candour/schemas/walks.ts'

export const walkPages = (companyId: string) => pagesFor(listWalks, { query: { companyId } })

export const walkQuery = (companyId: string, id: string) =>
  queryFor(getWalk, { query: { companyId }, params: { id } })

export const meQuery = queryFor(getMe, {})
