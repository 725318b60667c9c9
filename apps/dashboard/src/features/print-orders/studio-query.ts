import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { reviewUrl } from '@candour/schemas/paths.ts'
import { isLostChunk } from '@candour/ui/lost-chunk.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { StudioCompany } from '#features/print-orders/studio.ts'
import { within } from '#features/print-orders/time-limit.ts'

/** Time limit for loading fonts, logo and code, in milliseconds. */
const loadTimeout = 20_000

const open = async (drawn: StudioCompany) =>
  (await import('#features/print-orders/studio.ts')).openStudio(drawn)

/** Query for a company's studio; disabled until the site's origin, needed for the QR code, is known. */
export const studioQuery = (company: DashboardCompany, siteOrigin: string | undefined) => {
  const { name, brandColor, slug } = company
  const logoUrl = company.printLogoUrl ?? company.logoUrl
  const drawn = { name, brandColor, logoUrl, reviewUrl: reviewUrl(siteOrigin ?? '', slug) }
  return queryOptions({
    queryKey: ['studio', drawn],
    queryFn: siteOrigin ? () => within(loadTimeout, open(drawn)) : skipToken,
    // Re-importing a failed chunk fails the same way; the error boundary offers a page reload.
    throwOnError: isLostChunk,
  })
}
