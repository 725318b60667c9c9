import '#color-field.css'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { useState } from 'react'
import { texts } from '#texts.ts'

const hex = /^#[\da-f]{6}$/i

interface ColorFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  error?: string | undefined
}

/** A color as a picker and a text input, kept in sync. */
export function ColorField({ label, value, onChange, onBlur, error }: ColorFieldProps) {
  // While the text is incomplete, the picker keeps the last valid color.
  const [picked, setPicked] = useState(value)
  if (hex.test(value) && value !== picked) setPicked(value)

  return (
    <Field label={label} error={error}>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={texts.brand.colorPicker(label)}
          value={picked.toLowerCase()}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
          className="color-well h-11 w-12 shrink-0 cursor-pointer appearance-none rounded-md border border-line-control bg-surface-raised p-1 sm:h-10"
        />
        <Input
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          className="font-mono"
        />
      </div>
    </Field>
  )
}
