import { queryFor } from '@candour/api-client/query.ts'
import { listChannels } from '@candour/schemas/channels.ts'

export const channelsQuery = (companyId: string) => queryFor(listChannels, { query: { companyId } })
