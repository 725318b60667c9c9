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
  const { width, height } = picture
  const sums = sumsOfNine(picture)
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
      const from = (rowOf(cy + y * unit, height) * (width + 2 * margin) + rowOf(cx + x * unit, width)) * 4
      const to = (row * width + column) * 4
      for (let channel = 0; channel < 3; channel += 1)
        seen[to + channel] = ((sums[from + channel] ?? 0) / 9) * dim
      seen[to + 3] = 255
    }
  }
  return { data: seen, width, height }
}

/** Around a picture, of the table of middle grey on which it lies. */
const margin = 2

/** Returns the row or column, counted from the margin's edge, of a point that may lie beyond the margin. */
const rowOf = (at: number, length: number) =>
  Math.min(Math.max(Math.round(at) + margin, 0), length + 2 * margin - 1)

/** Returns the sum of each pixel and its eight neighbors, for a picture with its margin. */
function sumsOfNine({ data, width, height }: Pixels): Uint16Array {
  const stride = (width + 2 * margin) * 4
  const laid = new Uint8Array(stride * (height + 2 * margin)).fill(128)
  for (let row = 0; row < height; row += 1)
    laid.set(data.subarray(row * width * 4, (row + 1) * width * 4), (row + margin) * stride + margin * 4)
  const across = new Uint16Array(laid.length).fill(3 * 128)
  for (let at = 4; at < laid.length - 4; at += 1)
    across[at] = (laid[at - 4] ?? 0) + (laid[at] ?? 0) + (laid[at + 4] ?? 0)
  const sums = new Uint16Array(laid.length).fill(9 * 128)
  for (let at = stride; at < laid.length - stride; at += 1)
    sums[at] = (across[at - stride] ?? 0) + (across[at] ?? 0) + (across[at + stride] ?? 0)
  return sums
}

/** Returns a picture at half its size. */
export function halved({ data, width, height }: Pixels): Pixels {
  const [w, h] = [Math.floor(width / 2), Math.floor(height / 2)]
  const half = new Uint8ClampedArray(w * h * 4)
  for (let row = 0; row < h; row += 1) {
    for (let column = 0; column < w; column += 1) {
      const from = (2 * row * width + 2 * column) * 4
      for (let at = from; at < from + 4; at += 1) {
        const [upper, lower] = [at, at + width * 4]
        const sum = (data[upper] ?? 0) + (data[upper + 4] ?? 0) + (data[lower] ?? 0) + (data[lower + 4] ?? 0)
        half[(row * w + column) * 4 + at - from] = sum / 4
      }
    }
  }
  return { data: half, width: w, height: h }
}
