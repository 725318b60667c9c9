import { formatNumber } from '@candour/console/format.ts'
import { isolated } from '@candour/console/texts.ts'
import { Button } from '@candour/ui/button.tsx'
import { SlidersHorizontal, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useChips } from '#features/reviews/filter-chips.ts'
import { FilterPanel, type FilterPanelProps } from '#features/reviews/filter-panel.tsx'
import { noFilters } from '#shared/filters.ts'
import { useMay } from '#shared/permissions.ts'
import { SearchField } from '#shared/search-field.tsx'
import { texts } from '#shared/texts.ts'

interface FilterBarProps extends FilterPanelProps {
  onSearch: (words: string) => void
}

/** The search, and all other filters behind one button; those that are set are shown with a way to remove them. */
export function FilterBar({ companyId, filters, timeZone, onChange, onSearch }: FilterBarProps) {
  const seesContacts = useMay('reviews:contacts')
  const chips = useChips(companyId, filters)
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const count = chips.length
  const words = texts.reviewFilters
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-b px-4 py-3 sm:px-5">
      <div className="flex gap-2.5">
        <div className="min-w-0 flex-1">
          <SearchField
            label={words.search.label}
            placeholder={seesContacts ? words.search.placeholderWithNames : words.search.placeholder}
            value={filters.q}
            onSearch={onSearch}
          />
        </div>
        <Button
          variant="secondary"
          icon={<SlidersHorizontal />}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          {words.filter}
          {count > 0 && (
            <span className="min-w-5 rounded-full bg-accent-soft px-1.5 text-accent-text text-xs tabular-nums">
              <span aria-hidden="true">{formatNumber(count)}</span>
              <span className="sr-only">{words.set(count)}</span>
            </span>
          )}
        </Button>
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && (
          <FilterPanel companyId={companyId} filters={filters} timeZone={timeZone} onChange={onChange} />
        )}
      </div>
      {(count > 0 || filters.q !== '') && (
        <ul className="flex flex-wrap items-center gap-2">
          {chips.map(({ key, label, without }) => (
            <li key={key} className="min-w-0 max-w-full">
              <button
                type="button"
                aria-label={words.remove(isolated(label))}
                onClick={() => onChange((all) => ({ ...all, ...without }))}
                className="flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-accent-soft px-3 font-medium text-accent-text text-sm hover:bg-ink/6"
              >
                <bdi className="min-w-0 truncate">{label}</bdi>
                <X className="size-3.5 shrink-0" />
              </button>
            </li>
          ))}
          <li>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => onChange(({ view }) => ({ ...noFilters, view }))}
            >
              {words.clear}
            </Button>
          </li>
        </ul>
      )}
    </div>
  )
}
