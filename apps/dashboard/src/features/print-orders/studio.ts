import { type ArtworkPlacement, drawScene } from '@candour/artwork/artwork.ts'
import { loadEdition, loadLogo } from '@candour/artwork/browser.ts'
import { codePages, drawCodePages } from '@candour/artwork/code-sheet.ts'
import { decodeQr } from '@candour/artwork/decode-qr.ts'
import { drawFormat, type FormatPage, formats } from '@candour/artwork/formats.ts'
import { layouts } from '@candour/artwork/layouts/layouts.ts'
import { renderToCanvas } from '@candour/artwork/render-canvas.ts'
import type { Page, Piece, Scene } from '@candour/artwork/scene.ts'
import { printable } from '@candour/artwork/text.ts'
import { standardVendor } from '@candour/artwork/vendor.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { Language } from '@candour/schemas/languages.ts'
import type { FormatId } from '@candour/schemas/print-formats.ts'
import { loadPrints } from '@candour/texts/load.ts'
import { texts } from '#shared/texts.ts'

/** The company data that artwork depends on. */
export interface StudioCompany extends Pick<DashboardCompany, 'name' | 'brandColor' | 'logoUrl'> {
  /** The QR code's URL. */
  reviewUrl: string
  /** Language of the printed words. */
  language: Language
  /** Letters of placements that the most common fonts lack. */
  letters: string
}

/** Draws a company's pieces. */
export interface Studio {
  /** Available designs; the first is the default. */
  layouts: Readonly<Record<Piece, readonly { id: string }[]>>
  /** Designs of a format; the first is the default. */
  formatLayouts(format: FormatId): readonly { id: string }[]
  /** Draws the first page of a format, for the placements, or without any for the review page. */
  drawFormat(
    format: FormatId,
    layout: string | undefined,
    placements: readonly ArtworkPlacement[],
  ): FormatPage
  /** Whether the fonts have all letters of a placement's name. */
  canPrint(name: string): boolean
  /** Draws a piece for a placement, or without one for the review page. */
  draw(piece: Piece, layout: string, placement?: ArtworkPlacement): Scene
  /** Draws the page to fill the canvas. */
  paint(page: Page, canvas: HTMLCanvasElement): void
  /** Decodes the QR code in the canvas; null if none is readable. */
  readQr(canvas: HTMLCanvasElement): string | null
  /** Renders the print-ready PDF, with a page for each placement, or without any one for the review page. */
  toPdf(
    piece: Piece,
    layout: string,
    placements: readonly ArtworkPlacement[],
    onPage: (done: number) => Promise<void>,
  ): Promise<Uint8Array>
  /** Number of pages of the sheet with this many codes. */
  codePages(codes: number): number
  /** Draws the first page of the sheet of codes. */
  drawCodes(placements: readonly ArtworkPlacement[]): Page | undefined
  /** Renders the sheet of codes as a PDF. */
  codesToPdf(
    placements: readonly ArtworkPlacement[],
    onPage: (done: number) => Promise<void>,
  ): Promise<Uint8Array>
}

/** Loads the words, fonts and logo for a company's artwork. Rejects if any fails to load. */
export async function openStudio({
  name,
  brandColor,
  logoUrl,
  reviewUrl,
  language,
  letters,
}: StudioCompany): Promise<Studio> {
  const [edition, logo] = await Promise.all([
    loadPrints(language).then((words) => loadEdition(language, words, [name, letters])),
    logoUrl === null ? null : loadLogo(logoUrl),
  ])
  const { fonts } = edition
  const company = { name, brandColor, reviewUrl, logo }
  const draw = (piece: Piece, layout: string, placement?: ArtworkPlacement) =>
    drawScene(piece, layout, company, standardVendor, edition, placement)
  return {
    layouts,
    formatLayouts: (format) => formats[format].layouts,
    drawFormat(format, layout, placements) {
      const [page] = drawFormat({ format, layout, company, edition, placements })
      if (!page) throw new Error('A piece has no page')
      return page
    },
    canPrint: (name) => printable(name, fonts.text).omitted === '',
    draw,
    paint(page, canvas) {
      const { width, height } = canvas
      const context = contextOf(canvas)
      context.clearRect(0, 0, width, height)
      renderToCanvas(page, context, { width, fonts, logo: logo?.picture ?? null })
    },
    readQr(canvas) {
      const { width, height } = canvas
      return decodeQr(contextOf(canvas).getImageData(0, 0, width, height))
    },
    async toPdf(piece, layout, placements, onPage) {
      // Loaded on demand: as large as everything else here, and rarely used.
      const { printFileInfo, renderToPdf } = await import('@candour/artwork/render-pdf.ts')
      const [first, ...rest] = placements
      const scene = draw(piece, layout, first)
      const scenes = function* () {
        yield scene
        for (const placement of rest) yield draw(piece, layout, placement)
      }
      const info = printFileInfo(scene, 1 + rest.length)
      const createdAt = new Date()
      return renderToPdf(scenes(), { info, fonts, logo: logo?.pixels() ?? null, createdAt, onPage })
    },
    codePages,
    drawCodes: (placements) => drawCodePages(placements, name, edition).next().value ?? undefined,
    async codesToPdf(placements, onPage) {
      const { renderToPdf } = await import('@candour/artwork/render-pdf.ts')
      const { documentTitle, documentSubject } = texts.printOrders.sheet
      const subject = documentSubject(placements.length)
      const info = { language, title: documentTitle(name), author: name, subject }
      const pages = drawCodePages(placements, name, edition)
      return renderToPdf(pages, { info, fonts, logo: null, createdAt: new Date(), onPage })
    },
  }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw images')
  return context
}
