import { Check, Search } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { cn } from '#cn.ts'
import { controlTexts } from '#control-texts.ts'
import { useFieldControl } from '#field.tsx'
import { Input } from '#input.tsx'
import { Spinner } from '#spinner.tsx'

interface ComboboxOption {
  value: string
  label: string
  /** Secondary text at the end of the row. */
  detail?: ReactNode
}

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSelect' | 'list'> {
  /** Options that match the text; filtering is up to the caller. */
  options: readonly ComboboxOption[]
  text: string
  onTextChange: (text: string) => void
  /** Value of the selected option. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** Updated options are loading. */
  busy?: boolean | undefined
  /** Shown in place of the list when nothing matches. */
  empty: ReactNode
  /** Shown below the last option, for example how to find more. */
  more?: ReactNode
}

/**
 * A picker for more options than one would scroll through: a text field filters the list below it, which is always
 * visible (ARIA 1.2 combobox). Arrow keys move, Enter selects, typing clears the selection.
 */
export function Combobox({
  options,
  text,
  onTextChange,
  value,
  onChange,
  busy = false,
  empty,
  more,
  className,
  ...props
}: ComboboxProps) {
  const id = useId()
  const control = useFieldControl(props)
  const [activeValue, setActiveValue] = useState<string>()
  const active = options.findIndex((option) => option.value === activeValue)
  const optionId = (index: number) => `${id}-${options[index]?.value}`

  const activate = (index: number) => {
    setActiveValue(options[index]?.value)
    // With any other value, the dialog around the list would scroll too.
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const last = options.length - 1
    if (event.key === 'ArrowDown') activate(active === last ? 0 : active + 1)
    else if (event.key === 'ArrowUp') activate(active <= 0 ? last : active - 1)
    else if (event.key === 'Enter' && active >= 0) onChange(activeValue)
    else return
    event.preventDefault()
  }

  return (
    <div className={cn('overflow-hidden rounded-md border border-line', className)}>
      <div className="relative">
        <Input
          {...props}
          {...control}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setActiveValue(undefined)
            // A changed text means another option is wanted; the previous selection must not be submitted.
            if (value !== undefined) onChange(undefined)
            onTextChange(event.target.value)
          }}
          onKeyDown={onKeyDown}
          className="pl-9"
        />
        <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-faint">
          {busy ? <Spinner /> : <Search className="size-4" />}
        </span>
      </div>
      <div aria-busy={busy} className="h-60 overflow-y-auto overscroll-contain p-1">
        {options.length === 0 && !busy && (
          <div className="grid h-full grid-cols-1 content-center justify-items-center gap-3 px-4 text-center text-ink-muted text-sm">
            {empty}
          </div>
        )}
        <div id={id} role="listbox" aria-label={controlTexts.combobox.list}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys and keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: the field refers to it by aria-activedescendant
            <div
              key={option.value}
              id={optionId(index)}
              role="option"
              aria-selected={option.value === value}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setActiveValue(option.value)
                onChange(option.value)
              }}
              className={cn(
                'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-ink text-sm hover:bg-ink/6 sm:min-h-9',
                index === active && 'bg-ink/6 outline-2 outline-focus -outline-offset-2',
                option.value === value && 'bg-accent-soft text-accent-text',
              )}
            >
              <span className="wrap-anywhere min-w-0 flex-1">{option.label}</span>
              {option.detail && <span className="shrink-0 text-ink-muted text-xs">{option.detail}</span>}
              <Check className={cn('size-4 shrink-0', option.value !== value && 'invisible')} />
            </div>
          ))}
        </div>
        {more && <p className="px-2.5 py-2 text-ink-muted text-xs">{more}</p>}
      </div>
      <p role="status" className="sr-only">
        {!busy && controlTexts.combobox.found(options.length)}
      </p>
    </div>
  )
}
