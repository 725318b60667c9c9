import { readFile } from 'node:fs/promises'
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import type { Pixels } from '#decode-qr.ts'
import { type Fonts, openFonts } from '#fonts.ts'
import { type Logo, printSize } from '#logo.ts'

let fonts: Promise<Fonts> | undefined

/** Loads the fonts once. */
export function loadFonts(): Promise<Fonts> {
  fonts ??= openFonts(async (file) => new Uint8Array(await readFile(file)))
  return fonts
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
