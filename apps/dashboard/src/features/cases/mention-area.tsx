import { cn } from '@candour/ui/cn.ts'
import { Textarea } from '@candour/ui/textarea.tsx'
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import { isSubmit } from '#features/cases/submit-key.ts'
import { texts } from '#shared/texts.ts'

interface MentionAreaProps {
  ref: RefObject<HTMLTextAreaElement | null>
  /** Who can be mentioned, by address. */
  people: readonly Person[]
  placeholder: string
  value: string
  readOnly: boolean
  onValue: (text: string) => void
  /** Called on Ctrl or Cmd+Enter. */
  onSubmit: () => void
}

interface Person {
  email: string
  name: string | null
}

/** Number of people suggested at once. */
const maxSuggestions = 5

/** A text area that suggests members after an `@`, by name or address, and completes their address. */
export function MentionArea({
  ref,
  people,
  placeholder,
  value,
  readOnly,
  onValue,
  onSubmit,
}: MentionAreaProps) {
  const id = useId()
  /** Position of the `@` being completed, and the text between it and the caret. */
  const [mention, setMention] = useState<{ start: number; typed: string }>()
  const [active, setActive] = useState(0)
  const suggestions = mention && !readOnly ? matching(people, mention.typed) : []
  const isOpen = suggestions.length > 0
  const optionId = (index: number) => `${id}-${index}`

  const look = (area: HTMLTextAreaElement) => {
    setMention(mentionAt(area.value, area.selectionEnd))
    setActive(0)
  }
  const choose = (address: string) => {
    const area = ref.current
    if (!area || !mention) return
    const before = `${value.slice(0, mention.start)}@${address} `
    onValue(before + value.slice(mention.start + 1 + mention.typed.length).replace(/^ /, ''))
    setMention(undefined)
    area.focus()
    // After React has set the new text, which moves the caret to its end.
    requestAnimationFrame(() => area.setSelectionRange(before.length, before.length))
  }

  // Escape closes the suggestions and not the dialog around them, which listens on the document.
  useEffect(() => {
    if (!isOpen) return
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setMention(undefined)
    }
    window.addEventListener('keydown', close, { capture: true })
    return () => window.removeEventListener('keydown', close, { capture: true })
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isSubmit(event)) return onSubmit()
    const chosen = suggestions[active]
    if (!chosen || event.nativeEvent.isComposing) return
    const count = suggestions.length
    if (event.key === 'ArrowDown') setActive((active + 1) % count)
    else if (event.key === 'ArrowUp') setActive((active + count - 1) % count)
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) choose(chosen.email)
    else return
    event.preventDefault()
  }

  return (
    <div className="relative">
      <Textarea
        ref={ref}
        dir="auto"
        minHeight={96}
        placeholder={placeholder}
        value={value}
        readOnly={readOnly}
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? optionId(active) : undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={({ target }) => {
          onValue(target.value)
          look(target)
        }}
        onSelect={({ currentTarget }) => {
          if (mention && !mentionAt(currentTarget.value, currentTarget.selectionEnd)) setMention(undefined)
        }}
        onBlur={() => setMention(undefined)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={texts.inbox.note.colleagues}
          className="absolute inset-x-0 top-full z-20 mt-1 rounded-md border border-line bg-surface-raised p-1 shadow-overlay"
        >
          {suggestions.map(({ email, name }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text area handles the keys and keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: the text area refers to it by aria-activedescendant
            <div
              key={email}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(email)}
              className={cn(
                'wrap-anywhere flex min-h-11 cursor-pointer items-center rounded-sm px-2.5 py-1.5 text-ink text-sm hover:bg-ink/6 sm:min-h-9',
                index === active && 'bg-ink/6',
              )}
            >
              <span>
                <bdi>{name ?? email}</bdi>
                {name && <span className="block text-ink-muted text-xs">{email}</span>}
              </span>
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {isOpen && texts.inbox.note.colleaguesFound(suggestions.length)}
      </p>
    </div>
  )
}

/** Returns the unfinished mention before the caret: an `@` that begins a word. */
function mentionAt(text: string, caret: number): { start: number; typed: string } | undefined {
  const found = /(?:^|[\s(,;:])@(\S*)$/.exec(text.slice(0, caret))
  const typed = found?.[1]
  return typed === undefined ? undefined : { start: caret - typed.length - 1, typed }
}

function matching(people: readonly Person[], typed: string): Person[] {
  const wanted = typed.toLowerCase()
  const found = people.filter(({ email, name }) => `${email} ${name ?? ''}`.toLowerCase().includes(wanted))
  // Nothing to suggest once the address is complete.
  return found.some(({ email }) => email.toLowerCase() === wanted) ? [] : found.slice(0, maxSuggestions)
}
