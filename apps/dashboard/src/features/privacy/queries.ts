import { call } from '@candour/api-client/call.ts'
import { queryFor } from '@candour/api-client/query.ts'
import { erasePerson, getRetention, listCertificates } from '@candour/schemas/privacy.ts'
import { queryOptions } from '@tanstack/react-query'

export const retentionQuery = (companyId: string) => queryFor(getRetention, { query: { companyId } })

export const certificatesQuery = (companyId: string) => queryFor(listCertificates, { query: { companyId } })

/** Placeholder, because the reason is entered later. Without letters, which could match a short name of the person. */
const noReason = '---'

/** Preview of what erasing these records would erase. Not cached. */
export const erasurePreview = (companyId: string, ids: string[]) =>
  queryOptions({
    queryKey: ['erasurePreview', companyId, ids],
    queryFn: ({ signal }) =>
      call(erasePerson, { query: { companyId }, body: { ids, reason: noReason, dryRun: true } }, { signal }),
    gcTime: 0,
  })
