import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { isolated } from '@candour/console/texts.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { type Placement, updatePlacement } from '@candour/schemas/placements.ts'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { texts } from '#shared/texts.ts'

/**
 * Returns a mutation that archives or restores a placement, with undo.
 *
 * @param onDone called once the placement is no longer in the list that showed it
 */
export function useArchive(companyId: string, placement: Placement, onDone: () => void) {
  const client = useQueryClient()
  const words = texts.placements.changes
  const mutation = useMutation({
    ...mutationFor(updatePlacement),
    onSuccess: ({ archived }) => {
      toast({
        title: (archived ? words.archived : words.restored)(isolated(placement.name)),
        description: archived ? words.archivedText : undefined,
        variant: 'success',
        action: { label: words.undo, onClick: () => set(!archived) },
      })
      return refetchChanged(client, updatePlacement).then(onDone)
    },
    onError: toastError(words.failed),
  })
  const set = (archived: boolean) =>
    mutation.mutate({ params: { id: placement.id }, query: { companyId }, body: { archived } })
  return { set, isPending: mutation.isPending }
}
