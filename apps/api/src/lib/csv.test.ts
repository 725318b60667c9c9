import { parseCsv } from 'hucre/csv'
import { expect, it } from 'vitest'
import { asPlainText, csvOf } from '#lib/csv.ts'

/** Matches cells that spreadsheets treat as a formula, ignoring leading whitespace. */
const startsFormula = /^(?:[\s"]*[=+\-@|＝＋－＠]|[\t\r\n])/

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '|calc',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' =1+1',
  '\u00A0=1+1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\tplain',
  '"=1+1"',
  'good;=1+1',
  'good;+1',
  'good;-1',
  'good;@SUM(A1)',
  'good;＝1+1',
  'good; \t =1+1',
  'good;"=1+1";fine',
  'good;;=1+1',
  'good\t=1+1',
  'good\n=1+1',
  'good\r\n-1',
]

async function written(cells: string[]): Promise<string> {
  async function* rows() {
    // User input follows the date and the rating, as in exports.
    for (const cell of cells) yield ['2026-01-01', 5, cell, 'last']
  }
  return new Response(csvOf(['Date', 'Rating', 'Feedback', 'Name'], rows())).text()
}

/** All cells as parsed with the given delimiter. */
const cellsBy = (delimiter: string, csv: string) =>
  parseCsv(csv, { delimiter }).flatMap((row) => row.map((cell) => String(cell ?? '')))

it.each([',', ';', '\t', '|'])('contains no formula when cells are split by %j', async (delimiter) => {
  const csv = await written(formulas)
  expect(cellsBy(delimiter, csv).filter((cell) => startsFormula.test(cell))).toEqual([])
  // A program that ignores quotes finds no formula either.
  const naive = csv.split(/[\r\n]/).flatMap((line) => line.split(delimiter))
  expect(naive.filter((cell) => cell && startsFormula.test(cell))).toEqual([])
})

it('keeps every text readable, and leaves harmless texts unchanged', async () => {
  const harmless = [
    'fine',
    'a=b',
    '5 - 1',
    'a;b',
    'me@example.com',
    "it's + good",
    'one\ntwo',
    'Çok kötü 😡 最悪',
    '',
  ]
  const rows = parseCsv(await written([...harmless, ...formulas]))
  const texts = rows.slice(1).map((row) => String(row[2]))
  expect(texts.slice(0, harmless.length)).toEqual(harmless)
  expect(texts.slice(harmless.length).map((text) => text.replaceAll("'", ''))).toEqual(formulas)
})

it('takes no longer for hostile input', () => {
  const time = () => {
    const begun = performance.now()
    for (const piece of ['\n', '\t', '"', ';', ' ', '=', ';=', '\n "'])
      asPlainText(`a${piece.repeat(5_000)}b`)
    return performance.now() - begun
  }
  expect(Math.min(time(), time(), time())).toBeLessThan(250)
})
