import type { Pixels } from '#decode-qr.ts'
import type { Fonts } from '#fonts.ts'
import type { Box, Scene, TextRun } from '#scene.ts'

type Point = readonly [x: number, y: number]

/** Returns the corners of a run's ink box, rotation applied. */
export function inkCorners(run: TextRun, fonts: Fonts): Point[] {
  const ink = fonts[run.font].inkBox(run.text, run.tracking / run.size, run.direction)
  const turn = (run.rotation * Math.PI) / 180
  return [ink.left, ink.right].flatMap((x) =>
    [ink.top, ink.bottom].map((y): Point => {
      const [right, down] = [x * run.size, -y * run.size]
      return [
        run.x + right * Math.cos(turn) - down * Math.sin(turn),
        run.y + right * Math.sin(turn) + down * Math.cos(turn),
      ]
    }),
  )
}

/** Returns points all over a run's ink box, rotation applied. */
export function inkPoints(run: TextRun, fonts: Fonts): Point[] {
  const [topLeft, bottomLeft, topRight] = inkCorners(run, fonts)
  if (!topLeft || !bottomLeft || !topRight) return []
  const along = (share: number, from: Point, to: Point) =>
    [(to[0] - from[0]) * share, (to[1] - from[1]) * share] as const
  return [0, 0.25, 0.5, 0.75, 1].flatMap((across) =>
    [0, 0.5, 1].map((down): Point => {
      const [dx, dy] = along(across, topLeft, topRight)
      const [ex, ey] = along(down, topLeft, bottomLeft)
      return [topLeft[0] + dx + ex, topLeft[1] + dy + ey]
    }),
  )
}

export function around(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** Returns how far inside the text-safe area a point lies, in inches; negative outside. */
export function safety([x, y]: Point, { boxes, cut }: Scene): number {
  const { safe, trim } = boxes
  if (cut) {
    const radius = cut.radius - (safe.x - trim.x)
    return radius - Math.hypot(x - cut.cx, y - cut.cy)
  }
  return Math.min(x - safe.x, y - safe.y, safe.x + safe.width - x, safe.y + safe.height - y)
}

export function corners({ x, y, width, height }: Box): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ]
}

/** Returns the code's box with the four-module quiet zone that scanners need. */
export function quietZone({ x, y, width, modules }: Scene['qr']): Box {
  const quiet = (width / modules) * 4
  return { x: x - quiet, y: y - quiet, width: width + 2 * quiet, height: width + 2 * quiet }
}

/** Returns the square part of a page that a box in inches covers. */
export function cropped({ data, width }: Pixels, box: Box, dpi: number): Pixels {
  const [left, top, side] = [box.x, box.y, box.width].map((inches) => Math.round(inches * dpi))
  if (left === undefined || top === undefined || side === undefined) throw new Error('No box')
  const part = new Uint8Array(side * side * 4)
  for (let row = 0; row < side; row++) {
    const start = ((top + row) * width + left) * 4
    part.set(data.subarray(start, start + side * 4), row * side * 4)
  }
  return { data: part, width: side, height: side }
}
