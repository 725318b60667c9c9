import { queryFor } from '@candour/api-client/query.ts'
import { formatNumber } from '@candour/console/format.ts'
import { languageName } from '@candour/console/language-names.ts'
import { listReviewLanguages, maxTextLanguages } from '@candour/schemas/reviews.ts'
import { useQuery } from '@tanstack/react-query'
import { ChoiceFilter } from '#features/reviews/choice-filter.tsx'
import { texts } from '#shared/texts.ts'

interface LanguageFilterProps {
  companyId: string
  /** Chosen languages; `none` for reviews whose language is uncertain. */
  value: readonly string[]
  onChange: (languages: string[]) => void
}

const nameOf = (language: string) =>
  language === 'none' ? texts.reviewFilters.language.unknown : languageName(language)

/** Narrows the list to some of the languages that its reviews are in. Shown once there are at least two. */
export function LanguageFilter({ companyId, value, onChange }: LanguageFilterProps) {
  const { data = [] } = useQuery(queryFor(listReviewLanguages, { query: { companyId } }))
  const occurring = new Map(data.map(({ language, reviews }) => [language ?? 'none', reviews]))
  const choices = [...occurring.keys(), ...value.filter((language) => !occurring.has(language))]
  if (choices.length < 2 && value.length === 0) return null
  return (
    <ChoiceFilter
      words={texts.reviewFilters.language}
      choices={choices.map((value) => ({
        value,
        label: nameOf(value),
        count: formatNumber(occurring.get(value) ?? 0),
      }))}
      chosen={value}
      max={maxTextLanguages}
      onChange={onChange}
    />
  )
}
