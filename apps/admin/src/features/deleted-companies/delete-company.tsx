import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import type { AdminCompany } from '@candour/schemas/companies.ts'
import { deleteCompany, graceDays } from '@candour/schemas/deleted-companies.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Button } from '@candour/ui/button.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'

interface DeleteCompanyProps {
  company: AdminCompany
  onDeleted: () => void
}

/** Button that deletes a company, after a confirmation. */
export function DeleteCompany({ company, onDeleted }: DeleteCompanyProps) {
  const client = useQueryClient()
  const remove = useMutation({
    ...mutationFor(deleteCompany),
    onSuccess: () => {
      toast({
        title: 'Company deleted',
        description: `You can restore it for ${graceDays} days, under Deleted.`,
        variant: 'success',
      })
      void refetchChanged(client, deleteCompany)
    },
    onError: toastError('Failed to delete company'),
  })
  return (
    <ConfirmDialog
      destructive
      title={
        <>
          Delete <bdi>{company.name}</bdi>?
        </>
      }
      description={`Its pages and codes stop working immediately, and its members lose access. You can restore it with everything for ${graceDays} days. After that, all of its data is removed for good.`}
      confirmLabel="Delete Company"
      onConfirm={() => remove.mutate({ params: { id: company.id } }, { onSuccess: onDeleted })}
      trigger={
        <Button variant="secondary" size="sm" busy={remove.isPending} icon={<Trash2 />}>
          Delete Company
        </Button>
      }
    />
  )
}
