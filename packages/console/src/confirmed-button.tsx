import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import type { Endpoint, Input } from '@candour/schemas/endpoint.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Button } from '@candour/ui/button.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { toastError } from '#toast-error.ts'

interface ConfirmedButtonProps<E extends Endpoint> {
  endpoint: E
  input: Input<E>
  /** Names the item as well, for assistive technology. */
  label: string
  hint?: string
  icon?: ReactNode
  title: ReactNode
  description: ReactNode
  confirmLabel: string
  destructive?: boolean
  /** Title of the toast once it is done; none by default. */
  done?: string
  /** Title of the toast if it fails. */
  failed: string
  onDone?: () => void
}

/** An icon button that deletes an item of a list, or does something else with it, after asking. */
export function ConfirmedButton<E extends Endpoint>({
  endpoint,
  input,
  label,
  hint,
  icon = <Trash2 />,
  destructive = true,
  done,
  failed,
  onDone,
  ...question
}: ConfirmedButtonProps<E>) {
  const queryClient = useQueryClient()
  const act = useMutation({
    ...mutationFor(endpoint),
    onSuccess: () => {
      if (done) toast({ title: done, variant: 'success' })
      onDone?.()
    },
    // Also after a failure: somebody else may have done it.
    onSettled: () => refetchChanged(queryClient, endpoint),
    onError: toastError(failed),
  })
  return (
    <ConfirmDialog
      {...question}
      destructive={destructive}
      onConfirm={() => act.mutate(input)}
      trigger={
        <Button
          variant="ghost"
          size="icon"
          busy={act.isPending}
          aria-label={label}
          title={hint}
          icon={icon}
        />
      }
    />
  )
}
