import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { isolated } from '@candour/console/texts.ts'
import { type Placement, updatePlacement } from '@candour/schemas/placements.ts'
import { Dialog, DialogContent, FormFooter } from '@candour/ui/dialog.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { PlacementFields } from '#features/placements/placement-fields.tsx'
import { texts } from '#shared/texts.ts'

interface EditCodeProps {
  companyId: string
  placement: Placement
  open: boolean
  onClose: () => void
}

/** Dialog to rename or move a code. */
export function EditCode({ companyId, placement, open, onClose }: EditCodeProps) {
  const words = texts.placements.edit
  return (
    <Dialog open={open} onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={words.title}
        description={
          <Sentence parts={words.description(<span className="font-mono text-ink">{placement.code}</span>)} />
        }
      >
        <EditForm companyId={companyId} placement={placement} onSaved={onClose} />
      </DialogContent>
    </Dialog>
  )
}

interface EditFormProps extends Pick<EditCodeProps, 'companyId' | 'placement'> {
  onSaved: () => void
}

function EditForm({ companyId, placement, onSaved }: EditFormProps) {
  const client = useQueryClient()
  const { id, name, kind, locationId } = placement
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(updatePlacement.body),
    defaultValues: { name, kind, locationId },
  })
  const { errors } = formState
  const update = useMutation({
    ...mutationFor(updatePlacement),
    onSuccess: (saved) => {
      toast({ title: texts.placements.changes.saved(isolated(saved.name)), variant: 'success' })
      void refetchChanged(client, updatePlacement)
      onSaved()
    },
    onError: ({ issues }) => {
      for (const { path, message } of issues) {
        if (path === 'name' || path === 'locationId') setError(path, { message })
      }
    },
  })
  useUnsaved(formState.isDirty && !update.isPending)

  return (
    <form
      noValidate
      onSubmit={handleSubmit((body) => update.mutate({ params: { id }, query: { companyId }, body }))}
      className="grid gap-4"
    >
      <PlacementFields
        companyId={companyId}
        name={register('name')}
        nameError={errors.name?.message}
        kind={register('kind')}
        location={register('locationId', { setValueAs: (value) => value || null })}
        locationId={locationId}
        locationError={errors.locationId?.message}
      />
      <FormError>{update.error?.issues.length === 0 && update.error.message}</FormError>
      <FormFooter className="mt-2" busy={update.isPending}>
        {texts.placements.edit.submit}
      </FormFooter>
    </form>
  )
}
