import { rm, writeFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'

/** Served like every built asset, by the same server, compressed as hard. */
const file = new URL('../../apps/site/dist/client/assets/static-card.html', import.meta.url)
const compressed = new URL(`${file.href}.br`)

/**
 * Puts the ceiling beside a page: the same document and stylesheet without any script, as a file.
 *
 * @returns its address
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
