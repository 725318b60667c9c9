import { luminance } from '@candour/color/color.ts'
import { type FormatId, formatSizes } from '@candour/schemas/print-formats.ts'
import type { Finding, FindingCode } from '@candour/schemas/prints.ts'
import { type ArtworkCompany, type ArtworkPlacement, contentOf } from '#artwork.ts'
import { decodeQr, type Pixels } from '#decode-qr.ts'
import type { Edition, Fonts } from '#fonts.ts'
import type { FormatPage, PlacedCode } from '#formats.ts'
import { QUIET_MODULES } from '#qr.ts'
import type { Box, TextRun } from '#scene.ts'
import { printable } from '#text.ts'

interface Checked {
  format: FormatId
  company: ArtworkCompany
  edition: Edition
  placements: readonly ArtworkPlacement[]
  pages: Iterable<FormatPage>
  /** Of the picture as uploaded, in pixels; a drawing has none. */
  logoPixels: { width: number; height: number } | null
  /** Renders an area of a page. */
  paint: (page: FormatPage, area: Box, pixelsPerInch: number) => Promise<Pixels>
}

const inch = 25.4
/** At which office printers and cheap presses still print. */
const coarse = 150
const minDpi = 200
const minModule = 0.4 / inch
/** Symbol contrast of grade B (ISO/IEC 15415, 7.8.3). */
const minContrast = 0.55
/** What a letter may stick out, in inches. */
const tolerance = 0.01
/** Codes that are also read at full size; their layout is the same for all others. */
const thoroughly = 20

/** Pixels per inch of a piece, times its distance in inches: of a phone whose video is 1,080 pixels wide. */
const phone = 1100

/** How far away a phone is held, in millimetres. */
const distances: Readonly<Record<FormatId, number>> = {
  poster_18x24: 1500,
  sticker_3in: 400,
  poster_a4: 800,
  poster_a5: 600,
  table_tent: 450,
  counter_card: 400,
  window_cling: 450,
  card: 250,
  slip: 300,
  card_sheet: 250,
  signature: 350,
  button: 350,
}

const messages: Readonly<Record<FindingCode, string>> = {
  code_unreadable: 'A code cannot be read from the printed piece. Do not print it; choose another layout.',
  code_too_far:
    'A code cannot be read from the distance at which this piece is usually scanned. Choose another layout or a larger format.',
  code_contrast: 'The code does not stand out enough from its ground. Choose another layout.',
  code_small: 'The code is printed too small for most phones. Choose another layout or a larger format.',
  text_outside: 'Words reach into the margin and may be cut off. Choose another layout, or a shorter name.',
  letters_missing:
    'Some letters of a name cannot be printed and are left out. Please look at the preview, and write the name with other letters if need be.',
  name_from_address:
    'The name has no letter that can be printed, so the name in the address stands in its place. Please look at the preview.',
  logo_resolution:
    'The logo has less than 200 dpi at its printed size and looks blurred. Upload a larger picture, or a drawing (SVG).',
}

const warnings: readonly FindingCode[] = [
  'code_too_far',
  'letters_missing',
  'name_from_address',
  'logo_resolution',
]

/** Checks a piece before it is printed. Reads every code from what is rendered. */
export async function preflight(checked: Checked): Promise<{ findings: Finding[]; decodes: boolean }> {
  const { format, edition, pages, logoPixels, paint } = checked
  const found = new Set<FindingCode>(missingLetters(checked))
  const { onScreen = false } = formatSizes[format]
  const fromPhone = (phone * inch) / distances[format]
  let read = 0

  for (const page of pages) {
    for (const item of page.items) {
      if (item.kind === 'text' && isOutside(item, page, edition.fonts)) found.add('text_outside')
      if (item.kind !== 'logo' || !logoPixels || onScreen) continue
      if (logoPixels.width / item.width < minDpi) found.add('logo_resolution')
    }
    for (const code of page.codes) {
      if (!onScreen && code.width / code.modules < minModule) found.add('code_small')
      const area = around(code, page.boxes.bleed)
      const isReadFromPhone = decodeQr(await paint(page, area, fromPhone)) === code.text
      if (!isReadFromPhone) found.add('code_too_far')
      read += 1
      if (isReadFromPhone && read > thoroughly) continue
      const picture = await paint(page, area, coarse)
      if (decodeQr(picture) !== code.text) found.add('code_unreadable')
      if (contrastOf(picture, within(code, area, coarse)) < minContrast) found.add('code_contrast')
    }
  }
  const order = Object.keys(messages)
  const findings = [...found]
    .sort((one, other) => order.indexOf(one) - order.indexOf(other))
    .map((code): Finding => {
      const level = warnings.includes(code) ? 'warning' : 'error'
      return { level, code, message: messages[code] }
    })
  return { findings, decodes: !found.has('code_unreadable') }
}

function* missingLetters({ company, edition, placements }: Checked): Generator<FindingCode> {
  const nowhere = { x: 0, y: 0, width: 0, height: 0 }
  const { printedName, omitted } = contentOf(company, edition, null, nowhere)
  if (printedName.from === 'address') yield 'name_from_address'
  else if (omitted !== '') yield 'letters_missing'
  if (placements.some(({ name }) => printable(name, edition.fonts.text).omitted !== '')) {
    yield 'letters_missing'
  }
}

/** The code with its quiet zone and some of what is around it. */
function around({ x, y, width, modules }: PlacedCode, bleed: Box): Box {
  const more = (width / modules) * (QUIET_MODULES + 3)
  const [left, top] = [Math.max(bleed.x, x - more), Math.max(bleed.y, y - more)]
  const right = Math.min(bleed.x + bleed.width, x + width + more)
  const bottom = Math.min(bleed.y + bleed.height, y + width + more)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** A box of the page in pixels of the picture of an area. */
function within({ x, y, width, height }: Box, area: Box, pixelsPerInch: number): Box {
  const inPixels = (inches: number) => Math.floor(inches * pixelsPerInch)
  const [left, top] = [inPixels(x - area.x), inPixels(y - area.y)]
  return { x: left, y: top, width: inPixels(width), height: inPixels(height) }
}

/** Difference in reflected light between the dark and the light parts of a box of a picture. */
function contrastOf({ data, width }: Pixels, box: Box): number {
  const counts = new Uint32Array(256)
  const color: [number, number, number] = [0, 0, 0]
  for (let row = box.y; row < box.y + box.height; row += 1) {
    for (let at = (row * width + box.x) * 4; at < (row * width + box.x + box.width) * 4; at += 4) {
      for (let channel = 0; channel < 3; channel += 1) color[channel] = data[at + channel] ?? 0
      const light = Math.round(luminance(color) * 255)
      counts[light] = (counts[light] ?? 0) + 1
    }
  }
  const lightOf = (share: number) => {
    let passed = 0
    return counts.findIndex((count) => {
      passed += count
      return passed >= box.width * box.height * share
    })
  }
  return (lightOf(0.9) - lightOf(0.1)) / 255
}

function isOutside(run: TextRun, { boxes: { trim, safe }, cut }: FormatPage, fonts: Fonts): boolean {
  return cornersOf(run, fonts).some(([x, y]) => {
    if (cut) return Math.hypot(x - cut.cx, y - cut.cy) > cut.radius - (safe.x - trim.x) + tolerance
    const isAcross = x < safe.x - tolerance || x > safe.x + safe.width + tolerance
    return isAcross || y < safe.y - tolerance || y > safe.y + safe.height + tolerance
  })
}

/** Corners of what a line of text covers. */
function cornersOf({ text, font, size, tracking, direction, x, y, rotation }: TextRun, fonts: Fonts) {
  const { left, right, top, bottom } = fonts[font].inkBox(text, tracking / size, direction)
  // Spaces cover nothing.
  if (!(left <= right)) return []
  const turn = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size]
  return [left, right].flatMap((across) =>
    [top, bottom].map((up) => [x + across * cos + up * sin, y + across * sin - up * cos] as const),
  )
}
