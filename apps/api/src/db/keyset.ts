import type { Page } from '@candour/schemas/endpoint.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { DomainError } from '#errors.ts'

interface Position {
  createdAt: Date
  id: string
}

const position = z.tuple([z.iso.datetime(), z.uuid()])

/** The cursor of a list ordered by `created_at desc, id desc`: where the last row of a page stands. */
function encode({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url')
}

/** The cursor behind a row. */
export function cursorOf(row: { id: string; created_at: Date }): string {
  return encode({ createdAt: row.created_at, id: row.id })
}

function decode(cursor: string): Position {
  const parsed = position.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '))
  if (!parsed.success) throw new DomainError('bad_cursor')
  return { createdAt: new Date(parsed.data[0]), id: parsed.data[1] }
}

/** Condition for the rows after `cursor`; all rows without one. Its columns need an index in the same order. */
export function after(cursor: string | undefined, table: string) {
  if (!cursor) return sql<boolean>`true`
  const { createdAt, id } = decode(cursor)
  const at = sql.ref(`${table}.created_at`)
  return sql<boolean>`(${at}, ${sql.ref(`${table}.id`)}) < (${createdAt}::timestamptz, ${id}::uuid)`
}

/**
 * The limit that tells whether there is a next page. A literal: of a limit it does not know, a prepared statement's plan
 * expects a tenth of the table, and joins it all.
 */
export function oneMoreThan(limit: number) {
  return sql.lit(limit + 1)
}

/** Makes a page of `limit` rows out of up to `limit + 1`: the one too many tells that there is a next page. */
export function pageOf<Row extends { id: string; created_at: Date }, Item>(
  rows: Row[],
  limit: number,
  toItem: (row: Row) => Item,
): Page<Item> {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    items: page.map(toItem),
    nextCursor: last && cursorOf(last),
  }
}
