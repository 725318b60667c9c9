import { type Fonts, openFonts } from '#fonts.ts'
import { type Logo, printSize } from '#logo.ts'

/** Milliseconds after which a font on its way is given up, so that it can be asked for again. */
const fontTimeout = 20_000

let fonts: Promise<Fonts> | undefined

/** The pieces' fonts, fetched once; a failed fetch may be tried again. */
export function loadFonts(): Promise<Fonts> {
  fonts ??= openFonts(fetchFont).catch((error: unknown) => {
    fonts = undefined
    throw error
  })
  return fonts
}

async function fetchFont(file: URL): Promise<Uint8Array> {
  const response = await fetch(file, { signal: AbortSignal.timeout(fontTimeout) })
  if (!response.ok) throw new Error(`The font ${file.pathname} could not be loaded: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** A logo (PNG, JPEG or SVG) from an address of the same origin or a data URL. Rejects what is no picture. */
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
