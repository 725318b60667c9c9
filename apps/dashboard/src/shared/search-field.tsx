import { Input } from '@candour/ui/input.tsx'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'

/** Debounce delay of the search, in milliseconds. */
const pause = 300

interface SearchFieldProps {
  /** Accessible name. */
  label: string
  placeholder: string
  maxLength?: number
  value: string
  onSearch: (words: string) => void
}

/** Search field with debounced search as you type. */
export function SearchField({ label, placeholder, maxLength = 200, value, onSearch }: SearchFieldProps) {
  const [draft, setDraft] = useState(value)
  const [known, setKnown] = useState(value)
  // A value changed from outside, such as by the browser's back button, overrides the draft.
  if (value !== known) {
    setKnown(value)
    if (value !== draft.trim()) setDraft(value)
  }

  useEffect(() => {
    if (draft.trim() === value) return
    const timer = setTimeout(() => onSearch(draft.trim()), pause)
    return () => clearTimeout(timer)
  }, [draft, value, onSearch])

  const searchNow = (event: FormEvent) => {
    event.preventDefault()
    onSearch(draft.trim())
  }

  return (
    <form onSubmit={searchNow} className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-faint"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        className="pl-9"
      />
    </form>
  )
}
