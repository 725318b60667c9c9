import { readFile } from 'node:fs/promises'
import type { Language } from '@candour/schemas/languages.ts'
import { prints as english, type PrintTexts } from '@candour/texts/en/prints.ts'
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import type { Pixels } from '#decode-qr.ts'
import { type Edition, fontLibrary } from '#fonts.ts'
import { type Logo, printSize } from '#logo.ts'

const library = fontLibrary(async (file) => new Uint8Array(await readFile(file)))

/** Opens the fonts for a language's words and for names; English without names by default. */
export function loadEdition(
  language: Language = 'en',
  words: PrintTexts = english,
  names: Iterable<string> = [],
): Promise<Edition> {
  return library.open(language, words, names)
}

/** Decodes a logo (PNG, JPEG or SVG). Throws if it is not an image. */
export async function loadLogo(data: Uint8Array): Promise<Logo<Image>> {
  const picture = await loadImage(data)
  const { width, height } = printSize(picture)
  return {
    width,
    height,
    picture,
    pixels() {
      const context = createCanvas(width, height).getContext('2d')
      context.drawImage(picture, 0, 0, width, height)
      return context.getImageData(0, 0, width, height)
    },
  }
}

/** Decodes a picture's pixels for `decodeQr`. Throws if it is not an image. */
export async function readPixels(data: Uint8Array): Promise<Pixels> {
  const picture = await loadImage(data)
  const ctx = createCanvas(picture.width, picture.height).getContext('2d')
  ctx.drawImage(picture, 0, 0)
  return ctx.getImageData(0, 0, picture.width, picture.height)
}
