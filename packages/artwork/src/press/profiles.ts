import { readFile } from 'node:fs/promises'
import type { Press } from '#press/press.ts'

/** Reads the profiles of a press file. For the server only: they are larger than a page. */
export async function loadPress(): Promise<Press> {
  const [cmyk, rgb] = await Promise.all(
    ['coated-fogra39.icc', 'srgb.icc'].map((name) => readFile(new URL(name, import.meta.url))),
  )
  if (!cmyk || !rgb) throw new Error('A color profile is missing')
  return { cmyk: new Uint8Array(cmyk), rgb: new Uint8Array(rgb) }
}
