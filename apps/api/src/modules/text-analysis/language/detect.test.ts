import { readFile } from 'node:fs/promises'
import { type Language, languageOf } from '@candour/schemas/languages.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { detectLanguage } from '#modules/text-analysis/language/detect.ts'

interface Labelled {
  /** Null: in no particular language. */
  language: string | null
  kind: string
  text: string
}

let sample: Labelled[]
beforeAll(async () => {
  const [, ...lines] = (await readFile(new URL('sample.tsv', import.meta.url), 'utf8')).trimEnd().split('\n')
  sample = lines.map((line) => {
    const [language = '', kind = '', text = ''] = line.split('\t')
    return { language: language === '-' ? null : language, kind, text }
  })
})

/** Counts right, unknown and wrong results; `wrong` lists the latter. */
function judge(texts: readonly Labelled[], pageOf: (review: Labelled) => Language | null) {
  const wrong: string[] = []
  let right = 0
  for (const review of texts) {
    const found = detectLanguage(review.text, pageOf(review))
    if (found === review.language) right += 1
    else if (found !== null) wrong.push(`${found} instead of ${review.language}: ${review.text}`)
  }
  return { share: right / texts.length, wrong }
}

const ownPage = ({ language }: Labelled) => languageOf(language === 'pt' ? 'pt-PT' : language) ?? 'en'

describe('the labelled sample', () => {
  it('has at least eight texts in each language of the pages', () => {
    const perLanguage = Map.groupBy(sample, ({ language }) => language)
    expect(perLanguage.size).toBeGreaterThan(29)
    for (const review of sample.filter(({ language }) => languageOf(language) ?? language === 'pt')) {
      expect(perLanguage.get(review.language)?.length, String(review.language)).toBeGreaterThanOrEqual(8)
    }
  })

  it('is detected without knowing the page, as unknown rather than wrong', () => {
    const { share, wrong } = judge(sample, () => null)
    expect(wrong).toEqual([])
    expect(share).toBeGreaterThan(0.9)
  })

  it("is detected better with the page's language, single words included", () => {
    const { share, wrong } = judge(sample, ownPage)
    // Such as "Top" on an English page.
    expect(wrong.length).toBeLessThan(3)
    expect(share).toBeGreaterThan(0.96)
  })

  it.each<Language>(['en', 'de', 'sv', 'pt-BR', 'zh-Hant', 'tr'])(
    'is not taken for the language of a page in %s that visitors of others use',
    (page) => {
      const { share, wrong } = judge(
        sample.filter(({ kind, language }) => language !== null && kind !== 'word'),
        () => page,
      )
      expect(wrong.length).toBeLessThan(2)
      expect(share).toBeGreaterThan(0.95)
    },
  )
})

it.each<[string, Language | null, string | null]>([
  ['', null, null],
  ['👍👍👍', 'de', null],
  ['Jean-Pierre Dubois', 'fr', null],
  ['Danke', 'de', 'de'],
  ['Danke', null, null],
  ['Merci', 'fr', 'fr'],
  ['Vi kommer snart tilbage', 'no', 'da'],
  ['Vi kommer snart tilbake', 'da', 'no'],
  ['很好吃', null, 'zh'],
  ['很好吃', 'zh-Hant', 'zh-Hant'],
  ['最高', 'ja', 'ja'],
  ['Harganya murah dan enak', 'en', 'id'],
  ['https://www.example.com/das-ist-ein-sehr-schoener-garten', 'de', null],
  ['Das Essen war gut. https://example.com/the-food-was-really-very-good-and-we-loved-it', null, 'de'],
])('takes %j on a page in %j for %j', (text, page, language) => {
  expect(detectLanguage(text, page)).toBe(language)
})

describe('hostile texts', () => {
  it('are read up to their first 1,000 characters', () => {
    const german = 'Das Essen war sehr gut und wir kommen gerne wieder. '
    const french = 'Le repas était très bon et nous reviendrons avec plaisir. '
    expect(detectLanguage(german.repeat(20).slice(0, 1000) + french.repeat(70), null)).toBe('de')
    expect(detectLanguage(`${'1 '.repeat(500)}${german}`, null)).toBe(null)
  })

  it.each([
    ['a'.repeat(5000)],
    ['<'.repeat(5000)],
    ['@'.repeat(5000)],
    ['a@'.repeat(2500)],
    ["'".repeat(5000)],
    ['\u0301'.repeat(5000)],
    ['\ud800'.repeat(5000)],
    ['\u202e'.repeat(5000)],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(300)],
    ['constructor __proto__ toString hasOwnProperty '.repeat(100)],
  ])('%j… cause no error', (text) => {
    expect([null, 'en']).toContain(detectLanguage(text, null))
  })
})
