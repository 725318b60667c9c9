import { Input } from '@candour/ui/input.tsx'
import { useId, useState } from 'react'

interface Suggestion {
  id: string
  label: string
}

interface SuggestFieldProps {
  /** Accessible name. */
  label: string
  placeholder: string
  /** Id of the chosen one. */
  chosen: string | undefined
  /** Label of the chosen one, which may be missing from the options. */
  named: string | undefined
  /** Suggestions that match the typed text. */
  options: readonly Suggestion[]
  onText: (text: string) => void
  onChange: (id: string | undefined) => void
}

/** A filter by one of many: typing suggests, and a suggestion or nothing can be chosen. Enter takes the first match. */
export function SuggestField({
  label,
  placeholder,
  chosen,
  named,
  options,
  onText,
  onChange,
}: SuggestFieldProps) {
  const listId = useId()
  const shown = chosen ? (options.find(({ id }) => id === chosen)?.label ?? named ?? chosen) : ''
  const [draft, setDraft] = useState(shown)
  const [known, setKnown] = useState(shown)
  // A choice from outside, such as by the browser's back button, overrides the draft.
  if (shown !== known) {
    setKnown(shown)
    setDraft(shown)
  }

  const type = (text: string) => {
    setDraft(text)
    onText(text)
    const match = options.find((option) => option.label === text)
    if (match) onChange(match.id)
    else if (text === '' && chosen) onChange(undefined)
  }

  const takeFirst = () => {
    const typed = draft.trim().toLowerCase()
    const match = typed && options.find((option) => option.label.toLowerCase().includes(typed))
    if (match) onChange(match.id)
  }

  return (
    <div className="w-60 max-sm:w-full">
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
        list={listId}
        value={draft}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && takeFirst()}
        // Text that is not a suggestion filters nothing, so it must not stay.
        onBlur={() => setDraft(shown)}
      />
      <datalist id={listId}>
        {options.map(({ id, label }) => (
          <option key={id} value={label} />
        ))}
      </datalist>
    </div>
  )
}
