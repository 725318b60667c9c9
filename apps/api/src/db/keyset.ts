import type { Page } from '@candour/schemas/endpoint.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { DomainError } from '#domain/errors.ts'

export interface Position {
  createdAt: Date
  id: string
}

const position = z.tuple([z.iso.datetime(), z.uuid()])

/** Encodes a cursor: the position of the last row on a page, as parts without spaces. */
export function encodeCursor(parts: readonly string[]): string {
  return Buffer.from(parts.join(' ')).toString('base64url')
}

/** @throws DomainError `bad_cursor` */
export function decodeCursor<Parts>(cursor: string, parts: z.ZodType<Parts>): Parts {
  const parsed = parts.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '))
  if (!parsed.success) throw new DomainError('bad_cursor')
  return parsed.data
}

/** Returns the cursor that continues after a row, in a list ordered by `created_at desc, id desc`. */
export function cursorOf(row: { id: string; created_at: Date }): string {
  return encodeCursor([row.created_at.toISOString(), row.id])
}

/** @throws DomainError `bad_cursor` */
export function decode(cursor: string): Position {
  const [createdAt, id] = decodeCursor(cursor, position)
  return { createdAt: new Date(createdAt), id }
}

/** Condition selecting rows after `cursor`, or all rows if omitted. The columns need an index in the same order. */
export function after(cursor: string | undefined, table: string) {
  if (!cursor) return sql<boolean>`true`
  const { createdAt, id } = decode(cursor)
  const at = sql.ref(`${table}.created_at`)
  return sql<boolean>`(${at}, ${sql.ref(`${table}.id`)}) < (${createdAt}::timestamptz, ${id}::uuid)`
}

/**
 * Limit that reveals whether there is a next page. Inlined as a literal: for a parameterized limit a prepared
 * statement's plan assumes a tenth of the table and joins all of it.
 */
export function oneMoreThan(limit: number) {
  return sql.lit(limit + 1)
}

/** Builds a page of a list ordered by `created_at desc, id desc`; see `pageBy`. */
export function pageOf<Row extends { id: string; created_at: Date }, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
): Page<Item> {
  return pageBy(cursorOf, rows, limit, toItem)
}

/** Yields the items of all pages, of which one at a time is in memory. */
export async function* allItems<Item>(
  read: (cursor: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item> {
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}

/** Builds a page from up to `limit + 1` rows; the extra row only indicates that there is a next page. */
export function pageBy<Row, Item>(
  toCursor: (last: Row) => string,
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
): Page<Item> {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { items: page.map(toItem), nextCursor: last && toCursor(last) }
}
