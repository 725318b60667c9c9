import { theme as themeOptions } from '@candour/schemas/theme-names.ts'
import { describe, expect, it } from 'vitest'
import { languages } from '#modules/text-analysis/sentiment/tokens.ts'
import { catalogues } from '#modules/text-analysis/theme-finding/catalogues.ts'
import { findMentions, findThemes } from '#modules/text-analysis/theme-finding/find-themes.ts'

const find = (textLanguage: string | null, rating: number, text: string, lang: string | null = null) =>
  Object.fromEntries(findThemes({ text, rating, textLanguage, lang }))

const patternsOf = (words: string) => words.split(',').map((word) => word.trim())

describe.each(languages)('catalogue of %s', (language) => {
  const catalogue = catalogues[language]

  it.each(themeOptions.options)(
    'has at least ten well-formed patterns for %s, and each is found',
    (theme) => {
      const patterns = patternsOf(catalogue.themes[theme])
      expect(new Set(patterns).size).toBeGreaterThanOrEqual(10)
      for (const pattern of patterns) {
        const [, written = ''] = /^[+-]?(.*)$/u.exec(pattern) ?? []
        expect(written, pattern).toMatch(/^\*?[^*\s][^*]*\*?$/u)
        const text = written.replaceAll('*', '').replaceAll(/\s+/g, ' ')
        expect(Object.keys(find(language, 3, text)), pattern).toContain(theme)
      }
    },
  )
})

/** The themes and tones that a reader would find in each review. */
const read: [language: string, rating: number, text: string, expected: object][] = [
  ['en', 2, 'We waited forty minutes. The waiter was kind.', { waiting: -1, staff: 1 }],
  ['en', 5, 'Great food, but the queue was far too long', { food: 1, waiting: -1 }],
  ['en', 1, 'The bathroom was filthy and it smelled terrible', { facilities: -1, cleanliness: -1 }],
  ['en', 4, 'Nowhere to park. Otherwise perfect!', { parking: -1 }],
  ['de', 2, 'Leider sehr lange Wartezeit und unfreundliches Personal', { waiting: -1, staff: -1 }],
  ['de', 5, 'Faire Preise und ein super Mittagsgericht', { price: 1, food: 1 }],
  ['de', 3, 'Das Essen war lecker, aber es war viel zu laut', { food: 1, noise: -1 }],
  ['fr', 2, 'Très bon accueil, mais une attente interminable', { staff: 1, waiting: -1 }],
  ['fr', 5, 'Le salon est propre et les prix sont corrects', { cleanliness: 1, price: 1 }],
  ['es', 1, 'El baño estaba muy sucio', { facilities: -1, cleanliness: -1 }],
  ['es', 4, 'La comida estaba riquísima, pero tardaron mucho', { food: 1, waiting: -1 }],
  ['it', 5, 'Personale gentilissimo e ottima pizza', { staff: 1, food: 1 }],
  ['it', 2, 'Troppo rumore e prezzi esagerati', { noise: -1, price: -1 }],
  ['pt', 5, 'Atendimento excelente e ambiente aconchegante', { staff: 1, atmosphere: 1 }],
  ['pt', 1, 'Demorou demais e a comida veio fria', { waiting: -1, food: -1 }],
  ['nl', 5, 'Heerlijk eten en vriendelijk personeel', { food: 1, staff: 1 }],
  ['nl', 2, 'Lang moeten wachten en geen parkeerplaats', { waiting: -1, parking: -1 }],
  ['pl', 5, 'Bardzo miła obsługa i pyszne jedzenie', { staff: 1, food: 1 }],
  ['pl', 1, 'Brudno w łazience', { cleanliness: -1, facilities: -1 }],
  ['tr', 5, 'Personel çok ilgili, yemekler lezzetli', { staff: 1, food: 1 }],
  ['tr', 1, 'Fiyatlar çok pahalı', { price: -1 }],
  ['ru', 5, 'Вежливый персонал и вкусная еда', { staff: 1, food: 1 }],
  ['ru', 1, 'Ждали час, грязно', { waiting: -1, cleanliness: -1 }],
  ['ar', 5, 'الموظفين محترمين والأكل لذيذ', { staff: 1, food: 1 }],
  ['ar', 1, 'الاسعار غالية جدا', { price: -1 }],
  ['ja', 5, '料理が美味しくて、スタッフも親切でした', { food: 1, staff: 1 }],
  ['ja', 2, '料理は美味しいですが、待ち時間が長すぎました', { food: 1, waiting: -1 }],
]

it.each(read)('%s, %i stars: %s', (language, rating, text, expected) => {
  expect(find(language, rating, text)).toMatchObject(expected)
})

it('does not take a word for a theme that only begins like one', () => {
  expect(find('en', 3, 'The dishonesty of the pricelessness, and I teamed up')).toEqual({})
  expect(find('de', 3, 'Hallo')).toEqual({})
})

it('judges a clause without evaluating words by its complaint, what it contradicts, or the stars', () => {
  expect(find('en', 5, 'The queue')).toEqual({ waiting: -1 })
  expect(find('en', 3, 'Wonderful cake but the chairs')).toEqual({ food: 1, facilities: -1 })
  expect(find('en', 1, 'Staff')).toEqual({ staff: -1 })
  expect(find('en', 3, 'Staff')).toEqual({ staff: 0 })
  expect(find('en', 3, 'Food')).toEqual({ food: 0 })
  expect(find('en', 4, 'The toilets')).toEqual({ facilities: 1 })
})

it('reads a text of uncertain language by the page’s catalogue, or the one with most themes; none in another language', () => {
  expect(find(null, 4, 'Personal, Preis', 'de')).toHaveProperty('staff')
  expect(find(null, 4, 'Personal, Preis')).toHaveProperty('price')
  expect(find('uk', 4, 'персонал')).toEqual({})
  expect(find('toString', 4, 'staff')).toEqual({})
  expect(find('pt', 4, 'Equipe', 'pt-BR')).toEqual({ staff: 1 })
})

it.each<[language: string, text: string, theme: string]>([
  ['en', 'It would be great if you had more vegetarian dishes', 'food'],
  ['en', 'Maybe you could add a few parking spaces.', 'parking'],
  ['en', 'Would be nice, if you had more parking', 'parking'],
  ['en', 'Is there any parking nearby, or should we take the bus?', 'parking'],
  ['de', 'Schön wäre es, wenn es mehr Parkplätze gäbe', 'parking'],
  ['de', 'Vielleicht könntet ihr die Öffnungszeiten verlängern.', 'hours'],
  ['fr', 'Ce serait bien de proposer plus de plats végétariens', 'food'],
  ['es', 'Estaría bien que hubiera más aparcamiento', 'parking'],
  ['it', 'Sarebbe bello avere più parcheggio', 'parking'],
  ['pt', 'Seria bom ter mais opções vegetarianas no cardápio', 'selection'],
  ['nl', 'Het zou fijn zijn als er meer parkeerplaatsen waren', 'parking'],
  ['pl', 'Fajnie by było, gdyby był większy parking', 'parking'],
  ['tr', 'Keşke daha fazla otopark olsa', 'parking'],
  ['ru', 'Было бы здорово, если бы была парковка', 'parking'],
  ['ar', 'يا ليت يكون في مواقف سيارات أكثر', 'parking'],
  ['ja', '駐車場を増やしてほしいです', 'parking'],
])('takes no suggestion or question for praise, whatever the stars: %s, %s', (language, text, theme) => {
  for (const rating of [4, 5]) expect(find(language, rating, text)[theme]).toBeLessThanOrEqual(0)
})

it('still judges what is praised or criticized beside a suggestion', () => {
  expect(find('en', 4, 'The staff are wonderful. Please add some parking.')).toEqual({ staff: 1, parking: 0 })
  expect(find('en', 4, 'Great food, but you should do something about the filthy toilets')).toMatchObject({
    food: 1,
    facilities: -1,
  })
})

it('quotes clauses as written', () => {
  const text = 'Lovely! The  “Café” was clean, and\nthe STAFF nice…'
  expect(findMentions({ text, rating: 5, textLanguage: 'en', lang: null }).map((it) => it.clause)).toEqual([
    'The  “Café” was clean',
    'the STAFF nice…',
  ])
})

it.each([
  ['commas', 'food,'],
  ['joins', 'food and '],
  ['one word', 'a'],
  ['marks', '?!'],
  ['lines', 'x\n \t'],
  ['spaces', ' '],
  ['emoji', '👩‍👩‍👧‍👦'],
  ['accents', 'e\u0301\u0301\u0301'],
  ['Japanese', 'が、'],
])('takes bounded time for 5,000 characters of %s', (_, piece) => {
  const text = piece.repeat(5_000).slice(0, 5_000)
  const started = process.cpuUsage()
  for (const language of languages) find(language, 4, text)
  find(null, 4, text)
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1_000 / (languages.length + 1)).toBeLessThan(20)
})
