import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { addNote, maxNoteLength } from '@candour/schemas/cases.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { Button } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { MentionArea } from '#features/cases/mention-area.tsx'
import { assigneesQuery, caseQuery } from '#features/cases/queries.ts'
import { useDraft } from '#shared/drafts.ts'
import { texts } from '#shared/texts.ts'

export interface NoteFormProps {
  company: DashboardCompany
  review: Review
  me: { id: string; email: string; name: string | null }
  isFocused: boolean
}

/** Writes a private note, which can mention members of the team. */
export function NoteForm({ company, review, me, isFocused }: NoteFormProps) {
  const queryClient = useQueryClient()
  const area = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft({ userId: me.id, companyId: company.id }, `${review.id}/note`)
  const { data: members } = useQuery(assigneesQuery(company.id))
  const isTooLong = draft.text.trim().length > maxNoteLength

  // Counted by review, as the note may be on its way from a form that was left.
  const mutationKey = [addNote.id, review.id]
  const isAdding = useIsMutating({ mutationKey }) > 0
  const add = useMutation({
    ...mutationFor(addNote),
    mutationKey,
    onSuccess: (note) => {
      draft.drop()
      queryClient.setQueryData(
        caseQuery(company.id, review.id).queryKey,
        (known) => known && { ...known, notes: [...known.notes.filter(({ id }) => id !== note.id), note] },
      )
      void refetchChanged(queryClient, addNote)
      // The button that may have had the focus is disabled now.
      area.current?.focus()
    },
    onError: ({ message }) => {
      // The form, which says it otherwise, was left.
      if (!area.current)
        toast({ title: texts.inbox.note.label, description: message, variant: 'destructive' })
    },
  })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isAdding || isTooLong || draft.text.trim() === '') return
    add.mutate({ params: { id: review.id }, query: { companyId: company.id }, body: { text: draft.text } })
  }

  useLayoutEffect(() => {
    if (isFocused) area.current?.focus()
  }, [isFocused])

  const words = texts.inbox.note
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field
        label={words.label}
        hideLabel
        description={words.description}
        error={
          (isTooLong && words.tooLong(maxNoteLength)) ||
          (add.error && (add.error.issues[0]?.message ?? add.error.message))
        }
      >
        <MentionArea
          ref={area}
          people={members?.filter(({ userId }) => userId !== me.id) ?? []}
          placeholder={words.placeholder}
          value={draft.text}
          readOnly={isAdding}
          onValue={(text) => {
            draft.setText(text)
            add.reset()
          }}
          onSubmit={submit}
        />
      </Field>
      <div className="flex justify-end">
        <Button type="submit" disabled={draft.text.trim() === ''} busy={isAdding}>
          {words.add}
        </Button>
      </div>
    </form>
  )
}
