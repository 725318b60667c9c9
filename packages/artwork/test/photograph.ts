import type { Pixels } from '#decode-qr.ts'

/** Light of a dim room, as a share of daylight. */
const dim = 0.3
const tilt = (25 * Math.PI) / 180

/**
 * Returns a picture as a phone sees it that is held askew in a dim room: tilted by 25° around both axes, blurred, and with
 * 30 % of the light.
 */
export function photograph(picture: Pixels): Pixels {
  // A phone sees a large piece from further away.
  if (picture.width > 700) return photograph(halved(picture))
  const { data, width, height } = picture
  const seen = new Uint8ClampedArray(width * height * 4)
  const [cx, cy] = [width / 2, height / 2]
  // In units of the picture's longer side, which is as far away as it is long.
  const unit = Math.max(width, height)
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)]
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      // A ray through the pixel meets the plane that is turned around the vertical axis.
      const [u, v] = [((column - cx) / unit) * 1.25, ((row - cy) / unit) * 1.25]
      const depth = cos / (cos - u * sin)
      const x = (u * depth) / cos
      const y = v * depth
      const at = (row * width + column) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        seen[at + channel] = blurred({ data, width, height }, cx + x * unit, cy + y * unit, channel) * dim
      }
      seen[at + 3] = 255
    }
  }
  return { data: seen, width, height }
}

/** Mean of the surrounding pixels; beyond the picture lies a table of middle grey. */
function blurred({ data, width, height }: Pixels, x: number, y: number, channel: number): number {
  let sum = 0
  for (const [dx, dy] of around) {
    const [column, row] = [Math.round(x + dx), Math.round(y + dy)]
    const inside = column >= 0 && row >= 0 && column < width && row < height
    sum += inside ? (data[(row * width + column) * 4 + channel] ?? 0) : 128
  }
  return sum / around.length
}

const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const))

/** Returns a picture at half its size. */
export function halved({ data, width, height }: Pixels): Pixels {
  const [w, h] = [Math.floor(width / 2), Math.floor(height / 2)]
  const half = new Uint8ClampedArray(w * h * 4)
  for (let row = 0; row < h; row += 1) {
    for (let column = 0; column < w; column += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        const sum = [0, 1].flatMap((dy) =>
          [0, 1].map((dx) => data[((2 * row + dy) * width + 2 * column + dx) * 4 + channel] ?? 0),
        )
        half[(row * w + column) * 4 + channel] = sum.reduce((total, value) => total + value, 0) / 4
      }
    }
  }
  return { data: half, width: w, height: h }
}
