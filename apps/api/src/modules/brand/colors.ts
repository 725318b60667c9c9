import { parseHex, type Rgb, toHex } from '@candour/color/color.ts'

/** Colors nearer than this are the same to the eye, by the distance of their channels. */
const near = 48
/** Spread of the channels below which a color is a gray. */
const grayish = 24

/** Parses what pages write as a color: hex digits or `rgb()`. Undefined for anything else. */
export function parseColor(text: string): Rgb | undefined {
  const [, red, green, blue] = /^\s*rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\b/i.exec(text) ?? []
  if (red === undefined) return parseHex(text)
  const channel = (value: string | undefined) => Math.min(255, Number(value))
  return [channel(red), channel(green), channel(blue)]
}

/** Returns up to five different colors in their order, grays last; black and white are nobody's brand. */
export function distinctColors(colors: readonly Rgb[]): string[] {
  const spread = (color: Rgb) => Math.max(...color) - Math.min(...color)
  const isGray = (color: Rgb) => spread(color) < grayish
  const colorful = colors.filter((color) => !isGray(color))
  const grays = colors.filter((color) => isGray(color) && Math.max(...color) > 32 && Math.min(...color) < 224)
  const kept: Rgb[] = []
  for (const color of [...colorful, ...grays]) {
    if (kept.every((other) => distance(color, other) >= near)) kept.push(color)
  }
  return kept.slice(0, 5).map(toHex)
}

function distance(a: Rgb, b: Rgb): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
