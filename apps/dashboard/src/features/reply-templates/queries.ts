import { queryFor } from '@candour/api-client/query.ts'
import { listReplyTemplates } from '@candour/schemas/reply-templates.ts'

export const templatesQuery = (companyId: string) => queryFor(listReplyTemplates, { query: { companyId } })
