import type { Piece, Scene } from '@candour/artwork/scene.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { isLostChunk } from '@candour/ui/lost-chunk.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { within } from '#features/print-orders/time-limit.ts'

/** What is drawn of a company. */
export interface StudioCompany extends Pick<DashboardCompany, 'name' | 'brandColor' | 'logoUrl'> {
  /** What the QR code opens. */
  reviewUrl: string
}

/** Draws a company's pieces. */
export interface Studio {
  /** The designs to choose from; the first is the default. */
  layouts: Readonly<Record<Piece, readonly { id: string; name: string }[]>>
  draw(piece: Piece, layout: string): Scene
  /** Fills the canvas with the scene. */
  paint(scene: Scene, canvas: HTMLCanvasElement): void
  /** What the QR code in the canvas says, `null` where none can be read. */
  readQr(canvas: HTMLCanvasElement): string | null
  /** The print file. */
  toPdf(scene: Scene): Promise<Uint8Array>
}

/** Milliseconds for fonts, logo and code to arrive. */
const loadTimeout = 20_000

const open = async (drawn: StudioCompany) =>
  (await import('#features/print-orders/open-studio.ts')).openStudio(drawn)

/** The studio of a company, as soon as it is known where its QR code leads. */
export const studioQuery = (company: DashboardCompany, siteOrigin: string | undefined) => {
  const { name, brandColor, slug } = company
  const logoUrl = company.printLogoUrl ?? company.logoUrl
  const drawn = { name, brandColor, logoUrl, reviewUrl: `${siteOrigin}/${slug}` }
  return queryOptions({
    queryKey: ['studio', drawn],
    queryFn: siteOrigin ? () => within(loadTimeout, open(drawn)) : skipToken,
    // Asking again for code that did not arrive gets the same answer; the boundary loads the page again.
    throwOnError: isLostChunk,
  })
}
