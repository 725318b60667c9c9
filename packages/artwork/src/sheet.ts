import { BLACK, type Palette, WHITE } from '#color.ts'
import type { Fonts } from '#fonts.ts'
import { circle, type Path, rect, roundedRect, star } from '#path.ts'
import { type QrMatrix, QUIET_MODULES, qrPath } from '#qr.ts'
import type { Box, FontId, Item } from '#scene.ts'
import { type Fitted, fit, graphemes, shortened } from '#text.ts'

/** Content for a layout to arrange. */
export interface Content {
  /** Printable name; empty if the fonts have none of its letters. */
  name: string
  /** First letter of the name, for companies without a logo; empty without a name. */
  initial: string
  /** `host/slug`, or `host/q/code` for a placement */
  address: string
  /** Printable name of the placement; empty without one. */
  placement: string
  /** Proportions of the logo. */
  logo: { width: number; height: number } | null
  qr: QrMatrix
  colors: Palette
  fonts: Fonts
  bleed: Box
}

type Align = 'left' | 'center' | 'right'

interface LineStyle {
  font: FontId
  size: number
  color: string
  /** In em. */
  tracking?: number
}

interface BlockStyle extends LineStyle {
  maxWidth: number
  maxLines: number
  align?: Align
  /** Line height in em. */
  leading?: number
  breakAfter?: RegExp
  shrink?: number
}

/**
 * Horizontal anchor of a block (left, middle or right, per alignment), and the vertical position of its first line's
 * cap height, its last baseline or its middle.
 */
type BlockPlace = { x: number } & ({ capTop: number } | { baseline: number } | { middle: number })

/** Break opportunities in a long address. */
export const ADDRESS_BREAKS = /(?<=[/-])/

const startShare: Readonly<Record<Align, number>> = { left: 0, center: 0.5, right: 1 }

/** Collects a drawing's items, bottom to top; lengths in inches. */
export class Sheet {
  readonly items: Item[] = []
  readonly #content: Content
  #qr: Box = { x: 0, y: 0, width: 0, height: 0 }

  constructor(content: Content) {
    this.#content = content
  }

  /** The QR code without its quiet zone. */
  get qrBox(): Box {
    return this.#qr
  }

  shape(path: Path, fill: string) {
    this.items.push({ kind: 'shape', path, fill })
  }

  line(text: string, { font, size, color, tracking = 0 }: LineStyle, x: number, y: number, rotation = 0) {
    const width = this.#content.fonts[font].width(text, tracking) * size
    this.items.push({
      kind: 'text',
      text,
      font,
      size,
      tracking: tracking * size,
      color,
      x,
      y,
      width,
      rotation,
    })
  }

  /** Sets text, wrapped and shrunk as needed. Returns the area it occupies. */
  block(text: string, style: BlockStyle, place: BlockPlace): Box {
    const typeface = this.#content.fonts[style.font]
    return this.lines(fit(text, { ...style, font: typeface }), style, place)
  }

  /**
   * Sets the name of the placement, if there is one and its letters can be printed, for whoever hangs up the piece.
   */
  placementName(style: Omit<BlockStyle, 'font'>, place: BlockPlace) {
    this.shortBlock(this.#content.placement, { ...style, font: 'text' }, place)
  }

  /** Sets text like `block`, but shrinks it by at most a third, and shortens it if that is not enough. */
  shortBlock(text: string, style: BlockStyle, place: BlockPlace): Box {
    const typeface = this.#content.fonts[style.font]
    return this.lines(shortened(text, { ...style, font: typeface }, style.size * 0.66), style, place)
  }

  /** Sets lines of text as given. */
  lines({ lines, size }: Fitted, style: Omit<BlockStyle, 'maxWidth' | 'maxLines'>, place: BlockPlace): Box {
    const typeface = this.#content.fonts[style.font]
    const leading = (style.leading ?? 1.2) * size
    const cap = typeface.capHeight * size
    const height = cap + leading * Math.max(0, lines.length - 1)
    const top =
      'capTop' in place
        ? place.capTop
        : 'baseline' in place
          ? place.baseline - height
          : place.middle - height / 2
    const share = startShare[style.align ?? 'left']
    let widest = 0
    for (const [index, line] of lines.entries()) {
      const width = typeface.width(line, style.tracking) * size
      widest = Math.max(widest, width)
      // Flush left means the ink starts there, without the font's side bearing.
      const bearing = share === 0 ? typeface.inkBox(line).left * size : 0
      this.line(line, { ...style, size }, place.x - width * share - bearing, top + cap + leading * index)
    }
    return { x: place.x - widest * share, y: top, width: widest, height }
  }

  /**
   * Sets one line on a circle, centered at the top or bottom, readable from outside or inside; shrinks it until it spans
   * at most `maxAngle` degrees. Letters are placed individually.
   */
  arc(
    text: string,
    style: LineStyle,
    curve: { cx: number; cy: number; radius: number; maxAngle: number; side: 'top' | 'bottom' },
  ) {
    const typeface = this.#content.fonts[style.font]
    const tracking = style.tracking ?? 0
    // Measured letter by letter, because each is placed individually; kerning comes from the pairs.
    let [em, last] = [0, '']
    const letters = graphemes(text).map((letter) => {
      const width = typeface.width(letter)
      const start = em + (last ? typeface.width(last + letter) - typeface.width(last) - width : 0)
      em = start + width + tracking
      last = letter
      return { letter, width, middle: start + width / 2 }
    })
    em -= tracking
    const size = Math.min(style.size, (curve.radius * curve.maxAngle * Math.PI) / 180 / em)
    const sign = curve.side === 'top' ? 1 : -1
    for (const { letter, width, middle } of letters) {
      if (letter === ' ') continue
      const angle = sign * (((middle - em / 2) * size) / curve.radius - Math.PI / 2)
      const turn = angle + (sign * Math.PI) / 2
      const [cx, cy] = [curve.cx + curve.radius * Math.cos(angle), curve.cy + curve.radius * Math.sin(angle)]
      const half = (width * size) / 2
      this.line(
        letter,
        { ...style, size, tracking: 0 },
        cx - half * Math.cos(turn),
        cy - half * Math.sin(turn),
        (turn * 180) / Math.PI,
      )
    }
  }

  /**
   * Draws five equal stars in a row or column, starting at the top left corner of the first star's square of `size`.
   */
  stars(x: number, y: number, size: number, gap: number, color: string, direction: 'row' | 'column' = 'row') {
    for (let index = 0; index < 5; index++) {
      const step = index * (size + gap)
      const [left, top] = direction === 'row' ? [x + step, y] : [x, y + step]
      // A star's points leave the bottom tenth of its square empty.
      this.shape(star(left + size / 2, top + size * 0.525, size / 2), color)
    }
  }

  /**
   * Draws the code on a white panel, including the quiet zone; the panel's rounded corners stay outside it. `side` is
   * the panel's side length.
   */
  qrPanel(x: number, y: number, side: number, radius: number) {
    const { modules } = this.#content.qr
    const inset = radius * (1 - Math.SQRT1_2)
    const module = (side - 2 * inset) / (modules + 2 * QUIET_MODULES)
    const start = inset + QUIET_MODULES * module
    this.shape(roundedRect(x, y, side, side, radius), WHITE)
    this.#code(x + start, y + start, module * modules)
  }

  /** Draws the code on a white background; `size` excludes the quiet zone, which is kept white around it. */
  qrOnWhite(x: number, y: number, size: number) {
    const quiet = (size / this.#content.qr.modules) * QUIET_MODULES
    this.shape(rect(x - quiet, y - quiet, size + 2 * quiet, size + 2 * quiet), WHITE)
    this.#code(x, y, size)
  }

  #code(x: number, y: number, size: number) {
    this.shape(qrPath(this.#content.qr, x, y, size), BLACK)
    this.#qr = { x, y, width: size, height: size }
  }

  /**
   * Draws the company's mark as large as fits: the logo (on a white chip on colored backgrounds), or without one, its
   * initial in a disc. Returns the area it occupies.
   */
  mark(
    room: { x: number; y: number; maxWidth: number; height: number },
    align: Align,
    ground: { chip: boolean; disc: string; letter: string },
  ): Box {
    const { logo } = this.#content
    if (!logo) return this.#lettermark(room, align, ground)
    const padding = ground.chip ? room.height * 0.16 : 0
    const aspect = logo.width / logo.height
    const height = Math.min(room.height - 2 * padding, (room.maxWidth - 2 * padding) / aspect)
    const width = height * aspect
    // A chip is never narrower than high; otherwise a tall logo would sit in a slit.
    const outer = {
      width: ground.chip ? Math.max(width + 2 * padding, room.height) : width,
      height: room.height,
    }
    const x = room.x - outer.width * startShare[align]
    if (ground.chip) {
      this.shape(roundedRect(x, room.y, outer.width, outer.height, room.height * 0.18), WHITE)
    }
    const [left, top] = [x + (outer.width - width) / 2, room.y + (outer.height - height) / 2]
    this.items.push({ kind: 'logo', x: left, y: top, width, height })
    return { x, y: room.y, ...outer }
  }

  #lettermark(
    room: { x: number; y: number; height: number },
    align: Align,
    { disc, letter }: { disc: string; letter: string },
  ): Box {
    const { fonts, initial } = this.#content
    const size = room.height
    const x = room.x - size * startShare[align]
    const [cx, cy] = [x + size / 2, room.y + size / 2]
    this.shape(circle(cx, cy, size / 2), disc)
    if (initial === '') this.shape(star(cx, cy + size * 0.015, size * 0.3), letter)
    else {
      const em = size * 0.56
      const ink = fonts.display.inkBox(initial)
      this.line(
        initial,
        { font: 'display', size: em, color: letter },
        cx - ((ink.left + ink.right) / 2) * em,
        cy + ((ink.top + ink.bottom) / 2) * em,
      )
    }
    return { x, y: room.y, width: size, height: size }
  }
}
