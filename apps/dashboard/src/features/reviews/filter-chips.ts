import { formatDay, formatDays } from '@candour/console/format.ts'
import { languageName } from '@candour/console/language-names.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { placementQuery, shownPlacement } from '#features/reviews/placement-query.ts'
import { type Filters, noFilters } from '#shared/filters.ts'
import { locationsQuery } from '#shared/locations.ts'
import { texts } from '#shared/texts.ts'

interface Chip {
  key: keyof Filters
  label: string
  /** The part of the filters without it. */
  without: Partial<Filters>
}

/** Returns the filters that are set, without the words, in the order in which the panel has them. */
export function useChips(companyId: string, filters: Filters): Chip[] {
  const { locationId, rating, sentiment, mismatch, hasContact, period, theme, textLanguage, placementId } =
    filters
  const words = texts.reviewFilters
  const queryClient = useQueryClient()
  const { data: locations = [] } = useQuery({
    ...locationsQuery(companyId),
    enabled: locationId !== undefined,
  })
  const { data: placement } = useQuery({
    ...placementQuery(companyId, placementId ?? ''),
    enabled: placementId !== undefined,
    placeholderData: () => (placementId ? shownPlacement(queryClient, placementId) : undefined),
  })
  const location = locations.find(({ id }) => id === locationId)
  const labels: [keyof Filters, string | false | undefined][] = [
    ['locationId', locationId && (location?.name ?? words.oneLocation)],
    ['rating', rating.length > 0 && starsInWords(rating.toSorted())],
    ['sentiment', words.several(sentiment.map((value) => texts.frame.sentiment[value]))],
    ['mismatch', mismatch && texts.frame.mismatch],
    ['hasContact', hasContact !== undefined && (hasContact ? words.contact.with : words.contact.without)],
    ['period', period !== 'all' && periodInWords(period)],
    ['theme', words.several(theme.map((value) => texts.common.themes[value]))],
    [
      'textLanguage',
      words.several(
        textLanguage.map((language) =>
          language === 'none' ? words.language.unknownLanguage : languageName(language),
        ),
      ),
    ],
    ['placementId', placementId && (placement?.name ?? words.oneCode)],
  ]
  return labels.flatMap(([key, label]) => (label ? [{ key, label, without: { [key]: noFilters[key] } }] : []))
}

function starsInWords(rating: Filters['rating']): string {
  const { stars, severalStars } = texts.reviewFilters
  const [only, ...others] = rating
  return only !== undefined && others.length === 0 ? stars(only) : severalStars(rating)
}

function periodInWords(period: Filters['period']): string {
  if (typeof period !== 'object') return texts.frame.period.names[period]
  const { from, to } = period
  if (from && to) return formatDays(from, to)
  return from ? texts.reviewFilters.from(formatDay(from)) : texts.reviewFilters.until(formatDay(to ?? ''))
}
