import { setImmediate } from 'node:timers/promises'
import { type ImportColumn, importColumns, maxImportRows } from '@candour/schemas/company-imports.ts'
import { suggestSlug } from '@candour/schemas/suggest-slug.ts'
import { streamCsvRows } from 'hucre/csv'
import { DomainError } from '#domain/errors.ts'

/** A row's cells that are not empty. */
export type Cells = Partial<Record<ImportColumn, string>>

/** A row of a file, whose slug is derived from its name unless it is given. */
export interface FileRow {
  /** 1 for the first row after the header. */
  row: number
  cells: Cells
  /** Whether no earlier row has the same slug. */
  isFirst: boolean
}

/** Rows that are read before others get a turn. */
const turn = 100

/**
 * Reads the rows of a CSV file with a header row, separated by commas or semicolons, whichever the header has. Rows
 * without any text are left out, but counted.
 *
 * @throws DomainError `bad_csv`, `bad_columns`, `too_many_rows`
 */
export async function readRows(file: string): Promise<FileRow[]> {
  // RFC 4180 has them in pairs; without the last one, the rest of the file would be a single cell.
  if ((file.match(/"/g)?.length ?? 0) % 2 === 1) {
    throw new DomainError('bad_csv', { message: 'A quotation mark in this file is not closed.' })
  }
  const lines = streamCsvRows(file, { delimiter: delimiterOf(file) })
  const columns = columnsOf(lines.next().value ?? [])
  const rows: FileRow[] = []
  const seen = new Set<string>()
  let row = 0
  for (const line of lines) {
    row += 1
    if (row > maxImportRows) throw new DomainError('too_many_rows')
    const texts = line.map((cell) => String(cell ?? '').trim())
    if (texts.slice(columns.length).some((text) => text !== '')) {
      throw new DomainError('bad_csv', { message: `Row ${row} of this file has more cells than its header.` })
    }
    const cells: Cells = Object.fromEntries(
      columns.flatMap((column, at) => (texts[at] ? [[column, texts[at]]] : [])),
    )
    if (Object.keys(cells).length > 0) {
      const slug = cells.slug ?? (suggestSlug(cells.name ?? '') || undefined)
      rows.push({ row, cells: slug ? { ...cells, slug } : cells, isFirst: !slug || !seen.has(slug) })
      if (slug) seen.add(slug)
    }
    if (row % turn === 0) await setImmediate()
  }
  if (rows.length === 0)
    throw new DomainError('bad_csv', { message: 'This file has no rows below its header.' })
  return rows
}

function delimiterOf(file: string): ',' | ';' {
  const [header = ''] = file.split(/[\r\n]/, 1)
  return header.split(';').length > header.split(',').length ? ';' : ','
}

const columnsByName = new Map(importColumns.map((column) => [column.toLowerCase(), column]))

function columnsOf(header: readonly unknown[]): ImportColumn[] {
  const names = header.map((cell) => String(cell ?? '').trim())
  while (names.at(-1) === '') names.pop()
  const unknown = names.filter((name) => !columnsByName.has(name.toLowerCase()))
  const all = importColumns.join(', ')
  if (unknown.length > 0) {
    const shown = unknown
      .slice(0, 5)
      .map((name) => (name === '' ? 'a column without a name' : name.slice(0, 60)))
    throw new DomainError('bad_columns', {
      message: `The first row has columns that are not known: ${shown.join(', ')}. Please use only ${all}.`,
    })
  }
  const columns = names.flatMap((name) => columnsByName.get(name.toLowerCase()) ?? [])
  const twice = columns.find((column, at) => columns.indexOf(column) < at)
  if (twice) throw new DomainError('bad_columns', { message: `The column ${twice} is there twice.` })
  if (!columns.includes('slug') && !columns.includes('name')) {
    throw new DomainError('bad_columns', {
      message: `The first row must name the columns, among them name or slug. Please use only ${all}.`,
    })
  }
  return columns
}
