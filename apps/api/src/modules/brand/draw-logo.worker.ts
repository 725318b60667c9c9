import { createCanvas, loadImage, type Image as Picture } from '@napi-rs/canvas'
import { imageSize } from 'image-size'

export interface Given {
  bytes: Uint8Array
  /** A sanitized drawing, which is only looked at. */
  isDrawing: boolean
}

/** Sides of an offered picture, in pixels. Smaller ones are favicons, or count visits. */
const maxSide = 1024
const minSide = 32
const maxGivenSide = 5000
const jpegQuality = 90
/** Side of the copy whose colors are counted. */
const counted = 64

/** Re-encodes a picture from the web, and returns it with its main colors; null unless it can be a logo. */
export default async function drawLogo({ bytes, isDrawing }: Given) {
  const given = Buffer.from(bytes)
  if (!isDrawing && !isDecodable(given)) return null
  const picture = await loadImage(given).catch(() => undefined)
  if (!picture || (!isDrawing && Math.min(picture.width, picture.height) < minSide)) return null
  const colors = colorsOf(draw(picture, counted))
  if (colors === undefined) return null
  if (isDrawing) return { colors }
  const canvas = draw(picture, maxSide)
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const png = { mediaType: 'image/png', bytes: await canvas.encode('png') }
  const jpeg = { mediaType: 'image/jpeg', bytes: await canvas.encode('jpeg', jpegQuality) }
  const isOpaque = data.every((value, n) => n % 4 !== 3 || value === 255)
  const best = isOpaque && jpeg.bytes.length < png.bytes.length ? jpeg : png
  return { colors, encoded: best }
}

/** Reads the dimensions before anything is decoded. */
function isDecodable(bytes: Buffer): boolean {
  try {
    const { width, height, type } = imageSize(bytes)
    return type !== 'svg' && Math.max(width, height) <= maxGivenSide
  } catch {
    return false
  }
}

function draw(picture: Picture, side: number) {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const size = (length: number) => Math.max(1, Math.round(length * scale))
  const canvas = createCanvas(size(picture.width), size(picture.height))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Returns up to four colors that cover most, the largest first; undefined for a picture on which nothing is seen. */
function colorsOf(canvas: ReturnType<typeof draw>): [number, number, number][] | undefined {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const buckets = new Map<number, { count: number; sum: [number, number, number] }>()
  let seen = 0
  for (let n = 0; n < data.length; n += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(n, n + 4)
    if (alpha < 200) continue
    seen += 1
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
    const { count, sum } = buckets.get(key) ?? { count: 0, sum: [0, 0, 0] }
    buckets.set(key, { count: count + 1, sum: [sum[0] + red, sum[1] + green, sum[2] + blue] })
  }
  if (seen === 0) return undefined
  return [...buckets.values()]
    .filter(({ count }) => count >= seen / 20)
    .sort((a, b) => b.count - a.count)
    .slice(0, 4)
    .map(({ count, sum: [red, green, blue] }) => [red / count, green / count, blue / count])
}
