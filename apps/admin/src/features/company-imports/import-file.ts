import { importColumns, maxImportBytes } from '@candour/schemas/company-imports.ts'

const cannotRead = {
  empty: 'This file is empty.',
  large: 'This file is larger than 5 MB. Please split it into several files.',
  notCsv: 'This is not a CSV file. In a spreadsheet, choose “Save as”, then “CSV UTF-8”.',
  encoding: 'This file is not in UTF-8, so letters would be wrong. Please save it as “CSV UTF-8”.',
}

/** A file that cannot be imported; the message says what to do. */
class UnreadableFile extends Error {}

/**
 * Reads a chosen file as text.
 *
 * @throws UnreadableFile if it is empty, too large, not text or not in UTF-8
 */
export async function readImportFile(file: File): Promise<string> {
  if (file.size === 0) throw new UnreadableFile(cannotRead.empty)
  if (file.size > maxImportBytes) throw new UnreadableFile(cannotRead.large)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isUtf16) throw new UnreadableFile(cannotRead.encoding)
  // Text has no zero bytes; spreadsheets and archives do.
  if (bytes.includes(0)) throw new UnreadableFile(cannotRead.notCsv)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableFile(cannotRead.encoding)
  }
  if (text.trim() === '') throw new UnreadableFile(cannotRead.empty)
  return text
}

/**
 * Splits CSV into its rows, unparsed, as the server counts them: line breaks in a quoted cell do not end a row, a quotation
 * mark inside a cell is a letter (RFC 4180), and an empty line is a row.
 */
export function recordsOf(csv: string): string[] {
  const [header = ''] = csv.split(/[\r\n]/, 1)
  const separator = header.split(';').length > header.split(',').length ? ';' : ','
  const rest = `[^${separator}\\r\\n]*`
  const cell = `(?:"[^"]*(?:""[^"]*)*"${rest}|${rest})`
  const row = new RegExp(`(${cell}(?:${separator}${cell})*)(?:\\r\\n|\\r|\\n|$)`, 'g')
  return Array.from(csv.matchAll(row), ([, cells = '']) => cells)
}

/** Returns a file of the header and some rows only, as they were; `row` is 1 for the first after the header. */
export function fileOfRows(csv: string, rows: readonly number[]): Blob {
  const [header = '', ...records] = recordsOf(csv)
  const lines = [header, ...rows.map((row) => records[row - 1] ?? '')]
  return new Blob([`\ufeff${lines.join('\r\n')}\r\n`], { type: 'text/csv' })
}

/** The example to download: a company, another with few cells, and a second location of the first. */
export const template = new Blob(
  [
    '\ufeff',
    [
      importColumns.join(','),
      'Café Luna,cafe-luna,#0F766E,https://g.page/r/example/review,Europe/Berlin,de,owner@example.com,Harbour Street',
      'Trattoria Sole,,,ChIJ3S-JXmauEmsRUcIaWtf4MzE,,,,',
      ',cafe-luna,,,,,,Market Square',
    ].join('\r\n'),
    '\r\n',
  ],
  { type: 'text/csv' },
)
