import { setImmediate } from 'node:timers/promises'
import type { Pixels } from '@candour/artwork/decode-qr.ts'
import type { Fonts } from '@candour/artwork/fonts.ts'
import { drawFormat, type FormatPage, pagesOf } from '@candour/artwork/formats.ts'
import { preflight } from '@candour/artwork/preflight.ts'
import { renderToCanvas } from '@candour/artwork/render-canvas.ts'
import { renderToPdf } from '@candour/artwork/render-pdf.ts'
import { renderToSvg } from '@candour/artwork/render-svg.ts'
import type { Box } from '@candour/artwork/scene.ts'
import { formatNames, formatSizes } from '@candour/schemas/print-formats.ts'
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas'
import { frugally } from '#modules/prints/frugally.ts'
import { loadPiece } from '#modules/prints/load-piece.ts'
import { encodePng } from '#modules/prints/png.ts'
import type { Print } from '#modules/prints/print.ts'

/** Rows that are painted at once. */
const band = 256
/** Pixels per inch of pictures: of print, and of screens at double size. */
const printed = 300
const onScreen = 2 * 96

/** Draws a piece in the wanted kind of file. */
export default async function print(wanted: Print): Promise<unknown> {
  const { kind, format, layout, language, name, placements } = wanted
  const { edition, company } = await loadPiece(wanted)
  const { fonts } = edition
  const { logo } = company
  const pages = frugally(drawFormat({ format, layout, company, edition, placements }))
  const title = `${formatNames[format]}: ${name}`

  if (kind === 'preflight') {
    const logoPixels = logo && !isDrawing(wanted.logo) ? sizeOf(logo.picture) : null
    const paint = painter(fonts, logo?.picture ?? null)
    return preflight({ format, company, edition, placements, pages, logoPixels, paint })
  }
  if (kind === 'pdf') {
    const count = Math.max(1, placements.length)
    const info = {
      language,
      title,
      author: name,
      subject: `Layout ${layout}, ${count === 1 ? '1 code' : `${count} codes`} on ${pagesOf(format, placements.length)} pages`,
    }
    return renderToPdf(trimmed(pages), { info, fonts, logo: logo?.pixels() ?? null, createdAt: new Date() })
  }
  const page = firstOf(pages)
  if (kind === 'svg') {
    const svg = renderToSvg(page, { fonts, logo: logo && dataUrlOf(logo.picture, logo), title })
    return new TextEncoder().encode(svg)
  }
  const dpi = formatSizes[format].onScreen ? onScreen : printed
  const { trim } = page.boxes
  const [width, height] = [trim.width, trim.height].map((side) => Math.round(side * dpi)) as [number, number]
  const paint = painter(fonts, logo?.picture ?? null)
  const rows = async (from: number, count: number) => {
    const area = { x: 0, y: from / dpi, width: width / dpi, height: count / dpi }
    return (await paint(page, area, dpi)).data
  }
  return encodePng({ width, height, dpi, rows })
}

/** For printers that do not cut: the page ends where the piece does. */
function* trimmed(pages: Iterable<FormatPage>): Generator<FormatPage> {
  for (const page of pages) {
    const { trim } = page.boxes
    yield { ...page, boxes: { ...page.boxes, media: trim, bleed: trim } }
  }
}

/**
 * Returns a function that renders an area of a page. The next call overwrites the pixels: a buffer for each area (14 MB
 * for a poster's code) would pile up until collected.
 */
function painter(fonts: Fonts, logo: Image | null) {
  // Canvases are kept: their memory is not the engine's, which would collect them too late.
  const canvases = new Map<string, Canvas>()
  let kept = new Uint8ClampedArray()
  return async (page: FormatPage, area: Box, pixelsPerInch: number): Promise<Pixels> => {
    const width = Math.round(area.width * pixelsPerInch)
    const height = Math.round(area.height * pixelsPerInch)
    const size = width * height * 4
    if (kept.length < size) kept = new Uint8ClampedArray(size)
    for (let from = 0; from < height; from += band) {
      // The memory of pixels is freed between tasks of the event loop.
      await setImmediate()
      const count = Math.min(band, height - from)
      const canvas = canvases.get(`${width}×${count}`) ?? createCanvas(width, count)
      canvases.set(`${width}×${count}`, canvas)
      const context = canvas.getContext('2d')
      context.clearRect(0, 0, width, count)
      context.save()
      context.translate(-area.x * pixelsPerInch, -area.y * pixelsPerInch - from)
      renderToCanvas(page, context, { width: page.boxes.trim.width * pixelsPerInch, fonts, logo })
      context.restore()
      kept.set(context.getImageData(0, 0, width, count).data, from * width * 4)
    }
    return { data: kept.subarray(0, size), width, height }
  }
}

function firstOf(pages: Iterable<FormatPage>): FormatPage {
  for (const page of pages) return page
  throw new Error('A piece has no page')
}

/** Of the stored pictures, only drawings (SVG) begin like this. */
const isDrawing = (logo: Uint8Array | null) => logo?.[0] === '<'.charCodeAt(0)

const sizeOf = ({ width, height }: Image) => ({ width, height })

function dataUrlOf(picture: Image, { width, height }: { width: number; height: number }): string {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(picture, 0, 0, width, height)
  return canvas.toDataURL('image/png')
}
