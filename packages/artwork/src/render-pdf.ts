/// <reference path="./pdfkit.d.ts" />
import type { Language } from '@candour/schemas/languages.ts'
import PDFDocument, { type EmbeddedImage } from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import { BLACK, INK } from '#color.ts'
import type { Pixels } from '#decode-qr.ts'
import type { Fonts } from '#fonts.ts'
import { trace } from '#path.ts'
import { type PdfFonts, pdfFonts } from '#pdf-fonts.ts'
import { cropMarks, type Press, pressDocument, withMarks } from '#press/press.ts'
import type { Box, Page, Scene, TextRun } from '#scene.ts'

const POINTS = 72
/** Hairline, as cutting plotters expect; in points. */
const CUT_LINE = 0.25

interface PdfInfo {
  language: Language
  title: string
  author: string
  subject: string
}

interface PdfOptions {
  info: PdfInfo
  fonts: Fonts
  /** `null` without a logo. */
  logo: Pixels | null
  createdAt: Date
  /** For a press: PDF/X-4 with crop marks. */
  press?: Press | undefined
  /** Awaited after each page, with the number of pages so far; rejecting ends the work. */
  onPage?: ((done: number) => Promise<void> | void) | undefined
}

/**
 * Renders a document: vector pages with their page boxes, embedded fonts, and die lines as a spot color. The pages are
 * read one at a time, so that they can be drawn as they are needed.
 */
export async function renderToPdf(
  pages: Iterable<Page>,
  { info, fonts, logo, createdAt, press, onPage }: PdfOptions,
): Promise<Uint8Array> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    // PDF/X-4 is based on PDF 1.6 (ISO 15930-7, 6.1).
    pdfVersion: press ? '1.6' : '1.7',
    font: null,
    lang: info.language,
    displayTitle: true,
    info: {
      Title: info.title,
      Author: info.author,
      Subject: info.subject,
      Creator: 'Candour',
      CreationDate: createdAt,
      ...(press && { ModDate: createdAt }),
    },
  })
  const finished = toBytes(doc)
  const rgb = press && pressDocument(doc, press, { ...info, createdAt })
  const shared: Shared = { fonts, embedded: pdfFonts(doc), spotColors: new Set(), logo: undefined, rgb }
  const titles: string[] = []
  for (const page of pages) {
    addPage(doc, rgb ? withMarks(page) : page, shared, () => (logo ? embed(doc, logo, rgb) : undefined))
    titles.push(page.title)
    await onPage?.(titles.length)
  }
  if (titles.length > 1) {
    for (const [pageNumber, title] of titles.entries()) doc.outline.addItem(title, { pageNumber, fit: true })
  }
  shared.embedded.end()
  doc.end()
  return finished
}

/** Document properties of a print file; `first` is the first of its `pages` scenes. */
export function printFileInfo(first: Scene, pages: number): PdfInfo {
  const { company, layout, qr, language } = first
  const opens = pages === 1 ? `opens ${qr.text}` : `${pages} codes`
  return {
    language,
    title: `${title(first)}: ${company}`,
    author: company,
    subject: `Print file, layout ${layout}, ${opens}`,
  }
}

/** Resources shared by the pages of a document, embedded on first use. */
interface Shared {
  fonts: Fonts
  embedded: PdfFonts
  spotColors: Set<string>
  logo: EmbeddedImage | undefined
  /** Color space of everything in RGB, for a press. */
  rgb: unknown
}

function addPage(doc: PDFDocument, page: Page, shared: Shared, embedLogo: () => EmbeddedImage | undefined) {
  const { media, bleed, trim } = page.boxes
  doc.addPage({ size: [media.width * POINTS, media.height * POINTS], margin: 0 })
  doc.page.dictionary.data.BleedBox = pageBox(bleed, media)
  doc.page.dictionary.data.TrimBox = pageBox(trim, media)
  // All colors in RGB are of this profile (ISO 32000-1, 8.6.5.6).
  if (shared.rgb) doc.page.colorSpaces.DefaultRGB = shared.rgb

  doc
    .save()
    .translate(-media.x * POINTS, -media.y * POINTS)
    .scale(POINTS)
  for (const item of page.items) {
    if (item.kind === 'shape') {
      doc.fillColor(ink(item.fill, shared))
      trace(item.path, doc)
      doc.fill('non-zero')
    } else if (item.kind === 'logo') {
      shared.logo ??= embedLogo()
      const { x, y, width, height } = item
      if (shared.logo) doc.image(shared.logo, x, y, { width, height })
    } else drawText(doc, item, shared)
  }
  if (page.cut) drawCut(doc, page.cut, shared)
  if (shared.rgb) cropMarks(doc, page.boxes)
  doc.restore()
}

/**
 * Embeds a picture. PDFKit's own PNG reader decompresses in a worker created from a blob; the pages' CSP blocks that,
 * and the reader then never finishes.
 */
function embed(doc: PDFDocument, { data, width, height }: Pixels, rgb: unknown = 'DeviceRGB'): EmbeddedImage {
  const colors = new Uint8Array(width * height * 3)
  const alpha = new Uint8Array(width * height)
  for (let pixel = 0, from = 0, to = 0; pixel < alpha.length; pixel += 1, from += 4, to += 3) {
    colors[to] = data[from] ?? 0
    colors[to + 1] = data[from + 1] ?? 0
    colors[to + 2] = data[from + 2] ?? 0
    alpha[pixel] = data[from + 3] ?? 0
  }
  const image = (colorSpace: unknown, more: Record<string, unknown> = {}) =>
    doc.ref({
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      BitsPerComponent: 8,
      ColorSpace: colorSpace,
      ...more,
    })
  const mask = alpha.every((value) => value === 255) ? undefined : image('DeviceGray')
  mask?.end(alpha)
  const obj = image(rgb, mask && { SMask: mask })
  obj.end(colors)
  return { width, height, label: 'Logo', obj }
}

/** The piece's name as in the order: Poster 18×24 in. */
function title({ piece, boxes: { trim } }: Scene): string {
  return piece === 'poster' ? `Poster ${trim.width}×${trim.height} in` : `Sticker ${trim.width} in, circular`
}

/** Converts a box to a PDF rectangle: points from the page's bottom left corner, as left, bottom, right, top. */
function pageBox(box: Box, media: Box): number[] {
  const left = (box.x - media.x) * POINTS
  const bottom = (media.y + media.height - box.y - box.height) * POINTS
  return [left, bottom, left + box.width * POINTS, bottom + box.height * POINTS]
}

/**
 * Pure black uses the black plate only: four plates never register precisely enough for a QR code. On a press, so does the
 * text on paper.
 */
function ink(color: string, { rgb }: Pick<Shared, 'rgb'>): string | readonly number[] {
  return color === BLACK || (rgb && color === INK) ? [0, 0, 0, 100] : color
}

function drawText(doc: PDFDocument, run: TextRun, shared: Shared) {
  const { fonts, embedded } = shared
  const { text, size, tracking, direction } = run
  doc.save().translate(run.x, run.y).rotate(run.rotation).fillColor(ink(run.color, shared))
  embedded.show(fonts[run.font].glyphs(text, tracking / size, direction), size)
  doc.restore()
}

function drawCut(
  doc: PDFDocument,
  { cx, cy, radius, spotColor: { name, cmyk } }: NonNullable<Page['cut']>,
  { spotColors }: Shared,
) {
  // Without overprint, the line would knock a white ring out of the picture.
  const overprint = doc.ref({ Type: 'ExtGState', OP: true, op: true, OPM: 1 })
  overprint.end()
  doc.page.ext_gstates.Overprint = overprint
  if (!spotColors.has(name)) doc.addSpotColor(name, ...cmyk)
  spotColors.add(name)
  doc.save().addContent('/Overprint gs')
  doc
    .circle(cx, cy, radius)
    .lineWidth(CUT_LINE / POINTS)
    .strokeColor(name)
    .stroke()
    .restore()
}
