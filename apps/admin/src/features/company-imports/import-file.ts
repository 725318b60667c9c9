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

/** Splits CSV into its records, unparsed; line breaks in quotes do not end one (RFC 4180). Empty lines count. */
export function recordsOf(csv: string): string[] {
  return csv.match(/(?:[^"\r\n]+|"[^"]*")+|(?<=\n|\r(?!\n))(?=\r|\n)/g) ?? []
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
      'Trattoria Sole,,,,,,,',
      ',cafe-luna,,,,,,Market Square',
    ].join('\r\n'),
    '\r\n',
  ],
  { type: 'text/csv' },
)
