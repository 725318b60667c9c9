import type { Piece, Scene } from '@candour/artwork/scene.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { isLostChunk } from '@candour/ui/lost-chunk.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { within } from '#features/print-orders/time-limit.ts'

/** The company data that artwork depends on. */
export interface StudioCompany extends Pick<DashboardCompany, 'name' | 'brandColor' | 'logoUrl'> {
  /** The QR code's URL. */
  reviewUrl: string
}

/** Draws a company's pieces. */
export interface Studio {
  /** Available designs; the first is the default. */
  layouts: Readonly<Record<Piece, readonly { id: string; name: string }[]>>
  draw(piece: Piece, layout: string): Scene
  /** Draws the scene to fill the canvas. */
  paint(scene: Scene, canvas: HTMLCanvasElement): void
  /** Decodes the QR code in the canvas; null if none is readable. */
  readQr(canvas: HTMLCanvasElement): string | null
  /** Renders the print-ready PDF. */
  toPdf(scene: Scene): Promise<Uint8Array>
}

/** Time limit for loading fonts, logo and code, in milliseconds. */
const loadTimeout = 20_000

const open = async (drawn: StudioCompany) =>
  (await import('#features/print-orders/open-studio.ts')).openStudio(drawn)

/** Query for a company's studio; disabled until the site's origin, needed for the QR code, is known. */
export const studioQuery = (company: DashboardCompany, siteOrigin: string | undefined) => {
  const { name, brandColor, slug } = company
  const logoUrl = company.printLogoUrl ?? company.logoUrl
  const drawn = { name, brandColor, logoUrl, reviewUrl: `${siteOrigin}/${slug}` }
  return queryOptions({
    queryKey: ['studio', drawn],
    queryFn: siteOrigin ? () => within(loadTimeout, open(drawn)) : skipToken,
    // Re-importing a failed chunk fails the same way; the error boundary offers a page reload.
    throwOnError: isLostChunk,
  })
}
