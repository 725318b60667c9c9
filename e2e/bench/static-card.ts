import { rm, writeFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'

/** Served by the same server as every built asset, with the same compression. */
const file = new URL('../../apps/site/dist/client/assets/static-card.html', import.meta.url)
const compressed = new URL(`${file.href}.br`)

/**
 * Writes the baseline for a page: the same document and stylesheet as a static file without scripts.
 *
 * @returns its URL
 */
export async function placeStaticCard(pageUrl: string): Promise<string> {
  const response = await fetch(pageUrl)
  if (!response.ok) throw new Error(`${pageUrl} answered ${response.status}`)
  const html = (await response.text()).replaceAll(/<script\b.*?<\/script>/gs, '')
  await writeFile(file, html)
  await writeFile(compressed, brotliCompressSync(html))
  return new URL('/assets/static-card.html', pageUrl).href
}

export async function removeStaticCard(): Promise<void> {
  await Promise.all([file, compressed].map((path) => rm(path, { force: true })))
}
