import { queryFor } from '@candour/api-client/query.ts'
import { QueryFailedNote } from '@candour/console/query-failed.tsx'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { getThemes } from '@candour/schemas/themes.ts'
import { SectionCard } from '@candour/ui/card.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ThemeTable } from '#features/themes/theme-table.tsx'
import { ThemesPlaceholder } from '#features/themes/themes-placeholder.tsx'
import { basisInWords } from '#features/themes/words.ts'
import { type PeriodChoice, toDays } from '#shared/period.ts'
import { texts } from '#shared/texts.ts'

interface ThemesCardProps {
  company: DashboardCompany
  locationId: string | undefined
  period: PeriodChoice
}

/** Themes of a period's reviews, with the stars that each costs or earns. */
export function ThemesCard({ company, locationId, period }: ThemesCardProps) {
  const query = {
    companyId: company.id,
    ...(locationId && { locationId }),
    ...toDays(period, company.timeZone),
  }
  const themes = useQuery({ ...queryFor(getThemes, { query }), placeholderData: keepPreviousData })
  const words = texts.themes
  return (
    <SectionCard
      id="themes"
      title={words.title}
      description={themes.data ? basisInWords(themes.data) : themes.isFetching && words.loading}
      aria-busy={themes.isFetching}
    >
      <div className={`@container mt-5 transition-opacity ${themes.isPlaceholderData ? 'opacity-55' : ''}`}>
        {themes.data && <ThemeTable answer={themes.data} period={period} />}
        {themes.isPending && <ThemesPlaceholder />}
        <QueryFailedNote query={themes} title={words.failed} />
      </div>
    </SectionCard>
  )
}
