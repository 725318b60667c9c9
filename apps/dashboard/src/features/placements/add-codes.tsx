import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import {
  createPlacements,
  maxPlacementsAtOnce,
  type NewPlacements,
  namesOf,
  newPlacements,
} from '@candour/schemas/placements.ts'
import { Button } from '@candour/ui/button.tsx'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { Dialog, DialogContent, DialogTrigger, FormFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { PlacementFields } from '#features/placements/placement-fields.tsx'
import { texts } from '#shared/texts.ts'

interface AddCodesProps {
  companyId: string
  /** The location preselected in the form. */
  locationId: string | undefined
  onAdded: () => void
}

/** Button and dialog to add one code or a numbered series. */
export function AddCodes({ onAdded, ...form }: AddCodesProps) {
  const [open, setOpen] = useState(false)
  const words = texts.placements.add
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button icon={<Plus />}>{words.open}</Button>
      </DialogTrigger>
      <DialogContent title={words.title} description={words.description}>
        <AddForm
          {...form}
          onAdded={() => {
            setOpen(false)
            onAdded()
          }}
        />
      </DialogContent>
    </Dialog>
  )
}

const toNumber = { setValueAs: (value: unknown) => (value === '' ? Number.NaN : Number(value)) }

function AddForm({ companyId, locationId, onAdded }: AddCodesProps) {
  const client = useQueryClient()
  const words = texts.placements.add
  const { register, handleSubmit, formState, setValue, setError, control } = useForm({
    resolver: zodResolver(newPlacements),
    defaultValues: { name: '', kind: 'table_tent', locationId: locationId ?? null } as NewPlacements,
  })
  const { errors } = formState
  const values = useWatch({ control })
  const numbered = values.count !== undefined
  const names = previewOf(values)

  const create = useMutation({
    ...mutationFor(createPlacements),
    onSuccess: (added) => {
      const [first] = added
      const { added: addedOne, addedSeveral } = texts.placements.changes
      toast({
        title: added.length === 1 && first ? addedOne(first.name) : addedSeveral(added.length),
        variant: 'success',
      })
      void refetchChanged(client, createPlacements)
      onAdded()
    },
    onError: ({ issues }) => {
      for (const { path, message } of issues) {
        if (isField(path)) setError(path, { message })
      }
    },
  })
  useUnsaved(formState.isDirty && !create.isPending)

  const setNumbered = (on: boolean) => {
    setValue('count', on ? 10 : undefined, { shouldDirty: true })
    setValue('from', on ? 1 : undefined)
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit((body) => create.mutate({ query: { companyId }, body }))}
      className="grid gap-4"
    >
      <PlacementFields
        companyId={companyId}
        name={register('name')}
        nameHint={words.nameHint}
        nameError={errors.name?.message}
        kind={register('kind')}
        location={register('locationId', { setValueAs: (value) => value || null })}
        locationId={locationId ?? null}
        locationError={errors.locationId?.message}
      />
      <Checkbox
        label={words.several}
        checked={numbered}
        onChange={({ target }) => setNumbered(target.checked)}
      />
      {numbered && (
        <div className="grid grid-cols-2 gap-4">
          <Field label={words.count} error={errors.count?.message}>
            <Input
              {...register('count', toNumber)}
              type="number"
              inputMode="numeric"
              min={1}
              max={maxPlacementsAtOnce}
            />
          </Field>
          <Field label={words.firstNumber} error={errors.from?.message}>
            <Input {...register('from', toNumber)} type="number" inputMode="numeric" min={0} />
          </Field>
        </div>
      )}
      {numbered && names && (
        <p className="wrap-anywhere rounded-md bg-surface-sunken px-3.5 py-3 text-ink-muted text-sm">
          <span className="sr-only">{words.names} </span>
          <bdi>{names}</bdi>
        </p>
      )}
      <FormError>{create.error?.issues.length === 0 && create.error.message}</FormError>
      <FormFooter className="mt-2" busy={create.isPending}>
        {values.count !== undefined && names ? words.submitSeveral(values.count) : words.submit}
      </FormFooter>
    </form>
  )
}

const fields = ['name', 'kind', 'locationId', 'count', 'from'] as const
const isField = (path: string): path is (typeof fields)[number] => fields.some((field) => field === path)

/** Returns the first names of a series and its last; undefined for one that is not valid. */
function previewOf({ name = '', count, from }: Partial<NewPlacements>): string | undefined {
  const words = texts.placements.add
  const parsed = newPlacements.safeParse({
    name: name.trim() || words.exampleName,
    kind: 'other',
    count,
    from,
  })
  if (!parsed.success) return undefined
  const names = namesOf(parsed.data)
  const last = names.at(-1)
  if (names.length <= 4 || last === undefined) return words.series(names)
  return words.longSeries(names.slice(0, 3), last)
}
