import { maxLogoBytes } from '@candour/schemas/companies.ts'
import { texts } from '#texts.ts'

/** Longest side of a raster logo as kept for print, in pixels; the server scales it down for screens. */
const maxSide = 1600
/** Size limit in base64 characters: four for every three bytes. */
const maxEncoded = (maxLogoBytes * 4) / 3
const svg = 'image/svg+xml'
const jpeg = 'image/jpeg'

/** Thrown for a file that is not a valid logo; title and message are user-facing. */
export class LogoError extends Error {
  override name = 'LogoError'
  readonly title: string

  constructor(title: string, message: string) {
    super(message)
    this.title = title
  }
}

const notAnImage = () => new LogoError(texts.brand.logo.invalidTitle, texts.brand.logo.invalid)

/**
 * Reads the file as a data URL. Raster images are scaled down to print size and re-encoded, which keeps transparency
 * and strips metadata such as EXIF, unless that would make them too large; SVG is kept as is.
 *
 * @throws LogoError if it is not an image or is larger than 2 MB.
 */
export async function readLogo(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw notAnImage()
  if (file.size > maxLogoBytes) {
    throw new LogoError(texts.brand.logo.tooLargeTitle, texts.brand.logo.tooLarge)
  }
  return file.type === svg ? asDataUrl(file) : shrink(file)
}

function asDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(notAnImage())
    reader.readAsDataURL(file)
  })
}

async function shrink(file: File): Promise<string> {
  const image = await createImageBitmap(file).catch(() => {
    throw notAnImage()
  })
  const scale = Math.min(1, maxSide / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw notAnImage()
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  const encoded = file.type === jpeg ? canvas.toDataURL(jpeg, 0.9) : canvas.toDataURL('image/png')
  return encoded.length > maxEncoded ? asDataUrl(file) : encoded
}
