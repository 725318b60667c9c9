import type { Path } from '#path.ts'

/** A glyph to write: its outline and advance width in em. */
export interface Outline {
  path: Path
  advance: number
}

/** Vertical metrics in em. */
interface VerticalMetrics {
  ascent: number
  descent: number
}

/**
 * Writes a TrueType font program for embedding in a PDF, which needs no names and no mapping from characters. Glyph 0
 * is the one for missing characters. Curves must have been quadratic, as in fonts with TrueType outlines.
 */
export function writeTrueType(
  glyphs: readonly Outline[],
  unitsPerEm: number,
  { ascent, descent }: VerticalMetrics,
): Uint8Array {
  const units = (em: number) => Math.round(em * unitsPerEm)
  const written = glyphs.map(({ path, advance }) => ({
    ...encode(path, unitsPerEm),
    advance: units(advance),
  }))
  const most = (values: number[]) => values.reduce((one, other) => Math.max(one, other), 0)
  const least = (values: number[]) => values.reduce((one, other) => Math.min(one, other), 0)
  const box = {
    left: least(written.map(({ box }) => box.left)),
    bottom: least(written.map(({ box }) => box.bottom)),
    right: most(written.map(({ box }) => box.right)),
    top: most(written.map(({ box }) => box.top)),
  }
  const widest = most(written.map(({ advance }) => advance))

  const glyf = concat(written.map(({ bytes }) => bytes))
  let offset = 0
  const offsets = [0, ...written.map(({ bytes }) => (offset += bytes.length))]
  const tables: Record<string, Uint8Array> = {
    glyf,
    head: bytes(
      ...u32(0x10000),
      ...u32(0x10000),
      ...u32(0),
      ...u32(0x5f0f3cf5),
      ...u16(3, unitsPerEm),
      ...u32(0, 0, 0, 0),
      ...u16(box.left, box.bottom, box.right, box.top, 0, 8, 2, 1, 0),
    ),
    hhea: bytes(
      ...u32(0x10000),
      ...u16(units(ascent), units(descent), 0, widest, box.left, 0, box.right, 1, 0, 0),
      ...u16(0, 0, 0, 0, 0, written.length),
    ),
    hmtx: bytes(...written.flatMap(({ advance, box }) => u16(advance, box.left))),
    loca: bytes(...u32(...offsets)),
    maxp: bytes(
      ...u32(0x10000),
      ...u16(
        written.length,
        most(written.map(({ points }) => points)),
        most(written.map(({ ends }) => ends)),
      ),
      ...u16(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    ),
  }
  return assemble(tables)
}

/** The tables after their directory, each at a multiple of four bytes. */
function assemble(tables: Record<string, Uint8Array>): Uint8Array {
  const entries = Object.entries(tables)
  const count = entries.length
  const power = Math.floor(Math.log2(count))
  const search = 16 * 2 ** power
  const header = [...u32(0x10000), ...u16(count, search, power, 16 * count - search)]
  let offset = 12 + 16 * count
  const directory = entries.flatMap(([tag, data]) => {
    const entry = [...tag].map((letter) => letter.charCodeAt(0))
    entry.push(...u32(checksum(data), offset, data.length))
    offset += padded(data).length
    return entry
  })
  const font = concat([bytes(...header, ...directory), ...entries.map(([, data]) => padded(data))])
  const at = 12 + 16 * count + padded(tables.glyf ?? new Uint8Array()).length + 8
  new DataView(font.buffer).setUint32(at, (0xb1b0afba - checksum(font)) >>> 0)
  return font
}

/** A simple glyph description; empty for a glyph without ink. */
function encode(path: Path, unitsPerEm: number) {
  const contours: { x: number; y: number; on: boolean }[][] = []
  let [penX, penY] = [0, 0]
  const add = (x: number, y: number, on: boolean) => {
    contours.at(-1)?.push({ x: Math.round(x * unitsPerEm), y: Math.round(y * unitsPerEm), on })
  }
  for (const command of path) {
    if (command[0] === 'Z') continue
    if (command[0] === 'C') {
      const [, x1, y1, , , x, y] = command
      // The one control point of the quadratic curve that this was.
      add(penX + (x1 - penX) * 1.5, penY + (y1 - penY) * 1.5, false)
      add(x, y, true)
      ;[penX, penY] = [x, y]
    } else {
      const [kind, x, y] = command
      if (kind === 'M') contours.push([])
      add(x, y, true)
      ;[penX, penY] = [x, y]
    }
  }
  for (const contour of contours) {
    const [first, last] = [contour[0], contour.at(-1)]
    // Contours close by themselves.
    if (contour.length > 1 && first && last?.on && first.x === last.x && first.y === last.y) contour.pop()
  }
  const drawn = contours.filter(({ length }) => length > 0)
  const points = drawn.flat()
  const empty = { left: 0, right: 0, top: 0, bottom: 0 }
  if (points.length === 0) return { bytes: new Uint8Array(), box: empty, points: 0, ends: 0 }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const box = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  }
  let end = -1
  const ends = drawn.map(({ length }) => (end += length))
  const steps = (values: number[]) => values.map((value, index) => value - (values[index - 1] ?? 0))
  const data = bytes(
    ...u16(drawn.length, box.left, box.bottom, box.right, box.top, ...ends, 0),
    ...points.map(({ on }) => (on ? 1 : 0)),
    ...u16(...steps(xs), ...steps(ys)),
  )
  return { bytes: padded(data), box, points: points.length, ends: drawn.length }
}

function checksum(data: Uint8Array): number {
  const view = new DataView(padded(data).buffer)
  let sum = 0
  for (let at = 0; at < view.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

function padded(data: Uint8Array): Uint8Array {
  const all = new Uint8Array(Math.ceil(data.length / 4) * 4)
  all.set(data)
  return all
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function bytes(...values: number[]): Uint8Array {
  return Uint8Array.from(values)
}

/** Big-endian, two bytes each; negative numbers as their complement. */
function u16(...values: number[]): number[] {
  return values.flatMap((value) => [(value >> 8) & 255, value & 255])
}

/** Big-endian, four bytes each. */
function u32(...values: number[]): number[] {
  return values.flatMap((value) => [
    (value >>> 24) & 255,
    (value >>> 16) & 255,
    (value >>> 8) & 255,
    value & 255,
  ])
}
