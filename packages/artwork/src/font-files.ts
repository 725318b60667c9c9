import type { FontId } from '#scene.ts'

/** A font file, at a weight if its file holds several. */
export interface FontFile {
  /** Distinguishes opened fonts. */
  key: string
  /** PostScript name, shared by all files of a font that is divided into several. */
  name: string
  url: URL
  /** Weight at which a variable font is opened. */
  weight?: number
  /**
   * `joined`: its letters connect, so that nothing may come between them. `reordered`: likewise, and its glyphs are not
   * in the order of the letters.
   */
  shaping?: 'joined' | 'reordered'
}

const woff2 = (name: string) => new URL(`./fonts/${name}.woff2`, import.meta.url)

/** Files for Latin, Greek and Cyrillic, by preference. The first has all a Latin text needs, the next have the rest. */
export const latinFiles: Readonly<Record<FontId, readonly [FontFile, ...FontFile[]]>> = {
  display: [file('Commissioner-ExtraBold', new URL('./fonts/commissioner-extrabold.ttf', import.meta.url))],
  text: [file('Commissioner-Medium', new URL('./fonts/commissioner-medium.ttf', import.meta.url))],
  serif: [
    file('NotoSerifDisplay-SemiBold', new URL('./fonts/noto-serif-display-semibold.ttf', import.meta.url)),
    {
      ...file('NotoSerifDisplay-SemiBold', woff2('noto-serif-display-semibold-extended')),
      key: 'NotoSerifDisplay-SemiBold extended',
    },
  ],
}

/** Scripts that fit into one file per font. */
export const scriptFiles: readonly { script: RegExp; files: Readonly<Record<FontId, FontFile>> }[] = [
  {
    script: /\p{Script=Arabic}/u,
    files: {
      display: file('NotoSansArabic-ExtraBold', woff2('noto-sans-arabic-extrabold'), 'joined'),
      text: file('NotoSansArabic-Medium', woff2('noto-sans-arabic-medium'), 'joined'),
      serif: file('NotoNaskhArabic-SemiBold', woff2('noto-naskh-arabic-semibold'), 'joined'),
    },
  },
  {
    script: /\p{Script=Hebrew}/u,
    files: {
      display: file('NotoSansHebrew-ExtraBold', woff2('noto-sans-hebrew-extrabold')),
      text: file('NotoSansHebrew-Medium', woff2('noto-sans-hebrew-medium')),
      serif: file('NotoSerifHebrew-SemiBold', woff2('noto-serif-hebrew-semibold')),
    },
  },
  {
    script: /[\p{Script=Devanagari}\u0964\u0965]/u,
    files: {
      display: file('NotoSansDevanagari-ExtraBold', woff2('noto-sans-devanagari-extrabold'), 'reordered'),
      text: file('NotoSansDevanagari-Medium', woff2('noto-sans-devanagari-medium'), 'reordered'),
      serif: file('NotoSerifDevanagari-SemiBold', woff2('noto-serif-devanagari-semibold'), 'reordered'),
    },
  },
]

/** One weight serves all fonts. */
export const emojiFile: FontFile = file('NotoEmoji-Bold', woff2('noto-emoji-bold'), 'reordered')

function file(name: string, url: URL, shaping?: FontFile['shaping']): FontFile {
  return { key: name, name, url, ...(shaping && { shaping }) }
}
