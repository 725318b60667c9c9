import { call } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { isolated } from '@candour/console/texts.ts'
import { fillReply, type ReplyValues } from '@candour/schemas/fill-reply.ts'
import {
  createReplyTemplate,
  type ReplyTemplate,
  type ReplyVariable,
  replyVariables,
  updateReplyTemplate,
} from '@candour/schemas/reply-templates.ts'
import { Button } from '@candour/ui/button.tsx'
import { FormFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { texts } from '#shared/texts.ts'

interface TemplateFormProps {
  companyId: string
  /** Values for the preview; what is unknown is shown by an example. */
  values: ReplyValues
  /** The answer template to edit; omit to add one. */
  template?: ReplyTemplate | undefined
  onSaved: () => void
}

const body = createReplyTemplate.body

export function TemplateForm({ companyId, values, template, onSaved }: TemplateFormProps) {
  const queryClient = useQueryClient()
  const words = texts.replyTemplates.form
  const { register, handleSubmit, formState, setError, setValue, setFocus, control } = useForm({
    resolver: zodResolver(body),
    defaultValues: { name: template?.name ?? '', text: template?.text ?? '' },
  })
  const text = useWatch({ control, name: 'text' })
  const { errors } = formState
  const save = useMutation({
    mutationFn: (body: { name: string; text: string }) => {
      const query = { companyId }
      return template
        ? call(updateReplyTemplate, { params: { id: template.id }, query, body })
        : call(createReplyTemplate, { query, body })
    },
    onSuccess: ({ name }) => {
      toast({ title: words[template ? 'saved' : 'added'](isolated(name)), variant: 'success' })
      void refetchChanged(queryClient, createReplyTemplate)
      onSaved()
    },
    onError: ({ code, issues, message }) => {
      if (code === 'template_name_taken') setError('name', { message }, { shouldFocus: true })
      if (code === 'steering_text' || code === 'unknown_variable') {
        setError('text', { message }, { shouldFocus: true })
      }
      for (const { path, message } of issues) {
        if (path === 'name' || path === 'text') setError(path, { message })
      }
    },
  })
  useUnsaved(formState.isDirty && !save.isPending)

  const insert = (variable: ReplyVariable) => {
    const area = document.activeElement
    const end = text.length
    // Pressing the button does not move the focus, so the caret stays in the text.
    const [from, to] =
      area instanceof HTMLTextAreaElement ? [area.selectionStart, area.selectionEnd] : [end, end]
    setValue('text', `${text.slice(0, from)}{${variable}}${text.slice(to)}`, { shouldDirty: true })
    setFocus('text')
    const caret = from + variable.length + 2
    requestAnimationFrame(() => {
      if (document.activeElement instanceof HTMLTextAreaElement) {
        document.activeElement.setSelectionRange(caret, caret)
      }
    })
  }
  const preview = fillReply(text, {
    name: values.name ?? words.exampleName,
    company: values.company,
    location: values.location ?? words.exampleLocation,
    me: values.me,
  }).text.trim()
  const isShownInField = Object.keys(errors).length > 0

  return (
    <form
      noValidate
      // The dialog is nested in the form of an answer, which must not be submitted as well.
      onSubmit={(event) => {
        event.stopPropagation()
        void handleSubmit((body) => save.mutate(body))(event)
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <Field label={words.name} description={words.nameDescription} error={errors.name?.message}>
        <Input {...register('name')} dir="auto" maxLength={80} autoComplete="off" />
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <Field label={words.text} error={errors.text?.message}>
          <Textarea {...register('text')} dir="auto" />
        </Field>
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="sr-only">{words.insert}</legend>
          <span aria-hidden="true" className="text-ink-muted text-sm">
            {words.insertShort}
          </span>
          {replyVariables.map((variable) => (
            <Button
              key={variable}
              variant="secondary"
              size="sm"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(variable)}
            >
              {words.variables[variable]}
            </Button>
          ))}
        </fieldset>
      </div>
      {text.includes('{') && preview && (
        <div className="rounded-md bg-surface-sunken px-3.5 py-3">
          <p className="font-medium text-ink-muted text-xs">{words.preview}</p>
          <p
            dir="auto"
            className="wrap-anywhere mt-1 max-h-48 overflow-y-auto whitespace-pre-line text-ink text-sm"
          >
            {preview}
          </p>
        </div>
      )}
      <FormError>{!isShownInField && save.error?.message}</FormError>
      <FormFooter className="mt-2" busy={save.isPending}>
        {template ? words.save : words.add}
      </FormFooter>
    </form>
  )
}
