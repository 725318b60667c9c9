import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@candour/ui/dropdown-menu.tsx'
import { controlClass } from '@candour/ui/field.tsx'
import { ChevronDown } from 'lucide-react'

export interface ChoiceFilterProps<Value extends string> {
  /** Name of the choices: singular, and plural in lower case. */
  name: string
  names: string
  choices: readonly { value: Value; label: string; count?: string }[]
  /** Any, if empty. */
  chosen: readonly Value[]
  /** Maximum number of choices. */
  max: number
  onChange: (chosen: Value[]) => void
}

/** A menu that narrows a list to any of the chosen values. */
export function ChoiceFilter<Value extends string>({
  name,
  names,
  choices,
  chosen,
  max,
  onChange,
}: ChoiceFilterProps<Value>) {
  const labels = choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
  const any = `${name}: any`
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <button
          type="button"
          aria-label={labels.length > 0 ? `${name}: ${labels.join(', ')}` : any}
          className={`${controlClass} flex h-11 cursor-pointer items-center justify-between gap-2 py-0 pr-3 pl-3 text-start max-sm:w-full sm:h-10 sm:w-44`}
        >
          <span className="min-w-0 truncate">
            {labels.length > 1 ? `${labels.length} ${names}` : (labels[0] ?? any)}
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
