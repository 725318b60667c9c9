import { formatDay, formatDays } from '@candour/console/format.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { languageName } from '#features/reviews/language-names.ts'
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
    ['locationId', locationId && (location?.name ?? 'One location')],
    ['rating', rating.length > 0 && starsInWords(rating)],
    ['sentiment', sentiment.map((value) => texts.frame.sentiment[value]).join(', ')],
    ['mismatch', mismatch && texts.frame.mismatch],
    ['hasContact', hasContact !== undefined && (hasContact ? 'With contact' : 'Without contact')],
    ['period', period !== 'all' && periodInWords(period)],
    ['theme', theme.map((value) => texts.common.themes[value]).join(', ')],
    [
      'textLanguage',
      textLanguage
        .map((language) => (language === 'none' ? 'Unknown language' : languageName(language)))
        .join(', '),
    ],
    ['placementId', placementId && (placement?.name ?? 'One code')],
  ]
  return labels.flatMap(([key, label]) => (label ? [{ key, label, without: { [key]: noFilters[key] } }] : []))
}

const starsInWords = (rating: Filters['rating']) =>
  rating.length === 1 && rating[0] === 1 ? '1 star' : `${rating.toSorted().join(', ')} stars`

function periodInWords(period: Filters['period']): string {
  if (typeof period !== 'object') return texts.frame.period.names[period]
  const { from, to } = period
  if (from && to) return formatDays(from, to)
  return from ? `From ${formatDay(from)}` : `Until ${formatDay(to ?? '')}`
}
