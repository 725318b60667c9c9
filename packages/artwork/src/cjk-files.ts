import type { FontFile } from '#font-files.ts'
import type { FontId } from '#scene.ts'

/** A region's forms of the characters that Chinese, Japanese and Korean share. */
export type Region = 'sc' | 'tc' | 'jp' | 'kr'

/*
 * Each region's font is divided into about a hundred files by how often its characters are used, with a list of what is
 * where. The addresses are in place, so that bundlers find the files.
 */
const lists: Readonly<Record<Region, URL>> = {
  sc: new URL('../node_modules/@fontsource-variable/noto-sans-sc/unicode.json', import.meta.url),
  tc: new URL('../node_modules/@fontsource-variable/noto-sans-tc/unicode.json', import.meta.url),
  jp: new URL('../node_modules/@fontsource-variable/noto-sans-jp/unicode.json', import.meta.url),
  kr: new URL('../node_modules/@fontsource-variable/noto-sans-kr/unicode.json', import.meta.url),
}

const fileOf = (region: Region, part: string) =>
  new URL(
    `../node_modules/@fontsource-variable/noto-sans-${region}/files/noto-sans-${region}-${part}-wght-normal.woff2`,
    import.meta.url,
  )

const names: Readonly<Record<Region, string>> = {
  sc: 'NotoSansSC',
  tc: 'NotoSansTC',
  jp: 'NotoSansJP',
  kr: 'NotoSansKR',
}

const weights: Readonly<Record<FontId, { weight: number; style: string }>> = {
  display: { weight: 800, style: 'ExtraBold' },
  text: { weight: 500, style: 'Medium' },
  serif: { weight: 600, style: 'SemiBold' },
}

/** The files of a region's font. */
export interface RegionFiles {
  /** Returns the part listed for a character; undefined if there is none. */
  partWith(codePoint: number): string | undefined
  file(part: string, font: FontId): FontFile
}

/** Reads the list of a region's font. */
export async function openRegion(
  region: Region,
  read: (url: URL) => Promise<Uint8Array>,
): Promise<RegionFiles> {
  const list: unknown = JSON.parse(new TextDecoder().decode(await read(lists[region])))
  const parts = Object.entries(list ?? {}).flatMap(([key, ranges]) => {
    // The other parts, such as `latin`, hold scripts for which there are better fonts.
    const part = /^\[(\d+)\]$/.exec(key)?.[1]
    return part && typeof ranges === 'string' ? rangesOf(ranges).map((range) => ({ ...range, part })) : []
  })
  return {
    partWith: (codePoint) => parts.find(({ from, to }) => from <= codePoint && codePoint <= to)?.part,
    file: (part, font) => {
      const { weight, style } = weights[font]
      const name = `${names[region]}-${style}`
      return { key: `${name} ${part}`, name, url: fileOf(region, part), weight }
    },
  }
}

/** Parses ranges as in CSS: `U+4e00-4e0f,U+4e11`. */
function rangesOf(text: string) {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }
  })
}
