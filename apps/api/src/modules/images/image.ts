import { createHash } from 'node:crypto'
import { imageSize } from 'image-size'
import { DomainError } from '#domain/errors.ts'
import { sanitizeSvg } from '#modules/images/sanitize-svg.ts'

/** Largest width and height of a raster image, so that no browser has to decode a billion pixels. */
const maxPixels = 5000

/**
 * How far to search for a raster's dimensions, in bytes. They may follow a color profile for print, which takes up to
 * half of this. The search goes byte by byte on the event loop.
 */
const longestHeader = 1024 * 1024

export interface Image {
  sha256: Buffer
  mediaType: 'image/png' | 'image/jpeg' | 'image/svg+xml'
  width: number
  height: number
  bytes: Buffer
}

/**
 * Decodes an image from a data URL. Its type is detected from the bytes and must match the claimed one.
 *
 * @param maxBytes maximum size of the decoded image
 * @param companyId in whose turn it is read; undefined for a company that is being created
 * @throws DomainError `bad_image`, `image_too_large`, `image_too_many_pixels`
 */
export async function readImage(
  dataUrl: string,
  { maxBytes, companyId }: { maxBytes: number; companyId: string | undefined },
): Promise<Image> {
  const [header = '', base64 = ''] = dataUrl.split(',', 2)
  const claimed = header.slice('data:'.length).split(';')[0]
  const given = Buffer.from(base64, 'base64')
  if (given.length > maxBytes) throw new DomainError('image_too_large')
  const mediaType = typeOf(given)
  if (!mediaType || mediaType !== normalized(claimed)) throw new DomainError('bad_image')
  const bytes = mediaType === 'image/svg+xml' ? await sanitizeSvg(given, companyId) : given
  return imageOf(bytes, mediaType)
}

/**
 * Builds an `Image` from bytes, measuring its dimensions.
 *
 * @throws DomainError `bad_image`, `image_too_many_pixels`
 */
export function imageOf(bytes: Buffer, mediaType: Image['mediaType']): Image {
  const { width, height } = measure(bytes, mediaType)
  return { sha256: createHash('sha256').update(bytes).digest(), mediaType, width, height, bytes }
}

/** Whether a data URL contains exactly the bytes of one of these stored images. */
export function isOneOf(dataUrl: string, stored: readonly (Buffer | undefined)[]): boolean {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const sha256 = createHash('sha256').update(bytes).digest()
  return stored.some((one) => one?.equals(sha256))
}

/** Path of a stored image for pages rendered by this server. */
export function imageUrl(sha256: Buffer): string {
  return `/images/${sha256.toString('hex')}`
}

/** Path of a stored image for apps that may reach this server only below `/api`. */
export function apiImageUrl(sha256: Buffer): string {
  return `/api${imageUrl(sha256)}`
}

export function toDataUrl({ mediaType, bytes }: { mediaType: string; bytes: Buffer }): string {
  return `data:${mediaType};base64,${bytes.toString('base64')}`
}

function normalized(claimed: string | undefined): string | undefined {
  return claimed === 'image/jpg' ? 'image/jpeg' : claimed
}

/** Detects PNG (ISO/IEC 15948, section 5.2), JPEG (ITU-T T.81, section B.1) and XML with an `svg` root element. */
function typeOf(bytes: Buffer): Image['mediaType'] | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'image/png'
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  const start = bytes.subarray(0, 4096).toString('utf8')
  // A comment must end at its first `-->`; a pattern that allows several ends backtracks through all combinations.
  if (
    /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*(<!DOCTYPE\s[^>]*>\s*)?<svg[\s>]/i.test(
      start,
    )
  ) {
    return 'image/svg+xml'
  }
  return undefined
}

function measure(bytes: Buffer, mediaType: Image['mediaType']): { width: number; height: number } {
  let size: ReturnType<typeof imageSize>
  try {
    size = imageSize(mediaType === 'image/svg+xml' ? bytes : bytes.subarray(0, longestHeader))
  } catch {
    throw new DomainError('bad_image')
  }
  const width = Math.round(size.width)
  const height = Math.round(size.height)
  if (!(width >= 1 && height >= 1)) throw new DomainError('bad_image')
  if (width > maxPixels || height > maxPixels) throw new DomainError('image_too_many_pixels')
  return { width, height }
}
