import { loadEdition, loadLogo } from '@candour/artwork/node.ts'
import { rect, roundedRect } from '@candour/artwork/path.ts'
import { renderToCanvas } from '@candour/artwork/render-canvas.ts'
import type { Box } from '@candour/artwork/scene.ts'
import { blankContent, Sheet } from '@candour/artwork/sheet.ts'
import { fit, printable } from '@candour/artwork/text.ts'
import { type Language, languageOf } from '@candour/schemas/languages.ts'
import { readPrints } from '@candour/texts/read-prints.ts'
import { createCanvas } from '@napi-rs/canvas'
import { type PagePart, partsOf, type ReadPage } from '#modules/evidence/page-parts.ts'

/** Sizes of the pictures, in pixels. */
const pictureSizes = { phone: [390, 844], desktop: [1280, 800] } as const

export type Pictures = Record<keyof typeof pictureSizes, Uint8Array>

/**
 * Draws a page's words, buttons and logo in the order, colors and weight that the page gives them, as PNG in two sizes.
 * There is no browser on the server. What is lower than the picture is cut off, as on a screen.
 */
export default async function drawPage(html: string): Promise<Pictures> {
  const page = partsOf(html)
  const language = languageOf(page.language) ?? 'en'
  const words = page.parts.map(({ text }) => text)
  const { fonts, ...edition } = await loadEdition(language, await readPrints(language), words)
  // A picture that this program cannot read is left out; the HTML has it.
  const logo = page.logo ? await loadLogo(Buffer.from(page.logo, 'base64')).catch(() => null) : null
  const draw = ([width, height]: readonly [number, number]) => {
    const paper: Box = { x: 0, y: 0, width, height }
    const sheet = new Sheet(blankContent({ ...edition, fonts }, paper))
    arrange(sheet, { page, language, fonts, logo, width, height })
    const canvas = createCanvas(width, height)
    const boxes = { media: paper, bleed: paper, trim: paper, safe: paper }
    renderToCanvas({ title: '', language, items: sheet.items, boxes, cut: null }, canvas.getContext('2d'), {
      width,
      fonts,
      logo: logo?.picture ?? null,
    })
    return new Uint8Array(canvas.encodeSync('png'))
  }
  return { phone: draw(pictureSizes.phone), desktop: draw(pictureSizes.desktop) }
}

interface Arranged {
  page: ReadPage
  language: Language
  fonts: Awaited<ReturnType<typeof loadEdition>>['fonts']
  logo: { width: number; height: number } | null
  width: number
  height: number
}

const ink = '#14161b'
const muted = '#565b66'
/** Widest column of words and buttons, its margin, and the distance between parts; in pixels. */
const [widest, margin, gap] = [448, 32, 20]

function arrange(sheet: Sheet, { page, fonts, logo, width, height }: Arranged): void {
  const { colors } = page
  sheet.shape(rect(0, 0, width, height), '#ffffff')
  const middle = width / 2
  const column = Math.min(widest, width - 2 * margin)
  let y = margin
  if (logo) {
    const scale = Math.min(72 / logo.height, 240 / logo.width)
    const size = { width: logo.width * scale, height: logo.height * scale }
    sheet.items.push({ kind: 'logo', x: middle - size.width / 2, y, ...size })
    y += size.height + gap
  }
  for (const { kind, text } of page.parts) {
    if (y > height) return
    const style = looks[kind]
    const isBox = kind === 'public' || kind === 'private' || kind === 'button'
    const font = fonts[style.font]
    const shown = printable(text, font).text
    if (!shown) continue
    const maxWidth = isBox ? column - 40 : column
    // As many lines as the words take at their size; they are never made smaller to fit.
    const needed = Math.ceil((font.width(shown) * style.size) / maxWidth) + 1
    const fitted = fit(shown, { font, size: style.size, maxWidth, maxLines: needed, shrink: 1 })
    const tall = fitted.lines.length * style.size * 1.35
    const box = isBox ? Math.max(kind === 'button' ? 52 : 64, tall + 24) : tall
    if (isBox) {
      const outline = roundedRect(middle - column / 2, y, column, box, 10)
      sheet.shape(outline, kind === 'public' ? colors.brand : kind === 'private' ? colors.peer : '#c9ccd3')
      if (kind === 'button') {
        sheet.shape(roundedRect(middle - column / 2 + 1, y + 1, column - 2, box - 2, 9), '#ffffff')
      }
    }
    const color =
      kind === 'public' ? colors.onBrand : kind === 'private' ? colors.onPeer : kind === 'small' ? muted : ink
    sheet.lines(
      fitted,
      { font: style.font, size: style.size, color, align: 'center', leading: 1.35 },
      {
        x: middle,
        middle: y + box / 2,
      },
    )
    y += box + (isBox ? 12 : gap)
  }
}

const looks: Record<PagePart['kind'], { font: 'display' | 'text'; size: number }> = {
  heading: { font: 'display', size: 20 },
  text: { font: 'text', size: 16 },
  small: { font: 'text', size: 14 },
  public: { font: 'display', size: 17 },
  private: { font: 'display', size: 17 },
  button: { font: 'text', size: 16 },
  link: { font: 'text', size: 16 },
}
