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

/** Files for Latin, Greek and Cyrillic, by preference. The first has all a Latin text needs, the next have the rest. */
export const latinFiles: Readonly<Record<FontId, readonly [FontFile, ...FontFile[]]>> = {
  display: [file('Commissioner-ExtraBold', new URL('./fonts/commissioner-extrabold.ttf', import.meta.url))],
  text: [file('Commissioner-Medium', new URL('./fonts/commissioner-medium.ttf', import.meta.url))],
  serif: [
    file('NotoSerifDisplay-SemiBold', new URL('./fonts/noto-serif-display-semibold.ttf', import.meta.url)),
    {
      ...file(
        'NotoSerifDisplay-SemiBold',
        new URL('./fonts/noto-serif-display-semibold-extended.woff2', import.meta.url),
      ),
      key: 'NotoSerifDisplay-SemiBold extended',
    },
  ],
}

/** Scripts that fit into one file per font. */
export const scriptFiles: readonly { script: RegExp; files: Readonly<Record<FontId, FontFile>> }[] = [
  {
    script: /\p{Script=Arabic}/u,
    files: {
      display: file(
        'NotoSansArabic-ExtraBold',
        new URL('./fonts/noto-sans-arabic-extrabold.woff2', import.meta.url),
        'joined',
      ),
      text: file(
        'NotoSansArabic-Medium',
        new URL('./fonts/noto-sans-arabic-medium.woff2', import.meta.url),
        'joined',
      ),
      serif: file(
        'NotoNaskhArabic-SemiBold',
        new URL('./fonts/noto-naskh-arabic-semibold.woff2', import.meta.url),
        'joined',
      ),
    },
  },
  {
    script: /\p{Script=Hebrew}/u,
    files: {
      display: file(
        'NotoSansHebrew-ExtraBold',
        new URL('./fonts/noto-sans-hebrew-extrabold.woff2', import.meta.url),
      ),
      text: file('NotoSansHebrew-Medium', new URL('./fonts/noto-sans-hebrew-medium.woff2', import.meta.url)),
      serif: file(
        'NotoSerifHebrew-SemiBold',
        new URL('./fonts/noto-serif-hebrew-semibold.woff2', import.meta.url),
      ),
    },
  },
  {
    script: /[\p{Script=Devanagari}\u0964\u0965]/u,
    files: {
      display: file(
        'NotoSansDevanagari-ExtraBold',
        new URL('./fonts/noto-sans-devanagari-extrabold.woff2', import.meta.url),
        'reordered',
      ),
      text: file(
        'NotoSansDevanagari-Medium',
        new URL('./fonts/noto-sans-devanagari-medium.woff2', import.meta.url),
        'reordered',
      ),
      serif: file(
        'NotoSerifDevanagari-SemiBold',
        new URL('./fonts/noto-serif-devanagari-semibold.woff2', import.meta.url),
        'reordered',
      ),
    },
  },
]

/** One weight serves all fonts. */
export const emojiFile: FontFile = file(
  'NotoEmoji-Bold',
  new URL('./fonts/noto-emoji-bold.woff2', import.meta.url),
  'reordered',
)

function file(name: string, url: URL, shaping?: FontFile['shaping']): FontFile {
  return { key: name, name, url, ...(shaping && { shaping }) }
}
