import type { PrintTexts } from '@candour/texts/en/prints.ts'
import { BLACK, type Palette, palette, WHITE } from '#color.ts'
import type { Edition, Fonts } from '#fonts.ts'
import { circle, mirrored, type Path, rect, roundedRect, star } from '#path.ts'
import { type QrMatrix, QUIET_MODULES, qrPath } from '#qr.ts'
import type { Box, Direction, FontId, Item, Shape, TextRun } from '#scene.ts'
import { type Fitted, fit, shortened } from '#text.ts'
import { directionOf, isPlain } from '#typeface.ts'

/** Content for a layout to arrange. */
export interface Content {
  words: PrintTexts
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

/** Content without a company: the paper is black on white. */
export function blankContent({ fonts, words }: Edition, paper: Box): Content {
  return {
    words,
    name: '',
    initial: '',
    address: '',
    placement: '',
    logo: null,
    qr: { text: '', modules: 0, dark: () => false },
    colors: palette('#000000'),
    fonts,
    bleed: paper,
  }
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
  /** Line height in em; more where the ink of two lines would touch. */
  leading?: number
  /** In inches; text of scripts with high or deep letters shrinks to fit. */
  maxHeight?: number
  breakAfter?: RegExp
  shrink?: number
  /** A circle that the ink must not leave. */
  within?: Circle
}

interface Circle {
  cx: number
  cy: number
  radius: number
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
  #code: Shape | undefined
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

  line(
    text: string,
    { font, size, color, tracking = 0 }: LineStyle,
    x: number,
    y: number,
    { rotation = 0, direction = directionOf(text) }: { rotation?: number; direction?: Direction } = {},
  ) {
    const width = this.#content.fonts[font].width(text, tracking) * size
    this.items.push({
      kind: 'text',
      text,
      font,
      size,
      tracking: tracking * size,
      color,
      direction,
      x,
      y,
      width,
      rotation,
    })
  }

  /** Sets text, wrapped and shrunk as needed. Returns the area it occupies. */
  block(text: string, style: BlockStyle, place: BlockPlace): Box {
    const { lines, size } = fit(text, { ...style, font: this.#content.fonts[style.font] })
    return this.#shrunk(style.within, (share) => this.lines({ lines, size: size * share }, style, place))
  }

  /**
   * Sets the name of the placement, if there is one and its letters can be printed, to tell pieces apart when hanging
   * them up.
   */
  placementName(style: Omit<BlockStyle, 'font'>, place: BlockPlace) {
    this.shortBlock(this.#content.placement, { ...style, font: 'text' }, place)
  }

  /** Sets text like `block`, but shrinks it by at most a fifth, and shortens it if that is not enough. */
  shortBlock(text: string, style: BlockStyle, place: BlockPlace): Box {
    const typeface = this.#content.fonts[style.font]
    return this.lines(shortened(text, { ...style, font: typeface }, style.size * 0.8), style, place)
  }

  /**
   * Sets the question in its two lines, as large as fits, and below it the request for an answer if that has a color.
   * Returns the area it occupies.
   */
  question(
    { askColor, within, ...style }: Omit<BlockStyle, 'maxLines'> & { askColor?: string },
    place: BlockPlace,
  ): Box {
    const { question, ask } = this.#content.words
    const typeface = this.#content.fonts[style.font]
    const widest = Math.max(...question.map((line) => typeface.width(line, style.tracking)))
    const fitting = Math.min(style.size, style.maxWidth / widest)
    const asks =
      askColor === undefined
        ? []
        : fit(ask, {
            font: typeface,
            size: fitting,
            maxWidth: style.maxWidth,
            maxLines: 2,
            tracking: style.tracking ?? 0,
          }).lines
    const lines = [...question, ...asks]
    const longest = Math.max(...lines.map((line) => typeface.width(line, style.tracking)))
    const size = Math.min(fitting, style.maxWidth / longest)
    return this.#shrunk(within, (share) => this.lines({ lines, size: size * share }, style, place, askColor))
  }

  /** Sets level lines smaller until they stay within the circle, if there is one. */
  #shrunk(within: Circle | undefined, set: (share: number) => Box): Box {
    const start = this.items.length
    let share = 1
    let box = set(share)
    while (within && share > 0.4 && !this.items.slice(start).every((item) => this.#isWithin(within, item))) {
      this.items.length = start
      share -= 0.02
      box = set(share)
    }
    return box
  }

  #isWithin({ cx, cy, radius }: Circle, item: Item): boolean {
    if (item.kind !== 'text') return true
    const { x, y, width, height } = this.#inkOf(item)
    const across = Math.max(Math.abs(x - cx), Math.abs(x + width - cx))
    const up = Math.max(Math.abs(y - cy), Math.abs(y + height - cy))
    return Math.hypot(across, up) <= radius
  }

  /** The area that a level line covers. */
  #inkOf({ x, y, size, text, font, tracking, direction }: TextRun): Box {
    const ink = this.#content.fonts[font].inkBox(text, tracking / size, direction)
    return {
      x: x + ink.left * size,
      y: y - ink.top * size,
      width: (ink.right - ink.left) * size,
      height: (ink.top - ink.bottom) * size,
    }
  }

  /** Sets lines of text as given; the third and later ones may have another color. */
  lines(
    { lines, size: wanted }: Fitted,
    style: Omit<BlockStyle, 'maxWidth' | 'maxLines'>,
    place: BlockPlace,
    laterColor = style.color,
  ): Box {
    const typeface = this.#content.fonts[style.font]
    const inks = lines.map((line) => typeface.inkBox(line, style.tracking))
    // Letters of other scripts rise above the capitals that the layouts are made for.
    const first = isPlain(lines[0] ?? '') ? 0 : Math.max(0, (inks[0]?.top ?? 0) - typeface.capHeight)
    const steps = inks
      .slice(1)
      .map(({ top }, index) => Math.max(style.leading ?? 1.2, top - (inks[index]?.bottom ?? 0) + 0.06))
    const leading = Math.max(style.leading ?? 1.2, ...steps)
    const deep = Math.max(0, -(inks.at(-1)?.bottom ?? 0))
    const tall = first + typeface.capHeight + leading * Math.max(0, lines.length - 1) + deep
    const size = Math.min(wanted, (style.maxHeight ?? Infinity) / tall)
    const cap = typeface.capHeight * size
    const height = (tall - deep) * size
    const top =
      'capTop' in place
        ? place.capTop
        : 'baseline' in place
          ? place.baseline - height
          : place.middle - (height + (first > 0 ? deep * size : 0)) / 2
    const share = startShare[style.align ?? 'left']
    const direction = directionOf(lines.join(' '))
    let widest = 0
    for (const [index, line] of lines.entries()) {
      const width = typeface.width(line, style.tracking) * size
      widest = Math.max(widest, width)
      // Flush left means the ink starts there, without the font's side bearing.
      const bearing = share === 0 ? typeface.inkBox(line, 0, direction).left * size : 0
      this.line(
        line,
        { ...style, size, color: index < 2 ? style.color : laterColor },
        place.x - width * share - bearing,
        top + first * size + cap + leading * size * index,
        { direction },
      )
    }
    return { x: place.x - widest * share, y: top, width: widest, height }
  }

  /**
   * Sets one line on a circle, centered at the top or bottom, readable from outside or inside; shrinks it until it
   * spans at most `maxAngle` degrees, and moves it so that its ink stays within the band. Letters are placed
   * individually.
   */
  arc(
    text: string,
    style: LineStyle,
    curve: Circle & {
      maxAngle: number
      side: 'top' | 'bottom'
      band: readonly [inner: number, outer: number]
    },
  ) {
    const typeface = this.#content.fonts[style.font]
    const tracking = style.tracking ?? 0
    // Measured unit by unit, because each is placed individually; kerning comes from the pairs.
    let [em, last] = [0, '']
    const units = typeface.units(text).map(({ text: unit, direction, index }) => {
      const width = typeface.width(unit)
      const pair =
        last && isPlain(last + unit) ? typeface.width(last + unit) - typeface.width(last) - width : 0
      const start = em + pair
      em = start + width + tracking
      last = unit
      return { unit, direction, index, width, middle: start + width / 2 }
    })
    em -= tracking
    const sign = curve.side === 'top' ? 1 : -1
    const ink = typeface.inkBox(text)
    const [inner, outer] = curve.band
    const size = Math.min(
      style.size,
      (curve.radius * curve.maxAngle * Math.PI) / 180 / em,
      (outer - inner) / (ink.top - ink.bottom),
    )
    // The inner and outer edges of the ink, seen from the middle.
    const [low, high] = sign > 0 ? [ink.bottom, ink.top] : [-ink.top, -ink.bottom]
    const baseline = Math.max(inner - low * size, Math.min(outer - high * size, curve.radius))
    // In logical order, not visual order.
    const ordered = [...units].sort((one, other) => one.index - other.index)
    for (const { unit, direction, width, middle } of ordered) {
      if (unit.trim() === '') continue
      const half = (width * size) / 2
      // A word is a chord: half of its distance from the curve lies on each side.
      const radius = baseline - (half * half) / baseline / 4
      const angle = sign * (((middle - em / 2) * size) / baseline - Math.PI / 2)
      const rotation = angle + (sign * Math.PI) / 2
      const [cx, cy] = [curve.cx + radius * Math.cos(angle), curve.cy + radius * Math.sin(angle)]
      this.line(
        unit,
        { ...style, size, tracking: 0 },
        cx - half * Math.cos(rotation),
        cy - half * Math.sin(rotation),
        { rotation: (rotation * 180) / Math.PI, direction },
      )
    }
  }

  /** Turns the drawing around its vertical middle, for languages that are read from right to left. */
  mirror(middle: number) {
    const { fonts } = this.#content
    for (const [index, item] of this.items.entries()) {
      if (item === this.#code) continue
      if (item.kind === 'logo') this.items[index] = { ...item, x: 2 * middle - item.x - item.width }
      else if (item.kind === 'shape') this.items[index] = { ...item, path: mirrored(item.path, middle) }
      else this.items[index] = { ...item, x: mirroredText(item, fonts, middle) }
    }
    if (!this.#code) return
    const at = this.items.indexOf(this.#code)
    const { x, y, width } = this.#qr
    this.#qr = { ...this.#qr, x: 2 * middle - x - width }
    const code: Shape = { ...this.#code, path: qrPath(this.#content.qr, this.#qr.x, y, width) }
    this.items[at] = code
    this.#code = code
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
    this.#drawCode(x + start, y + start, module * modules)
  }

  /** Draws the code on a white background; `size` excludes the quiet zone, which is kept white around it. */
  qrOnWhite(x: number, y: number, size: number) {
    const quiet = (size / this.#content.qr.modules) * QUIET_MODULES
    this.shape(rect(x - quiet, y - quiet, size + 2 * quiet, size + 2 * quiet), WHITE)
    this.#drawCode(x, y, size)
  }

  #drawCode(x: number, y: number, size: number) {
    this.#code = { kind: 'shape', path: qrPath(this.#content.qr, x, y, size), fill: BLACK }
    this.items.push(this.#code)
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

/** Returns where a level line starts so that its ink is mirrored. */
function mirroredText(
  { x, size, text, font, tracking, direction }: TextRun,
  fonts: Fonts,
  middle: number,
): number {
  const ink = fonts[font].inkBox(text, tracking / size, direction)
  return ink.left > ink.right ? x : 2 * middle - x - (ink.left + ink.right) * size
}
