import { cn } from '@candour/ui/cn.ts'
import { type ReactNode, useId } from 'react'

interface SegmentsProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
}

/** Segmented control made of radio buttons. Options with an icon have their label as tooltip and accessible name. */
export function Segments<Value extends string>({ label, value, onChange, options }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset aria-label={label} className="flex rounded-md border border-line bg-surface-sunken p-0.75">
      {options.map((option) => (
        <label
          key={option.value}
          title={option.icon ? option.label : undefined}
          className="relative flex min-h-9 min-w-9 cursor-pointer items-center justify-center rounded-sm border border-transparent px-3 font-medium text-ink-muted text-sm transition-colors hover:text-ink has-checked:border-line-strong has-checked:bg-surface-raised has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus sm:min-h-7.5 [&_svg]:size-4"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.icon}
          <span className={cn(option.icon && 'sr-only')}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
