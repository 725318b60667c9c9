import { type Confirmation, maxNoteOnWalk } from '@candour/schemas/walks.ts'
import { Button } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { type Dispatch, type SetStateAction, useId, useRef, useState } from 'react'
import { readPhoto } from '#features/walks/photo.ts'
import { texts } from '#shared/texts.ts'

export type Remark = Pick<Confirmation, 'note' | 'photo'>

/** What is being written about the code or address that was read. */
export interface Draft extends Remark {
  read: string
  note: string
  /** A photo that is still being read. */
  reading?: Promise<string> | undefined
}

export interface NoteFormProps {
  /** What was read last. */
  read: string
  draft: Draft | undefined
  setDraft: Dispatch<SetStateAction<Draft | undefined>>
  onSave: () => void
}

/** A form for a note and a photo about the last scan. */
export function NoteForm({ read, draft, setDraft, onSave }: NoteFormProps) {
  const [error, setError] = useState('')
  const words = texts.walks
  const fileId = useId()
  // The keyboard stays where a control gives way to another.
  const refocus = useRef(false)
  const focusNext = (element: HTMLElement | null) => {
    if (refocus.current) element?.focus()
    if (element) refocus.current = false
  }
  if (!draft)
    return (
      <Button ref={focusNext} variant="secondary" fullWidth onClick={() => setDraft({ read, note: '' })}>
        {words.addNote}
      </Button>
    )
  const { note, photo, reading } = draft
  const change = (part: Partial<Draft>) => setDraft((now) => now && { ...now, ...part })
  const choose = (file: File | undefined) => {
    setError('')
    if (!file) return
    const reading = readPhoto(file)
    change({ reading })
    // The draft may be another one by now, or wait for another photo.
    const done = (part: Pick<Draft, 'photo'>) =>
      setDraft((now) => (now?.reading === reading ? { ...now, reading: undefined, ...part } : now))
    reading.then(
      (photo) => done({ photo }),
      () => {
        done({})
        setError(words.photoFailed)
      },
    )
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        refocus.current = true
        onSave()
      }}
    >
      <Field label={words.note}>
        <Textarea
          autoFocus
          dir="auto"
          minHeight={80}
          maxLength={maxNoteOnWalk}
          value={note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
      <div className="grid gap-1.5">
        <label htmlFor={fileId} className="font-medium text-ink text-sm">
          {words.photo}
        </label>
        {photo ? (
          <>
            <img src={photo} alt="" className="h-40 w-full rounded-md" style={{ objectFit: 'contain' }} />
            <Button
              variant="ghost"
              onClick={() => {
                refocus.current = true
                change({ photo: undefined })
              }}
            >
              {words.removePhoto}
            </Button>
          </>
        ) : (
          <input
            ref={focusNext}
            id={fileId}
            type="file"
            accept="image/*"
            capture="environment"
            aria-describedby={error ? `${fileId}-error` : undefined}
            onChange={({ target }) => choose(target.files?.[0])}
            className="w-full min-w-0 text-ink-muted text-sm"
          />
        )}
        {error && (
          <p id={`${fileId}-error`} role="alert" className="text-danger text-sm">
            {error}
          </p>
        )}
      </div>
      <Button type="submit" variant="secondary" fullWidth busy={reading !== undefined}>
        {words.send}
      </Button>
    </form>
  )
}
