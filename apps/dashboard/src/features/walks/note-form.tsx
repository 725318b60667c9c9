import { maxNoteOnWalk } from '@candour/schemas/walks.ts'
import { Button } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { useState } from 'react'
import { texts } from '#shared/texts.ts'

export interface NoteFormProps {
  onSave: (note: string) => void
}

/** A note about what was scanned last. */
export function NoteForm({ onSave }: NoteFormProps) {
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const words = texts.walks
  if (!isOpen)
    return (
      <Button variant="secondary" fullWidth onClick={() => setOpen(true)}>
        {words.addNote}
      </Button>
    )
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (note.trim() === '') return
        onSave(note.trim())
        setOpen(false)
        setNote('')
      }}
    >
      <Field label={words.note}>
        <Textarea
          autoFocus
          minHeight={80}
          maxLength={maxNoteOnWalk}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" fullWidth>
        {words.send}
      </Button>
    </form>
  )
}
