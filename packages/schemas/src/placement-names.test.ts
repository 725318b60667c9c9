import { expect, it } from 'vitest'
import { summarizeNames } from '#placement-names.ts'

const series = (name: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${name}${from + index}`)

it.each([
  [[], ''],
  [['Counter'], 'Counter'],
  [series('Table ', 1, 40), 'Table 1–40'],
  [['Counter', ...series('Table ', 1, 3), 'Table 5', 'Window'], 'Counter, Table 1–3, Table 5, Window'],
  [['Table 1', 'Table 2'], 'Table 1, Table 2'],
  [['Table 2', 'Table 1'], 'Table 2, Table 1'],
  [['Table 09', 'Table 10', 'Table 11'], 'Table 09–11'],
  [['7', '8', '9'], '7–9'],
  [['桌子 1', '桌子 2', '桌子 3'], '桌子 1–3'],
])('summarizes %j as %s', (names, summary) => {
  expect(summarizeNames(names)).toBe(summary)
})

it('says how many more there are than it names', () => {
  const names = Array.from(
    { length: 500 },
    (_, index) => `Spot ${String.fromCharCode(65 + (index % 26))}${'x'.repeat(100)}`,
  )
  expect(summarizeNames(names)).toBe(`${names[0]} and 499 more`)
  expect(summarizeNames(['x'.repeat(120), ...series('Table ', 1, 30), 'y'.repeat(120)])).toBe(
    `${'x'.repeat(120)}, Table 1–30 and 1 more`,
  )
})
