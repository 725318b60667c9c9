import { createCanvas, loadImage, type Image as Picture } from '@napi-rs/canvas'
import { type Config, optimize } from 'svgo'
import type { Image } from '#modules/images/image.ts'

type Plugins = NonNullable<Config['plugins']>
type Given = Pick<Image, 'mediaType'> & { bytes: Uint8Array }

/** Longest side of an image on screen, in pixels: twice the largest size on any page. */
const maxSide = 512
const jpegQuality = 90

/**
 * Two drawings look the same if at most `share` of their channels differ by more than `difference` of 255. A few must
 * be tolerated: where edges cross at a small angle, any rounding shows in single pixels.
 */
const visible = { difference: 32, share: 1 / 30_000 }

/** Shrinks an image; see `shrink` in shrink.ts. */
export default async function shrink({ mediaType, bytes }: Given) {
  const given = Buffer.from(bytes)
  const smaller = mediaType === 'image/svg+xml' ? await smallerDrawing(given) : await smallerRaster(given)
  if (smaller === undefined) return { outcome: 'no picture' }
  if (smaller === null) return { outcome: 'small already' }
  return { outcome: 'smaller', ...smaller }
}

/** Scales down. An image with transparency stays a PNG, others become PNG or JPEG, whichever is smaller. */
async function smallerRaster(given: Buffer): Promise<Given | null | undefined> {
  const picture = await loadImage(given).catch(() => undefined)
  if (!picture) return undefined
  const canvas = draw(picture)
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const made: Given[] = [{ mediaType: 'image/png', bytes: await canvas.encode('png') }]
  if (isOpaque(data)) made.push({ mediaType: 'image/jpeg', bytes: await canvas.encode('jpeg', jpegQuality) })
  const best = made.reduce((a, b) => (b.bytes.length < a.bytes.length ? b : a))
  const isLarge = Math.max(picture.width, picture.height) > maxSide
  return isLarge || best.bytes.length < given.length ? best : null
}

/** Rewrites a drawing in fewer bytes, if it still looks the same. */
async function smallerDrawing(given: Buffer): Promise<Given | null> {
  const source = given.toString()
  const looks = await pixelsOf(given)
  for (const plugins of source.includes('<style') ? [notation] : [rewriting, notation]) {
    const bytes = Buffer.from(optimized(source, plugins))
    if (bytes.length < given.length && looksLike(looks, await pixelsOf(bytes))) {
      return { mediaType: 'image/svg+xml', bytes }
    }
  }
  return null
}

/** Plugins that keep all elements. */
const notation: Plugins = [
  'removeComments',
  'cleanupAttrs',
  'cleanupNumericValues',
  'convertColors',
  'convertPathData',
  'convertTransform',
]

/**
 * Also removes what draws nothing. Not used with style sheets, which select elements. Hidden elements stay, because
 * animation may show them.
 */
const rewriting: Plugins = [
  { name: 'preset-default', params: { overrides: { removeHiddenElems: false, mergePaths: false } } },
]

function optimized(source: string, plugins: Plugins): string {
  const [, , width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(source)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number)
  // A twentieth of a pixel at the largest screen size.
  const digits = Math.ceil(Math.log10((20 * maxSide) / Math.max(width, height)))
  const floatPrecision = Number.isFinite(digits) ? Math.min(6, Math.max(1, digits)) : 3
  try {
    return optimize(source, { multipass: true, floatPrecision, plugins }).data
  } catch {
    return source
  }
}

async function pixelsOf(drawing: Buffer): Promise<Uint8ClampedArray> {
  const picture = await loadImage(drawing).catch(() => undefined)
  if (!picture?.width || !picture.height) return new Uint8ClampedArray()
  const canvas = draw(picture, { grow: true })
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
}

function draw(picture: Picture, { grow = false } = {}) {
  const toFit = maxSide / Math.max(picture.width, picture.height)
  const scale = grow ? toFit : Math.min(1, toFit)
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

function isOpaque(data: Uint8ClampedArray): boolean {
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false
  return true
}

/** Compares pixels premultiplied by alpha: the color of a transparent pixel does not matter. */
function looksLike(a: Uint8ClampedArray, b: Uint8ClampedArray): boolean {
  if (a.length !== b.length) return false
  const seen = (data: Uint8ClampedArray, n: number) => {
    const value = data[n] ?? 0
    return n % 4 === 3 ? value : (value * (data[n | 3] ?? 0)) / 255
  }
  let differing = 0
  for (let n = 0; n < a.length; n += 1) {
    if (Math.abs(seen(a, n) - seen(b, n)) > visible.difference) differing += 1
  }
  return differing <= a.length * visible.share
}
