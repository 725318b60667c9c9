import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@candour/ui/dropdown-menu.tsx'
import { controlClass } from '@candour/ui/field.tsx'
import { ChevronDown } from 'lucide-react'
import { texts } from '#shared/texts.ts'

interface ChoiceWords {
  /** Nothing is chosen. */
  any: string
  /** Accessible name once something is chosen. */
  chosen: (labels: string) => string
  /** Several are chosen. */
  count: (count: number) => string
}

interface ChoiceFilterProps<Value extends string> {
  words: ChoiceWords
  choices: readonly { value: Value; label: string; count?: string }[]
  /** Any, if empty. */
  chosen: readonly Value[]
  /** Maximum number of choices. */
  max: number
  onChange: (chosen: Value[]) => void
}

/** A menu that narrows a list to any of the chosen values. */
export function ChoiceFilter<Value extends string>({
  words,
  choices,
  chosen,
  max,
  onChange,
}: ChoiceFilterProps<Value>) {
  const labels = choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <button
          type="button"
          aria-label={labels.length > 0 ? words.chosen(texts.reviewFilters.several(labels)) : words.any}
          className={`${controlClass} flex h-11 cursor-pointer items-center justify-between gap-2 py-0 pr-3 pl-3 text-start max-sm:w-full sm:h-10 sm:w-44`}
        >
          <span className="min-w-0 truncate">
            {labels.length > 1 ? words.count(labels.length) : (labels[0] ?? words.any)}
          </span>
          <ChevronDown className="size-4 shrink-0 text-ink-faint" />
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {choices.map(({ value, label, count }) => (
          <DropdownMenuCheckboxItem
            key={value}
            checked={chosen.includes(value)}
            disabled={!chosen.includes(value) && chosen.length >= max}
            // Stays open, so that several can be chosen.
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={(checked) =>
              onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          >
            <span className="min-w-0 flex-1 truncate">{label}</span>
            <span className="text-ink-muted tabular-nums">{count}</span>
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
