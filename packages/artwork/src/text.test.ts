import { describe, expect, it } from 'vitest'
import { loadEdition } from '#node.ts'
import { fit, printable } from '#text.ts'

const {
  fonts: { display: font },
} = await loadEdition()

describe('printable', () => {
  it.each([
    ['Señor Łukasz & Søn’s Café', 'Señor Łukasz & Søn’s Café'],
    ['Ψησταριά Ο Ήλιος', 'Ψησταριά Ο Ήλιος'],
    ['Кав’ярня «Їжак»', 'Кав’ярня «Їжак»'],
    ['Cafe\u0301', 'Café'],
    ['Oﬃce Ｂａｒ', 'Office Bar'],
    ['Ka\u1e5d', 'Kar\u0323\u0304'],
    ['Ḽula', 'Lula'],
    ['  Two\t\n spaces ', 'Two spaces'],
  ])('keeps %s', (name, kept) => {
    expect(printable(name, font)).toEqual({ text: kept, omitted: '' })
  })

  it('omits letters the font lacks, and reports them', () => {
    expect(printable('Pizza 🍕 寿司', font)).toEqual({ text: 'Pizza', omitted: '🍕寿司' })
    expect(printable('\u202e\u0000', font)).toEqual({ text: '', omitted: '' })
  })
})

describe('fit', () => {
  const place = { font, size: 1, maxWidth: 8, maxLines: 2 }

  it('keeps the size of short text', () => {
    expect(fit('Harbour', place)).toEqual({ lines: ['Harbour'], size: 1 })
    expect(fit('', place).lines).toEqual([])
  })

  it('shrinks slightly before wrapping, and wraps evenly', () => {
    expect(fit('Harbour Bakery & Co', { ...place, maxWidth: 9 }).lines).toHaveLength(1)
    expect(fit('Harbour Bakery and Coffee House', place).lines).toEqual([
      'Harbour Bakery',
      'and Coffee House',
    ])
  })

  it('breaks addresses at the given break opportunities', () => {
    const { lines } = fit('example.com/a-long-company-name', { ...place, breakAfter: /(?<=[/-])/ })
    expect(lines).toEqual(['example.com/a-', 'long-company-name'])
  })

  it.each(['W'.repeat(120), 'word '.repeat(24), `${'x'.repeat(60)} y`])(
    'never leaves its room: %s',
    (text) => {
      const { lines, size } = fit(text, place)
      expect(lines.length).toBeLessThanOrEqual(2)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      for (const line of lines) expect(font.width(line) * size).toBeLessThanOrEqual(8 + 1e-9)
    },
  )
})
