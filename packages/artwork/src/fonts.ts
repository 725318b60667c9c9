import type { Language } from '@candour/schemas/languages.ts'
import type { PrintTexts } from '@candour/texts/en/prints.ts'
import type { Font } from 'fontkit'
import type { Region, RegionFiles } from '#cjk-files.ts'
import { type Face, faceOf, openFont } from '#face.ts'
import { emojiFile, type FontFile, latinFiles, scriptFiles } from '#font-files.ts'
import type { FontId } from '#scene.ts'
import { combine, isPlain, type Typeface } from '#typeface.ts'

export type Fonts = Readonly<Record<FontId, Typeface>>

/** A language's words, and the fonts for them and for the names that are printed with them. */
export interface Edition {
  language: Language
  words: PrintTexts
  fonts: Fonts
}

/** Opens editions; fonts are read once, as they are needed. */
interface FontLibrary {
  /**
   * @param names of company and placements
   * @throws what reading a font throws
   */
  open(language: Language, words: PrintTexts, names?: Iterable<string>): Promise<Edition>
}

/** Maximum number of opened files, most of them parts of the Chinese, Japanese and Korean fonts; bounds memory. */
const MOST_FONTS = 150

/** Maximum number of these parts for an edition. Names of everyday words need far fewer. */
const MOST_PARTS = 80

const fontIds: readonly FontId[] = ['display', 'text', 'serif']

const pictures = /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\u20e3|\p{Regional_Indicator}/u

/** Creates a library that reads files with `read`. */
export function fontLibrary(read: (file: URL) => Promise<Uint8Array>): FontLibrary {
  const fonts = new Map<string, Promise<Font>>()
  const faces = new Map<string, Promise<Face>>()
  const regions = new Map<Region, Promise<RegionFiles>>()

  /** Failures are not cached, so that a retry is possible. */
  function once<Key, Value>(known: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>) {
    const value =
      known.get(key) ??
      make().catch((error: unknown) => {
        known.delete(key)
        throw error
      })
    known.set(key, value)
    return value
  }

  function face(file: FontFile): Promise<Face> {
    if (fonts.size >= MOST_FONTS) {
      fonts.clear()
      faces.clear()
    }
    return once(faces, file.key, async () => {
      const font = await once(fonts, file.url.href, async () => openFont(await read(file.url)))
      return faceOf(font, file)
    })
  }

  async function openLatin(font: FontId, text: string): Promise<readonly [Face, ...Face[]]> {
    const [first, ...rest] = latinFiles[font]
    const main = await face(first)
    const isEnough = [...text].every((letter) => !isPlain(letter) || main.covers(letter.codePointAt(0) ?? 0))
    return isEnough ? [main] : [main, ...(await Promise.all(rest.map(face)))]
  }

  /** Returns each letter's face in the first region that has it. */
  async function openCjk(font: FontId, letters: ReadonlySet<number>, order: readonly Region[]) {
    if (letters.size === 0) return []
    const { openRegion } = await import('#cjk-files.ts')
    const opened = new Map<string, Face>()
    let missing = [...letters]
    for (const region of order) {
      if (missing.length === 0) break
      const files = await once(regions, region, () => openRegion(region, read))
      const parts = partsFor(missing, files).slice(0, MOST_PARTS - opened.size)
      const found = await Promise.all(parts.map((part) => face(files.file(part, font))))
      for (const one of found) opened.set(one.key, one)
      missing = missing.filter((letter) => !found.some((one) => one.covers(letter)))
    }
    return [...opened.values()]
  }

  async function openTypeface(
    font: FontId,
    words: string,
    names: string,
    language: Language,
  ): Promise<Typeface> {
    // The serif is for the words alone.
    const text = (font === 'serif' ? words : words + names).normalize('NFC')
    const latin = await openLatin(font, words.normalize('NFC'))
    const lacking = new Set(
      [...text].filter(
        (letter) =>
          !/[\s\p{C}\p{M}]/u.test(letter) && !latin.some((one) => one.covers(letter.codePointAt(0) ?? 0)),
      ),
    )
    const all = [...lacking].join('')
    const scripts = scriptFiles.filter(({ script }) => script.test(all)).map(({ files }) => files[font])
    const isPicture = pictures.test(all) || /\ufe0f/.test(text)
    const cjk = [...lacking].filter((letter) => !scriptFiles.some(({ script }) => script.test(letter)))
    const others = await Promise.all([...scripts.map(face), ...(isPicture ? [face(emojiFile)] : [])])
    const rest = cjk
      .map((letter) => letter.codePointAt(0) ?? 0)
      .filter((letter) => letter >= 0x1100 && !others.some((one) => one.covers(letter)))
    return combine(latin, [...others, ...(await openCjk(font, new Set(rest), regionsFor(language, text)))])
  }

  return {
    async open(language, texts, names = []) {
      const words = withKnownSpaces(texts)
      const ofWords = [...words.question, words.ask, words.instruction, words.later].join(' ')
      const ofNames = [...names].join(' ')
      const [display, text, serif] = await Promise.all(
        fontIds.map((font) => openTypeface(font, ofWords, ofNames, language)),
      )
      if (!display || !text || !serif) throw new Error('A font is missing')
      return { language, words, fonts: { display, text, serif } }
    },
  }
}

/** Replaces narrow spaces, which most fonts lack. */
function withKnownSpaces({ question, ask, instruction, later }: PrintTexts): PrintTexts {
  const known = (text: string) => text.replace(/[\u2000-\u200a\u202f\u205f]/g, '\u00a0')
  return {
    question: [known(question[0]), known(question[1])],
    ask: known(ask),
    instruction: known(instruction),
    later: known(later),
  }
}

/** The parts of a font that have the letters, those with most of them first. */
function partsFor(letters: readonly number[], files: RegionFiles): string[] {
  const counts = new Map<string, number>()
  for (const letter of letters) {
    const part = files.partWith(letter)
    if (part !== undefined) counts.set(part, (counts.get(part) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([part]) => part)
}

/** The regions whose forms of shared characters suit a text, by preference. */
function regionsFor(language: Language, text: string): readonly Region[] {
  if (language === 'zh-Hant') return ['tc', 'sc', 'jp', 'kr']
  if (language === 'ja' || (language !== 'zh-Hans' && /[\p{Script=Hira}\p{Script=Kana}]/u.test(text))) {
    return ['jp', 'sc', 'tc', 'kr']
  }
  if (language === 'ko' || (language !== 'zh-Hans' && /\p{Script=Hangul}/u.test(text))) {
    return ['kr', 'sc', 'tc', 'jp']
  }
  return ['sc', 'tc', 'jp', 'kr']
}
