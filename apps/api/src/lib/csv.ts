import { type CellValue, writeCsvStream } from 'hucre/csv'

/**
 * Matches positions at which a spreadsheet could start a formula: at the start of a cell, and also after any `;`, tab
 * or line break inside one, because many locales use `;` as the delimiter and a program may ignore the quotes. Leading
 * whitespace and quotes do not prevent it, and the full-width signs `＝ ＋ － ＠` count too. The lookbehind starts at such
 * a sign only; otherwise long runs of whitespace would take quadratic time.
 */
const formula = /^(?=[\s"]*[=+\-@|＝＋－＠]|[\t\r\n])|[=+\-@|＝＋－＠](?<=[;\t\r\n][\s"]*.)/g

/** Prefixes whatever a spreadsheet would run as a formula with an apostrophe. Everything else is returned unchanged. */
export function asPlainText<Cell>(cell: Cell): Cell | string {
  return typeof cell === 'string' ? cell.replace(formula, "'$&") : cell
}

/**
 * Returns rows as CSV that is safe in spreadsheets: no cell starts a formula, and a BOM tells Excel that it is UTF-8.
 */
export function csvOf(headers: string[], rows: AsyncIterable<CellValue[]>): ReadableStream<Uint8Array> {
  async function* plainRows() {
    for await (const row of rows) yield row.map(asPlainText)
  }
  return writeCsvStream(plainRows(), { headers, bom: true })
}
