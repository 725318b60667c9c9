import { cn } from '@candour/ui/cn.ts'
import { Input } from '@candour/ui/input.tsx'
import { Spinner } from '@candour/ui/spinner.tsx'
import { Search } from 'lucide-react'

export interface CompanySearchProps {
  value: string
  onChange: (value: string) => void
  /** Whether the shown results do not match the typed text yet. */
  busy: boolean
  className?: string
}

export function CompanySearch({ value, onChange, busy, className }: CompanySearchProps) {
  return (
    <div className={cn('relative', className)}>
      <Input
        type="search"
        aria-label="Search companies"
        placeholder="Search by name or slug"
        maxLength={120}
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
