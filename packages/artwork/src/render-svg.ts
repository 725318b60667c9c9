import { directionOf } from '@candour/schemas/languages.ts'
import type { Fonts } from '#fonts.ts'
import type { Path } from '#path.ts'
import type { Item, Page, TextRun } from '#scene.ts'

/** Units per inch: points, as vector programs count. */
const POINTS = 72

interface SvgOptions {
  fonts: Fonts
  /** A data URL; `null` without a logo. */
  logo: string | null
  /** Said by screen readers. */
  title: string
}

/**
 * Renders the trimmed page as SVG, at its size in millimetres: letters as outlines and the logo embedded, so that
 * nothing is loaded and no font has to be installed.
 */
export function renderToSvg(page: Page, { fonts, logo, title }: SvgOptions): string {
  const { width, height } = page.boxes.trim
  const size = `width="${mm(width)}mm" height="${mm(height)}mm" viewBox="0 0 ${pt(width)} ${pt(height)}"`
  const { cut, language } = page
  const clip = cut
    ? `<clipPath id="cut"><circle cx="${pt(cut.cx)}" cy="${pt(cut.cy)}" r="${pt(cut.radius)}"/></clipPath>`
    : `<clipPath id="cut"><rect width="${pt(width)}" height="${pt(height)}"/></clipPath>`
  const items = page.items.map((item) => itemOf(item, fonts, logo)).filter((item) => item !== '')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" lang="${language}" direction="${directionOf(language)}">`,
    `<title>${escaped(title)}</title>`,
    clip,
    '<g clip-path="url(#cut)">',
    ...items,
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

/** Escapes text for XML and HTML. */
export function escaped(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function itemOf(item: Item, fonts: Fonts, logo: string | null): string {
  if (item.kind === 'shape')
    return pathOf(
      dataOf(item.path, (x, y) => [x, y]),
      item.fill,
    )
  if (item.kind === 'text') return textOf(item, fonts)
  if (!logo) return ''
  const [x, y, width, height] = [item.x, item.y, item.width, item.height].map(pt)
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${escaped(logo)}"/>`
}

function textOf({ text, font, x, y, size, tracking, direction, rotation, color }: TextRun, fonts: Fonts) {
  const turn = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size]
  // Font units point up.
  const place = (em: number, up: number) => [x + em * cos + up * sin, y + em * sin - up * cos] as const
  const glyphs = fonts[font].glyphs(text, tracking / size, direction)
  const data = glyphs.map((glyph) => dataOf(glyph.outline, (em, up) => place(glyph.x + em, glyph.y + up)))
  return pathOf(data.join(''), color)
}

const pathOf = (data: string, fill: string) =>
  data === '' ? '' : `<path fill="${escaped(fill)}" d="${data}"/>`

function dataOf(path: Path, place: (x: number, y: number) => readonly [number, number]): string {
  const point = (x: number, y: number) => place(x, y).map(pt).join(' ')
  return path
    .map((command) => {
      if (command[0] === 'Z') return 'Z'
      if (command[0] !== 'C') return `${command[0]}${point(command[1], command[2])}`
      const [, x1, y1, x2, y2, x, y] = command
      return `C${point(x1, y1)} ${point(x2, y2)} ${point(x, y)}`
    })
    .join('')
}

/** In points, to a thousandth. */
const pt = (inches: number) => Math.round(inches * POINTS * 1000) / 1000

const mm = (inches: number) => Math.round(inches * 25.4 * 1000) / 1000
