import { call } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import {
  type Change,
  type ChangeInput,
  createChange,
  maxChangeLength,
  type NewChange,
  updateChange,
} from '@candour/schemas/changes.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { theme as themeOptions } from '@candour/schemas/theme-names.ts'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { FormFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { todayIn } from '#shared/period.ts'
import { texts } from '#shared/texts.ts'

interface ChangeFormProps {
  company: DashboardCompany
  /** The change to edit; omit to add one. */
  change?: Change | undefined
  onSaved: () => void
}

const { body } = createChange

export function ChangeForm({ company, change, onSaved }: ChangeFormProps) {
  const queryClient = useQueryClient()
  const words = texts.changes
  const { register, handleSubmit, formState, setError } = useForm<ChangeInput, unknown, NewChange>({
    resolver: zodResolver(body),
    defaultValues: change ?? { said: '', did: '', date: '', themes: [], visible: true },
  })
  const { errors } = formState
  const save = useMutation({
    mutationFn: (body: NewChange) => {
      const query = { companyId: company.id }
      return change
        ? call(updateChange, { params: { id: change.id }, query, body })
        : call(createChange, { query, body })
    },
    onSuccess: () => {
      toast({ title: words.form.saved, variant: 'success' })
      void refetchChanged(queryClient, createChange)
      onSaved()
    },
    onError: ({ code, issues, message }) => {
      // Last to first, as each takes the focus.
      for (const { path, ...issue } of issues.toReversed()) {
        if (path === 'said' || path === 'did' || path === 'date') {
          setError(
            path,
            { message: code === 'validation_failed' ? issue.message : message },
            { shouldFocus: true },
          )
        }
      }
    },
  })
  useUnsaved(formState.isDirty && !save.isPending)
  const isShownInField = Object.keys(errors).length > 0

  return (
    <form
      noValidate
      onSubmit={handleSubmit((body) => save.mutate(body))}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      {(['said', 'did'] as const).map((name) => (
        <Field
          key={name}
          label={words[name]}
          description={words.form[`${name}Description`]}
          error={errors[name]?.message}
        >
          <Textarea {...register(name)} dir="auto" rows={2} maxLength={maxChangeLength} />
        </Field>
      ))}
      <Field label={words.form.date} error={errors.date?.message}>
        <Input {...register('date')} type="date" max={todayIn(company.timeZone)} />
      </Field>
      <fieldset>
        <legend className="font-medium text-ink text-sm">{words.form.themes}</legend>
        <div className="mt-1.5 grid max-h-60 gap-x-4 overflow-y-auto rounded-md border border-line px-3.5 py-1.5 sm:grid-cols-2">
          {themeOptions.options.map((theme) => (
            <Checkbox key={theme} {...register('themes')} value={theme} label={texts.common.themes[theme]} />
          ))}
        </div>
      </fieldset>
      <Checkbox {...register('visible')} label={words.form.visible} />
      <FormError>{!isShownInField && save.error?.message}</FormError>
      <FormFooter className="mt-2" busy={save.isPending}>
        {words.form.save}
      </FormFooter>
    </form>
  )
}
