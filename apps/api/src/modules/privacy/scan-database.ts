import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** A column that contains a value, and the number of rows. */
interface Occurrence {
  table: string
  column: string
  rows: number
}

interface Column {
  schema: string
  table: string
  column: string
  isBytes: boolean
}

/**
 * Looks for a value in every text, JSON, search and byte column of every table, in any letter case; a phone number is
 * also compared by its digits. Reads the whole database as its owner, table by table.
 *
 * @returns the columns with the value, and the number of columns that were read
 */
export async function scanDatabase(
  db: Db,
  value: string,
): Promise<{ occurrences: Occurrence[]; columns: number }> {
  const columns = await findColumns(db)
  const occurrences: Occurrence[] = []
  for (const of of Map.groupBy(columns, ({ schema, table }) => `${schema}.${table}`).values()) {
    const [first] = of
    if (!first) continue
    const { rows } = await sql<{ counts: string[] }>`
      select array[${sql.join(of.map((column) => sql`count(*) filter (where ${contains(column, value)})`))}] as counts
      from ${sql.table(`${first.schema}.${first.table}`)}
    `.execute(db)
    for (const [at, { schema, table, column }] of of.entries()) {
      const count = Number(rows[0]?.counts[at] ?? 0)
      const name = schema === 'public' ? table : `${schema}.${table}`
      if (count > 0) occurrences.push({ table: name, column, rows: count })
    }
  }
  return { occurrences, columns: columns.length }
}

/** Including arrays, and types based on text. Row-level security does not apply to the owner. */
async function findColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select n.nspname as schema, c.relname as table, a.attname as column, b.typname = 'bytea' as "isBytes"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    join pg_type b on b.oid = case when t.typbasetype <> 0 then t.typbasetype when t.typelem <> 0 and t.typcategory = 'A'
      then t.typelem else t.oid end
    where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and (b.typcategory = 'S' or b.typname in ('json', 'jsonb', 'xml', 'bytea', 'tsvector', 'hstore'))
    order by 1, 2, a.attnum
  `.execute(db)
  return rows
}

function contains({ column, isBytes }: Column, value: string): RawBuilder<boolean> {
  const ref = sql.ref(column)
  // Bytes as text: printable ASCII as it is, and everything else as octal numbers.
  const text = isBytes ? sql`encode(${ref}, 'escape')` : sql`${ref}::text`
  const conditions = needlesOf(value).map((needle) => {
    const wanted = isBytes ? sql`encode(convert_to(${needle}, 'UTF8'), 'escape')` : sql`${needle}::text`
    return sql`position(lower(${wanted}) in lower(${text})) > 0`
  })
  const digits = phoneDigits(value)
  if (digits) {
    const pattern = `(?<![[:alnum:]])[0-9]{0,5}[^[:alnum:]]{0,3}${[...digits].join('[^[:alnum:]]{0,3}')}(?![[:alnum:]])`
    conditions.push(sql`${text} ~ ${pattern}`)
  }
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** The value as it is, in letter cases that bytes do not fold, and as part of JSON. */
function needlesOf(value: string): string[] {
  const json = JSON.stringify(value).slice(1, -1)
  return [...new Set([value, value.toLowerCase(), value.toUpperCase(), json])]
}

const comparedDigits = 9

/** The last digits of what looks like a phone number. */
function phoneDigits(value: string): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(value)) return undefined
  const digits = value.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 6 ? digits.slice(-comparedDigits) : undefined
}
