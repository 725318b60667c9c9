import { type CellValue, writeCsvStream } from 'hucre/csv'

/**
 * Where a spreadsheet would begin a formula: at the start of a cell, and, since many locales separate cells by `;` and
 * a program may ignore our quotes, after any `;`, tab or line break within it. Blanks and quotes in between do not
 * hinder it; `＝ ＋ － ＠` count as well. It looks back only from such a sign, or long blanks would take quadratic time.
 */
const formula = /^(?=[\s"]*[=+\-@|＝＋－＠]|[\t\r\n])|[=+\-@|＝＋－＠](?<=[;\t\r\n][\s"]*.)/g

/** Marks what a spreadsheet would run as text, with an apostrophe before it; everything else stays as it was. */
export function asPlainText<Cell>(cell: Cell): Cell | string {
  return typeof cell === 'string' ? cell.replace(formula, "'$&") : cell
}

/** Rows as CSV for spreadsheets: no cell is taken for a formula, and Excel sees that it is UTF-8. */
export function csvOf(headers: string[], rows: AsyncIterable<CellValue[]>): ReadableStream<Uint8Array> {
  async function* plainRows() {
    for await (const row of rows) yield row.map(asPlainText)
  }
  return writeCsvStream(plainRows(), { headers, bom: true })
}
