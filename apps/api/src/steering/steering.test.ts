import { languages } from '@candour/schemas/languages.ts'
import { expect, it } from 'vitest'
import { faultOfReply, faultOfText } from '#steering/steering.ts'
import { labelledTexts } from '#test/steering/labelled.ts'
import { scoreOf } from '#test/steering/report.ts'

/** Texts of the former engines' tests, which must each be judged as before. */
const former = (...labels: string[]) =>
  labelledTexts
    .filter(({ part, label }) => part === 'former' && labels.includes(label))
    .map(({ language, text }) => [language, text] as const)

const inCapitals = (text: string) => text.toUpperCase().normalize('NFD')

it('has texts in every language, of every part', () => {
  for (const language of languages) {
    const own = labelledTexts.filter((text) => text.language === language && text.part !== 'former')
    const steering = own.filter(({ label }) => label === 'refused')
    expect(steering.length, language).toBeGreaterThanOrEqual(20)
    expect(steering.filter(({ part }) => part === 'held-out').length, language).toBeGreaterThanOrEqual(5)
  }
  const innocent = labelledTexts.filter(({ label }) => label.endsWith('allowed'))
  expect(innocent.length).toBeGreaterThanOrEqual(600)
})

it.each(former('steering'))('refuses to steer, in %s: %s', (_, text) => {
  expect(faultOfText(text, 'Café Luna')).toBe('steering')
  expect(faultOfText(inCapitals(text)), 'in capitals').toBeDefined()
})

it.each(former('offering'))('refuses to offer something, in %s: %s', (_, text) => {
  expect(faultOfText(text, 'Café Luna')).toMatch(/offering|steering/)
  expect(faultOfText(inCapitals(text)), 'in capitals').toBeDefined()
})

it.each(former('naming', 'refused'))('refuses in %s: %s', (_, text) => {
  expect(faultOfText(text, 'Café Luna')).toBeDefined()
})

it.each(former('allowed'))('allows in %s: %s', (_, text) => {
  expect(faultOfText(text, 'Café Luna')).toBeUndefined()
})

it.each(former('reply refused'))('refuses in an answer, in %s: %s', (_, text) => {
  expect(faultOfReply(text)).toMatch(/offering|steering/)
  expect(faultOfReply(inCapitals(text)), 'in capitals').toBeDefined()
})

it.each(former('reply allowed'))('allows in an answer, in %s: %s', (_, text) => {
  expect(faultOfReply(text)).toBeUndefined()
})

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
const withoutMarks = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '')
    .normalize('NFC')
const swap = (from: string, to: string) => (text: string) =>
  text.replace(/\p{L}/gu, (letter) => to[from.indexOf(letter)] ?? letter)

it.each([
  ['as written', (text: string) => text],
  ['in capitals', (text: string) => text.toUpperCase()],
  ['in small letters', (text: string) => text.toLowerCase()],
  ['in full-width letters', fullWidth],
  ['with invisible characters', (text: string) => text.replace(/(\p{L})(?=\p{L})/gu, '$1\u200b')],
  ['without accents', withoutMarks],
  ['with Cyrillic letters in Latin words', swap('aeopc', 'аеорс')],
  ['with Latin letters in Cyrillic words', swap('аеос', 'aeoc')],
])('refuses 95 of 100 texts that steer, %s', (_, write) => {
  for (const kind of ['seen', 'held-out'] as const) {
    const { refused, steering } = scoreOf(kind, { write })
    expect(refused / steering, kind).toBeGreaterThanOrEqual(0.95)
  }
})

it('refuses at most one innocent text of a hundred', () => {
  for (const kind of ['seen', 'held-out'] as const) {
    const { wronglyRefused, innocent } = scoreOf(kind)
    expect(wronglyRefused / innocent, kind).toBeLessThanOrEqual(0.01)
  }
})

it("exempts the company's own name where it is written alike, and nothing else", () => {
  expect(faultOfText('Welcome to The Gift Shop', 'The Gift Shop')).toBeUndefined()
  expect(faultOfText('Welcome to Gift Star Hotel', 'The Gift Star Hotel Ltd')).toBeUndefined()
  expect(faultOfText('Danke – Praxis Dr. Müller', 'Praxis Dr. Müller')).toBeUndefined()
  expect(faultOfText('Dr. Müller dankt Ihnen', 'Zahnarztpraxis Müller')).toBeUndefined()
  expect(faultOfText('A gift from The Gift Shop', 'The Gift Shop')).toBe('offering')
  expect(faultOfText('Your gift', 'Gift')).toBe('offering')
  expect(faultOfText('Ask for Maria', "Maria's Salon")).toBe('naming')
  expect(faultOfReply('Greetings from The Gift Shop', 'The Gift Shop')).toBeUndefined()
  expect(faultOfReply('A gift from The Gift Shop', 'The Gift Shop')).toBe('offering')
})

const pieces = [
  ...['if you ', 'happy ', 'five stars', 'free ', 'ask for ', 'A. ', 'кав ', '评价', '満足', '만족', 'الله '],
  ...[
    'a.b-c_',
    'change ',
    'you ',
    'gift is feedback ',
    'how happy ',
    'g1',
    'скидкa ',
    'Anna Bo ',
    'name waiter ',
  ],
]
const timeOf = (run: () => void) => {
  const begun = performance.now()
  run()
  return performance.now() - begun
}

it('takes time in proportion to the length, whatever the text', () => {
  const time = (text: string) =>
    timeOf(() => {
      for (let round = 0; round < 5; round += 1) faultOfText(text, 'Café Luna & Co')
    })
  for (const piece of pieces) {
    const [short, long] = [piece.repeat(40), piece.repeat(400)].map((text) => `${text}.`)
    time(short ?? '')
    const ratio = Math.min(...[1, 2, 3].map(() => time(long ?? '') / time(short ?? '')))
    // Ten times the text; quadratic would be a hundred.
    expect(ratio, piece).toBeLessThan(60)
  }
})

it('judges 5,000 hostile characters quickly', () => {
  for (const piece of [...pieces, 'if ', 'a', '。', '不满意,', '\u0301', '́a ']) {
    const text = piece.repeat(5000 / piece.length)
    const run = () => [faultOfReply(text), faultOfText(text)]
    expect(Math.min(timeOf(run), timeOf(run), timeOf(run)), piece).toBeLessThan(500)
  }
})
