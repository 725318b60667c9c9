import { call } from '@candour/api-client/call.ts'
import { queryFor } from '@candour/api-client/query.ts'
import { type Checklist, getChecklist, updateChecklist } from '@candour/schemas/checklist.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMay } from '#shared/permissions.ts'

export const checklistQuery = (companyId: string) => queryFor(getChecklist, { query: { companyId } })

/** Whether there is still something to do in a checklist that nobody has put away. */
export const isOpen = ({ items, dismissed }: Checklist) => !dismissed && items.some(({ done }) => !done)

/** Returns a function that checks printing off the first steps, to call when something was downloaded to be printed. */
export function useMarkPrinted(companyId: string): () => void {
  const queryClient = useQueryClient()
  const may = useMay('company:manage')
  const mark = async () => {
    const known = await queryClient.fetchQuery(checklistQuery(companyId))
    if (known.items.every(({ id, done }) => id !== 'print' || done)) return
    const query = { companyId }
    const saved = await call(updateChecklist, { query, body: { done: 'print' } })
    queryClient.setQueryData(checklistQuery(companyId).queryKey, saved)
  }
  return () => {
    // Nobody waits for it: if it fails, the step stays to do.
    if (may) void mark().catch(() => {})
  }
}
