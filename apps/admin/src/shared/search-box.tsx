import { cn } from '@candour/ui/cn.ts'
import { Input } from '@candour/ui/input.tsx'
import { Spinner } from '@candour/ui/spinner.tsx'
import { Search } from 'lucide-react'
import type { Ref } from 'react'

interface SearchBoxProps {
  label: string
  placeholder: string
  maxLength: number
  value: string
  onChange: (value: string) => void
  /** Whether the shown results do not match the typed text yet. */
  busy: boolean
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** A search field with a spinner while the results are loading. */
export function SearchBox({ label, value, onChange, busy, className, ...field }: SearchBoxProps) {
  return (
    <div className={cn('relative', className)}>
      <Input
        {...field}
        type="search"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="pl-9"
      />
      <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-faint">
        {busy ? <Spinner /> : <Search className="size-4" />}
      </span>
    </div>
  )
}
