import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { Language } from '@candour/schemas/languages.ts'
import { reviewUrl } from '@candour/schemas/paths.ts'
import type { Placement } from '@candour/schemas/placements.ts'
import { isLostChunk } from '@candour/ui/lost-chunk.ts'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { StudioCompany } from '#features/print-orders/studio.ts'
import { within } from '#features/print-orders/time-limit.ts'

/** Time limit for loading fonts, logo and code, in milliseconds. */
const loadTimeout = 20_000

const open = async (drawn: StudioCompany) =>
  (await import('#features/print-orders/studio.ts')).openStudio(drawn)

/** Query for a company's studio; disabled until the site's origin, needed for the QR code, is known. */
export const studioQuery = (
  company: DashboardCompany,
  siteOrigin: string | undefined,
  { language, placements = [] }: { language: Language; placements?: readonly Pick<Placement, 'name'>[] },
) => {
  const { name, brandColor, slug } = company
  const logoUrl = company.printLogoUrl ?? company.logoUrl
  const drawn = {
    name,
    brandColor,
    logoUrl,
    reviewUrl: reviewUrl(siteOrigin ?? '', slug),
    language,
    letters: lettersOf(placements.map((placement) => placement.name)),
  }
  return queryOptions({
    queryKey: ['studio', drawn],
    queryFn: siteOrigin ? () => within(loadTimeout, open(drawn)) : skipToken,
    // Re-importing a failed chunk fails the same way; the error boundary offers a page reload.
    throwOnError: isLostChunk,
    // The previous pieces stay until those in another language are ready.
    placeholderData: keepPreviousData,
  })
}

const latin = /[\u0020-\u024f\u2010-\u2027]/

/** The letters beyond Latin in names, each once: all that the choice of fonts depends on. */
function lettersOf(names: readonly string[]): string {
  const letters = new Set(names.flatMap((name) => [...name]))
  return [...letters]
    .filter((letter) => !latin.test(letter))
    .sort()
    .join('')
}
