import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import type { Endpoint, Input } from '@candour/schemas/endpoint.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Button } from '@candour/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

interface DeleteButtonProps<E extends Endpoint> {
  endpoint: E
  input: Input<E>
  /** Names the item as well, for assistive technology. */
  label: string
  hint: string
  title: ReactNode
  description: ReactNode
  confirmLabel: string
  /** Title of the toast if it fails. */
  failed: string
  onDeleted?: () => void
}

/** An icon button that deletes an item of a list, after asking. */
export function DeleteButton<E extends Endpoint>({
  endpoint,
  input,
  label,
  hint,
  failed,
  onDeleted,
  ...question
}: DeleteButtonProps<E>) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    ...mutationFor(endpoint),
    onSuccess: () => onDeleted?.(),
    onSettled: () => refetchChanged(queryClient, endpoint),
    onError: toastError(failed),
  })
  return (
    <ConfirmDialog
      {...question}
      destructive
      onConfirm={() => remove.mutate(input)}
      trigger={
        <Button
          variant="ghost"
          size="icon"
          busy={remove.isPending}
          aria-label={label}
          title={hint}
          icon={<Trash2 />}
        />
      }
    />
  )
}
