import { call } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { GoogleLinkField } from '@candour/console/google-link-field.tsx'
import { isolated } from '@candour/console/texts.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { readGoogleLink } from '@candour/schemas/google-link.ts'
import {
  createLocation,
  type Location,
  type LocationInput,
  locationInput,
  updateLocation,
} from '@candour/schemas/locations.ts'
import { Dialog, DialogContent, FormFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { texts } from '#shared/texts.ts'

interface LocationDialogProps {
  company: DashboardCompany
  open: boolean
  /** The location to edit; omit to add one. */
  location?: Location | undefined
  onClose: () => void
}

export function LocationDialog({ company, open, location, onClose }: LocationDialogProps) {
  const { addTitle, editTitle } = texts.locations.dialog
  return (
    <Dialog open={open} onOpenChange={(open) => open || onClose()}>
      <DialogContent title={location ? editTitle : addTitle}>
        <LocationForm company={company} location={location} onSaved={onClose} />
      </DialogContent>
    </Dialog>
  )
}

interface LocationFormProps extends Pick<LocationDialogProps, 'company' | 'location'> {
  onSaved: () => void
}

function LocationForm({ company, location, onSaved }: LocationFormProps) {
  const client = useQueryClient()
  const words = texts.locations.dialog
  const { register, control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(locationInput.omit({ archived: true, timeZone: true })),
    defaultValues: {
      name: location?.name ?? '',
      googleReviewUrl: location?.googleReviewUrl ?? null,
    },
  })
  const { errors } = formState
  const save = useMutation({
    mutationFn: (body: LocationInput): Promise<Location> => {
      const query = { companyId: company.id }
      return location
        ? call(updateLocation, { params: { id: location.id }, query, body })
        : call(createLocation, { query, body })
    },
    onSuccess: ({ name }) => {
      const { added, saved } = texts.locations.changes
      toast({ title: (location ? saved : added)(isolated(name)), variant: 'success' })
      void refetchChanged(client, updateLocation)
      onSaved()
    },
    onError: ({ issues }) => {
      for (const { path, message } of issues) {
        if (path === 'name' || path === 'googleReviewUrl') setError(path, { message })
      }
    },
  })
  useUnsaved(formState.isDirty && !save.isPending)

  return (
    <form noValidate onSubmit={handleSubmit((body) => save.mutate(body))} className="grid gap-4">
      <Field label={words.name} description={words.nameDescription} error={errors.name?.message}>
        <Input {...register('name')} dir="auto" maxLength={120} autoComplete="off" />
      </Field>
      <Controller
        control={control}
        name="googleReviewUrl"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <GoogleLinkField
            ref={ref}
            label={words.googleUrl}
            optional
            description={words.googleUrlDescription}
            error={errors.googleReviewUrl?.message}
            value={value ?? ''}
            // An empty choice means the company's.
            onChange={(url) => onChange(url.trim() === '' ? null : url)}
            onBlur={onBlur}
            read={(text) =>
              call(readGoogleLink, {
                query: { companyId: company.id },
                body: { text },
              })
            }
          />
        )}
      />
      <FormError>{save.error?.issues.length === 0 && save.error.message}</FormError>
      <FormFooter className="mt-2" busy={save.isPending}>
        {location ? words.submitSave : words.submitAdd}
      </FormFooter>
    </form>
  )
}
