import { inflateSync } from 'node:zlib'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Pixels } from '#decode-qr.ts'
import type { Box } from '#scene.ts'

/** Opens a file and its first page. pdf.js takes ownership of its data, so it gets a copy. */
export async function openPage(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise
  return { document, page: await document.getPage(1) }
}

/** pdf.js is typed for a browser's context; this one implements the calls it uses. */
function isContext(context: object): context is CanvasRenderingContext2D {
  return 'drawImage' in context && 'setTransform' in context
}

/**
 * Rasterizes the first page of a file as a printer's proof would show it.
 *
 * @param part in inches from the page's top left corner; by default the whole page
 */
export async function rasterise(pdf: Uint8Array, dpi: number, part?: Box): Promise<Pixels> {
  const { document, page } = await openPage(pdf)
  try {
    return await rasterisePage(page, dpi, part)
  } finally {
    await document.loadingTask.destroy()
  }
}

/** As `rasterise`, of a page of an open document. */
export async function rasterisePage(page: PDFPageProxy, dpi: number, part?: Box): Promise<Pixels> {
  const { x, y } = part ?? { x: 0, y: 0 }
  const viewport = page.getViewport({ scale: dpi / 72, offsetX: -x * dpi, offsetY: -y * dpi })
  const [width, height] = part ? [part.width * dpi, part.height * dpi] : [viewport.width, viewport.height]
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height))
  const ctx = canvas.getContext('2d')
  if (!isContext(ctx)) throw new TypeError('Not a 2D context')
  await page.render({ canvas: null, canvasContext: ctx, viewport }).promise
  page.cleanup()
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
}

/** Returns the PDF's objects as written, with page content and font programs decompressed. */
export function plainText(pdf: Uint8Array): string {
  const raw = Buffer.from(pdf)
  const text = raw.toString('latin1')
  return text.replace(/stream\n([\s\S]*?)\nendstream/g, (all, _body, at: number) => {
    const start = at + 'stream\n'.length
    try {
      return inflateSync(raw.subarray(start, at + all.length)).toString('latin1')
    } catch {
      return all
    }
  })
}

/** Returns a page box in points, as written; pdf.js does not expose the trim box. */
export function pageBox(pdf: Uint8Array, name: 'MediaBox' | 'BleedBox' | 'TrimBox'): number[] | undefined {
  const match = new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(Buffer.from(pdf).toString('latin1'))
  return match?.[1]?.trim().split(/\s+/).map(Number)
}
