import { call } from '@candour/api-client/call.ts'
import { queryFor } from '@candour/api-client/query.ts'
import { erasePerson, getRetention, listCertificates } from '@candour/schemas/privacy.ts'
import { queryOptions } from '@tanstack/react-query'

export const retentionQuery = (companyId: string) => queryFor(getRetention, { query: { companyId } })

export const certificatesQuery = (companyId: string) => queryFor(listCertificates, { query: { companyId } })

/** Stands for the reason, which is not asked for yet; letters could be taken for a short name of the person. */
const noReason = '---'

/** What erasing these records would erase. Counted afresh each time, and never kept. */
export const erasurePreview = (companyId: string, ids: string[]) =>
  queryOptions({
    queryKey: ['erasurePreview', companyId, ids],
    queryFn: ({ signal }) =>
      call<typeof erasePerson>(
        erasePerson,
        { query: { companyId }, body: { ids, reason: noReason, dryRun: true } },
        { signal },
      ),
    gcTime: 0,
  })
