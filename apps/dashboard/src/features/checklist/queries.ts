import { queryFor } from '@candour/api-client/query.ts'
import { type Checklist, getChecklist } from '@candour/schemas/checklist.ts'

export const checklistQuery = (companyId: string) => queryFor(getChecklist, { query: { companyId } })

/** Whether there is still something to do in a checklist that nobody has put away. */
export const isOpen = ({ items, dismissed }: Checklist) => !dismissed && items.some(({ done }) => !done)
