import { queryFor } from '@candour/api-client/query.ts'
import { formatNumber } from '@candour/console/format.ts'
import { listReviewLanguages, maxTextLanguages } from '@candour/schemas/reviews.ts'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@candour/ui/dropdown-menu.tsx'
import { controlClass } from '@candour/ui/field.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { languageName } from '#features/reviews/language-names.ts'

export interface LanguageFilterProps {
  companyId: string
  /** Chosen languages; `none` for reviews whose language is uncertain. */
  value: readonly string[]
  onChange: (languages: string[]) => void
}

const nameOf = (language: string) => (language === 'none' ? 'Unknown' : languageName(language))

/** Narrows the list to some of the languages that its reviews are in. Shown once there are at least two. */
export function LanguageFilter({ companyId, value, onChange }: LanguageFilterProps) {
  const { data = [] } = useQuery(queryFor(listReviewLanguages, { query: { companyId } }))
  const occurring = new Map(data.map(({ language, reviews }) => [language ?? 'none', reviews]))
  const choices = [...occurring.keys(), ...value.filter((language) => !occurring.has(language))]
  if (choices.length < 2 && value.length === 0) return null
  const chosen = choices.filter((language) => value.includes(language))
  const [first] = chosen
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <button
          type="button"
          aria-label={chosen.length > 0 ? `Language: ${chosen.map(nameOf).join(', ')}` : 'Language: any'}
          className={`${controlClass} flex h-11 cursor-pointer items-center justify-between gap-2 py-0 pr-3 pl-3 text-start max-sm:w-full sm:h-10 sm:w-44`}
        >
          <span className="min-w-0 truncate">
            {first === undefined
              ? 'Language: any'
              : chosen.length === 1
                ? nameOf(first)
                : `${chosen.length} languages`}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {choices.map((language) => (
          <DropdownMenuCheckboxItem
            key={language}
            checked={value.includes(language)}
            disabled={!value.includes(language) && value.length >= maxTextLanguages}
            // Stays open, so that several can be chosen.
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={(checked) =>
              onChange(checked ? [...value, language] : value.filter((other) => other !== language))
            }
          >
            <span className="min-w-0 flex-1 truncate">{nameOf(language)}</span>
            <span className="text-ink-muted tabular-nums">{formatNumber(occurring.get(language) ?? 0)}</span>
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
