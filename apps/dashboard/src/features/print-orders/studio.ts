import { drawScene } from '@candour/artwork/artwork.ts'
import { loadFonts, loadLogo } from '@candour/artwork/browser.ts'
import { decodeQr } from '@candour/artwork/decode-qr.ts'
import { layouts } from '@candour/artwork/layouts/layouts.ts'
import { renderToCanvas } from '@candour/artwork/render-canvas.ts'
import type { Piece, Scene } from '@candour/artwork/scene.ts'
import { standardVendor } from '@candour/artwork/vendor.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'

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

/** Loads the fonts and the logo for a company's artwork. Rejects if either fails to load. */
export async function openStudio({ name, brandColor, logoUrl, reviewUrl }: StudioCompany): Promise<Studio> {
  const [fonts, logo] = await Promise.all([loadFonts(), logoUrl === null ? null : loadLogo(logoUrl)])
  const company = { name, brandColor, reviewUrl, logo }
  return {
    layouts,
    draw: (piece, layout) => drawScene(piece, layout, company, standardVendor, fonts),
    paint(scene, canvas) {
      const { width, height } = canvas
      const context = contextOf(canvas)
      context.clearRect(0, 0, width, height)
      renderToCanvas(scene, context, { width, fonts, logo: logo?.picture ?? null })
    },
    readQr(canvas) {
      const { width, height } = canvas
      return decodeQr(contextOf(canvas).getImageData(0, 0, width, height))
    },
    async toPdf(scene) {
      // Loaded on demand: as large as everything else here, and rarely used.
      const { printFileInfo, renderToPdf } = await import('@candour/artwork/render-pdf.ts')
      const info = printFileInfo(scene, 1)
      return renderToPdf([scene], { info, fonts, logo: logo?.pixels() ?? null, createdAt: new Date() })
    },
  }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  return context
}
