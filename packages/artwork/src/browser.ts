import { fontLibrary } from '#fonts.ts'
import { type Logo, printSize } from '#logo.ts'

/** Milliseconds until a pending font request is abandoned so that it can be retried. */
const fontTimeout = 20_000

const library = fontLibrary(fetchFont)

/** Opens the fonts for a language's words and for names, each font once; a failed request may be retried. */
export const loadEdition = library.open

async function fetchFont(file: URL): Promise<Uint8Array> {
  const response = await fetch(file, { signal: AbortSignal.timeout(fontTimeout) })
  if (!response.ok) throw new Error(`The font ${file.pathname} could not be loaded: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Loads a logo (PNG, JPEG or SVG) from a same-origin URL or a data URL. Rejects if it is not an image. */
export async function loadLogo(url: string): Promise<Logo<HTMLImageElement>> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const { width, height } = printSize({ width: picture.naturalWidth, height: picture.naturalHeight })
  return {
    width,
    height,
    picture,
    pixels() {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')
      if (!context) throw new Error('The browser could not draw the logo')
      context.drawImage(picture, 0, 0, width, height)
      return context.getImageData(0, 0, width, height)
    },
  }
}
