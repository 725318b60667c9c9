import { z } from 'zod'

/*
 * A backup is a gzip stream of UTF-8 lines, each ended by \n. `gunzip -c` shows it, and PostgreSQL's COPY takes it:
 *
 *   {"format":"candour backup","version":1,"createdAt":…,"migration":…,"tables":[{"name":…,"columns":[…]},…]}
 *   for each of these tables, in this order
 *     its rows as `COPY … TO STDOUT` writes them: one to a line, tabs between columns, \N for null
 *     \.                                    never a row, because COPY doubles a backslash that belongs to a value
 *     {"rows":…,"checksum":…}
 *
 * `migration` is the newest one of the schema the rows fit. Tables come after those they refer to; the last is the job
 * queue's, of which only what waits is kept and only what makes a job (`jobs`), so that the library's own schema may
 * change. The checksum is the sum of the rows' SHA-256 (`Tally`). Generated columns and the migrations' own tables are
 * left out: the schema makes them. gzip and not zstd, because Node 24 calls its zstd experimental, and every machine
 * there will ever be can open it.
 *
 * Not in it: SESSION_SECRET (or what lies in DATA_DIR for it), which has to be kept apart. Restored without it people
 * sign in again, and mails that had not left carry other links.
 */

const format = 'candour backup'
const version = 1

/** What a backup or its restoring fails of, in a sentence for the person who runs it. */
export class BackupError extends Error {
  override name = 'BackupError'
}

const table = z.object({ name: z.string(), columns: z.array(z.string()).min(1) })

/** A table and the columns that are kept of it. */
export type Table = z.infer<typeof table>

/** The jobs that wait, in the place of a table. */
export const jobs: Table = { name: 'pgboss.job', columns: ['id', 'name', 'data'] }

/** Ends a table's rows. */
export const endOfRows = '\\.'

const sum = z.object({ rows: z.int(), checksum: z.string() })

/** How many rows a table has, and their checksum. */
export type Sum = z.infer<typeof sum>

const header = z.object({
  format: z.literal(format),
  version: z.literal(version),
  createdAt: z.iso.datetime(),
  migration: z.string(),
  tables: z.array(table),
})

/** A backup's first line. */
export type Header = z.infer<typeof header>

export function makeHeader(of: Pick<Header, 'migration' | 'tables'>): Header {
  return { format, version, createdAt: new Date().toISOString(), ...of }
}

/** @throws BackupError when it is not a backup, or one of a format that came later */
export function parseHeader(line: string | undefined): Header {
  const { data: given } = z.object({ format: z.literal(format), version: z.int() }).safeParse(parse(line))
  if (!given) throw new BackupError('This is not a backup of Candour, or its beginning is damaged.')
  if (given.version > version) {
    throw new BackupError(
      'This backup was made by a newer version of Candour: install that one to restore it.',
    )
  }
  return orDamaged(header.safeParse(parse(line)).data)
}

/** @throws BackupError when it is none */
export function parseSum(line: string | undefined): Sum {
  return orDamaged(sum.safeParse(parse(line)).data)
}

function orDamaged<T>(value: T | undefined): T {
  if (value === undefined) throw damaged()
  return value
}

export function damaged(): BackupError {
  return new BackupError(
    'The backup is damaged: it is not what was written when it was made. Nothing has been restored.',
  )
}

function parse(line = ''): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
