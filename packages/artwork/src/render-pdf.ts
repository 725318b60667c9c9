/// <reference path="./pdfkit.d.ts" />
import PDFDocument, { type EmbeddedImage } from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import { BLACK } from '#color.ts'
import type { Pixels } from '#decode-qr.ts'
import { type Fonts, fontFeatures } from '#fonts.ts'
import { trace } from '#path.ts'
import type { Box, FontId, Scene, TextRun } from '#scene.ts'

const POINTS = 72
/** Hairline, as cutting plotters expect; in points. */
const CUT_LINE = 0.25
const CROP_LINE = 0.25
/** Gap between bleed and crop marks, and their length; in inches. */
const CROP_GAP = 0.0625
const CROP_LENGTH = 0.25

export interface PdfOptions {
  fonts: Fonts
  /** `null` without a logo. */
  logo: Pixels | null
  createdAt: Date
}

/** Renders the print file: one vector page with its page boxes, embedded fonts and the die line as a spot color. */
export async function renderToPdf(scene: Scene, { fonts, logo, createdAt }: PdfOptions): Promise<Uint8Array> {
  const { media, bleed, trim } = scene.boxes
  const doc = new PDFDocument({
    size: [media.width * POINTS, media.height * POINTS],
    margin: 0,
    pdfVersion: '1.7',
    font: null,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `${title(scene)}: ${scene.company}`,
      Author: scene.company,
      Subject: `Print file, layout ${scene.layout}, opens ${scene.qr.text}`,
      Creator: 'Candour',
      CreationDate: createdAt,
    },
  })
  const finished = toBytes(doc)
  doc.page.dictionary.data.BleedBox = pageBox(bleed, media)
  doc.page.dictionary.data.TrimBox = pageBox(trim, media)

  const used = new Set(scene.items.flatMap((item) => (item.kind === 'text' ? [item.font] : [])))
  for (const font of used) doc.registerFont(font, fonts[font].data)

  doc
    .save()
    .translate(-media.x * POINTS, -media.y * POINTS)
    .scale(POINTS)
  for (const item of scene.items) {
    if (item.kind === 'shape') {
      doc.fillColor(ink(item.fill))
      trace(item.path, doc)
      doc.fill('non-zero')
    } else if (item.kind === 'logo') {
      if (logo) {
        const { x, y, width, height } = item
        doc.image(embed(doc, logo), x, y, { width, height })
      }
    } else drawText(doc, item)
  }
  if (scene.cut) drawCut(doc, scene.cut)
  if (scene.cropMarks) drawCropMarks(doc, scene.boxes)
  doc.restore()
  doc.end()
  return finished
}

/**
 * Embeds a picture. PDFKit's own PNG reader decompresses in a worker created from a blob; the pages' CSP blocks that,
 * and the reader then never finishes.
 */
function embed(doc: PDFDocument, { data, width, height }: Pixels): EmbeddedImage {
  const colors = new Uint8Array(width * height * 3)
  const alpha = new Uint8Array(width * height)
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      colors[pixel * 3 + channel] = data[pixel * 4 + channel] ?? 0
    }
    alpha[pixel] = data[pixel * 4 + 3] ?? 0
  }
  const image = (colorSpace: string, more: Record<string, unknown> = {}) =>
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
  const obj = image('DeviceRGB', mask && { SMask: mask })
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

/** Pure black uses the black plate only: four plates never register precisely enough for a QR code. */
function ink(color: string): string | readonly number[] {
  return color === BLACK ? [0, 0, 0, 100] : color
}

function drawText(doc: PDFDocument, run: TextRun) {
  const font: FontId = run.font
  doc
    .save()
    .translate(run.x, run.y)
    .rotate(run.rotation)
    .fillColor(ink(run.color))
    .font(font)
    .fontSize(run.size)
    .text(run.text, 0, 0, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: run.tracking,
      features: fontFeatures,
    })
    .restore()
}

function drawCut(doc: PDFDocument, { cx, cy, radius, spotColor }: NonNullable<Scene['cut']>) {
  // Without overprint, the line would knock a white ring out of the picture.
  const overprint = doc.ref({ Type: 'ExtGState', OP: true, op: true, OPM: 1 })
  overprint.end()
  doc.page.ext_gstates.Overprint = overprint
  doc.addSpotColor(spotColor.name, ...spotColor.cmyk)
  doc.save().addContent('/Overprint gs')
  doc
    .circle(cx, cy, radius)
    .lineWidth(CUT_LINE / POINTS)
    .strokeColor(spotColor.name)
    .stroke()
    .restore()
}

function drawCropMarks(doc: PDFDocument, { trim, bleed }: Scene['boxes']) {
  // The registration color prints on every plate (ISO 32000-2, 8.6.6.4).
  doc.addSpotColor('All', 100, 100, 100, 100)
  doc.lineWidth(CROP_LINE / POINTS).strokeColor('All')
  const start = trim.x - bleed.x + CROP_GAP
  for (const [x, outX] of [
    [trim.x, -1],
    [trim.x + trim.width, 1],
  ] as const) {
    for (const [y, outY] of [
      [trim.y, -1],
      [trim.y + trim.height, 1],
    ] as const) {
      doc
        .moveTo(x + outX * start, y)
        .lineTo(x + outX * (start + CROP_LENGTH), y)
        .stroke()
      doc
        .moveTo(x, y + outY * start)
        .lineTo(x, y + outY * (start + CROP_LENGTH))
        .stroke()
    }
  }
}
