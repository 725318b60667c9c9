import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  classify,
  modelVersion,
  type Sentiment,
  weighWords,
} from '#modules/text-analysis/sentiment/classify.ts'
import { checksumOf } from '#modules/text-analysis/sentiment/model.ts'
import { languages } from '#modules/text-analysis/sentiment/tokens.ts'
import { partOf, readReviews } from '#test/sentiment/data.ts'
import { nearDuplicates } from '#test/sentiment/near-duplicates.ts'
import { stateOfReport } from '#test/sentiment/report.ts'

const inEveryLanguage: [language: string, praise: string, blame: string, question: string][] = [
  [
    'en',
    'Wonderful staff, excellent food, we loved it',
    'Horrible, rude staff, disgusting food',
    'Are you open on Sundays?',
  ],
  [
    'de',
    'Sehr freundlich, das Essen war hervorragend',
    'Furchtbar, unfreundlich und schmutzig',
    'Haben Sie sonntags geöffnet?',
  ],
  [
    'fr',
    'Excellent accueil, personnel adorable',
    'Horrible, personnel désagréable, très sale',
    'Êtes-vous ouverts le dimanche ?',
  ],
  ['es', 'Excelente trato, comida deliciosa', 'Horrible, sucio y muy mal servicio', '¿Abren los domingos?'],
  [
    'it',
    'Personale gentilissimo, cibo ottimo',
    'Pessimo servizio, personale maleducato',
    'Siete aperti la domenica?',
  ],
  [
    'pt-BR',
    'Atendimento excelente, comida deliciosa',
    'Péssimo atendimento, lugar sujo e horrível',
    'Vocês abrem aos domingos?',
  ],
  [
    'nl',
    'Geweldig personeel, heerlijk gegeten',
    'Verschrikkelijk, onbeschoft personeel en vies',
    'Zijn jullie op zondag open?',
  ],
  [
    'pl',
    'Wspaniała obsługa, pyszne jedzenie, polecam',
    'Okropna obsługa, brudno i niemiło',
    'Czy jest otwarte w niedzielę?',
  ],
  [
    'tr',
    'Harika hizmet, çok lezzetli yemekler',
    'Berbat hizmet, kaba personel, çok kirli',
    'Pazar günleri açık mısınız?',
  ],
  [
    'ru',
    'Отличный персонал, очень вкусно, спасибо',
    'Ужасное обслуживание, грязно и хамство',
    'Вы работаете по воскресеньям?',
  ],
  ['ar', 'خدمة ممتازة والأكل لذيذ جدا', 'خدمة سيئة جدا والمكان وسخ', 'هل تفتحون يوم الأحد؟'],
  [
    'ja',
    'とても美味しくて、スタッフも親切で最高でした',
    '最悪です。店員の態度が悪く、店内も汚い',
    '日曜日も営業していますか？',
  ],
]

it.each(inEveryLanguage)(
  'tells praise, blame and a question apart in %s',
  (textLanguage, praise, blame, question) => {
    const words = [praise, blame, question].map((text) => weighWords(text, { textLanguage }).sentiment)
    expect(words).toEqual([1, -1, 0])
    const rated = [praise, blame, question].map((text) => classify(text, 3, { textLanguage }))
    expect(rated).toEqual([1, -1, 0])
  },
)

it('goes by the stars where the words say nothing', () => {
  for (const text of ['', '…', 'ok', 'qwerty']) {
    expect([1, 2, 3, 4, 5].map((stars) => classify(text, stars))).toEqual([-1, -1, 0, 1, 1])
  }
})

it('goes by the words where they clearly say the opposite of the stars', () => {
  expect(classify('Wonderful staff, excellent food, we loved it', 1, { lang: 'en' })).toBe(1)
  expect(classify('Horrible, rude staff, disgusting food', 5, { lang: 'en' })).toBe(-1)
})

it.each<[text: string, stars: number, sentiment: Sentiment]>([
  ['Amazing service', 1, 1],
  ["Best dentist I've ever been to, quick and painless", 2, 1],
  ['Lovely people, great coffee', 2, 1],
  ['Rude staff, never again', 5, -1],
  ['The food was cold and nobody apologised', 4, -1],
])('judges a slip of the finger by its words: %s, %i stars', (text, stars, sentiment) => {
  expect(classify(text, stars, { lang: 'en' })).toBe(sentiment)
})

it('takes warm words with a mark of irony and one star for criticism', () => {
  expect(classify('Great, only 50 minutes for a coffee', 1, { lang: 'en' })).toBe(-1)
})

it('reads the words in the language of the text, or else of the page', () => {
  expect(classify('Harika', 3, { textLanguage: 'tr' })).toBe(1)
  expect(classify('Harika', 3, { lang: 'tr' })).toBe(1)
  expect(classify('Отлично, спасибо', 3)).toBe(1)
  expect(classify('とても美味しかったです', 3, { lang: 'en' })).toBe(1)
})

it('reads emoji and stars in languages without words', () => {
  expect(classify('Mycket bra 😍😍', 4, { textLanguage: 'sv' })).toBe(1)
  expect([1, 5].map((stars) => classify('Det var helt okej', stars, { textLanguage: 'sv' }))).toEqual([-1, 1])
})

it('classifies any text', () => {
  const languages = fc.constantFrom(
    undefined,
    null,
    'en',
    'pt-BR',
    'ar',
    'ja',
    'sv',
    'und',
    'constructor',
    '-',
  )
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.integer({ min: 1, max: 5 }),
      languages,
      languages,
      (text, stars, textLanguage, lang) => {
        const all: Sentiment[] = [-1, 0, 1]
        expect(all).toContain(classify(text, stars, { textLanguage, lang }))
        expect(all).toContain(weighWords(text, { textLanguage, lang }).sentiment)
      },
    ),
  )
})

it('has the model that its checksum names', async () => {
  const [file, checksum] = await Promise.all([
    readFile(new URL('model.bin', import.meta.url)),
    readFile(new URL('model.bin.sha256', import.meta.url), 'utf8'),
  ])
  expect(file.length).toBeLessThanOrEqual(1_000_000)
  expect(checksum).toBe(`${checksumOf(file)}  model.bin\n`)
  expect(modelVersion).toBeGreaterThan(1)
})

it('is tested on texts that it was not trained on, nor on near-duplicates', () => {
  for (const language of languages) {
    const parts = Map.groupBy(readReviews([language]), (review) =>
      partOf(review) === 'test' ? 'test' : 'others',
    )
    const others = parts.get('others') ?? []
    expect(others.length).toBeGreaterThan(800)
    expect(nearDuplicates(parts.get('test') ?? [], others)).toEqual([])
    const copy = { text: `${others.at(-1)?.text.toUpperCase()}!` }
    expect(nearDuplicates([copy], others)).not.toEqual([])
  }
})

it('is described by the report on this model and set', async () => {
  const report = await readFile(new URL('../../../../../../docs/sentiment.md', import.meta.url), 'utf8')
  expect(report, 'run `pnpm --filter @candour/api sentiment`').toContain(stateOfReport())
})
