import { z } from 'zod'

/*
 * A backup is a gzip stream of UTF-8 lines, each ended by \n. `gunzip -c` shows it, and PostgreSQL's COPY accepts it:
 *
 *   {"format":"candour backup","version":1,"createdAt":…,"migration":…,"tables":[{"name":…,"columns":[…]},…]}
 *   for each of these tables, in this order
 *     its rows as written by `COPY … TO STDOUT`: one per line, tabs between columns, \N for null
 *     \.                                    never a row, because COPY doubles backslashes in values
 *     {"rows":…,"checksum":…}
 *
 * `migration` is the latest one of the schema that the rows belong to. Tables follow the tables they reference. The
 * checksum is the sum of the rows' SHA-256 hashes (`Tally`). Generated columns, the tables of the migrator and those of
 * the job queue are left out: a start recreates them. gzip rather than zstd, because zstd is experimental
 * in Node 24 and every machine can open gzip.
 *
 * Not included: SESSION_SECRET (or its file in DATA_DIR), which must be kept separately. Without it users have to sign
 * in again after a restore, and queued mails carry different links.
 */

const format = 'candour backup'
const version = 1

/** A backup or restore failed. The message is for the person who runs it. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** The backup's source failed: it was cut, or cannot be decrypted any further. */
export class UnreadableError extends BackupError {
  override name = 'UnreadableError'
}

const table = z.object({ name: z.string(), columns: z.array(z.string()).min(1) })

/** A table and its columns in the backup. */
export type Table = z.infer<typeof table>

/** A table of release 0.2.0's backups: jobs of a queue that it no longer filled. */
export const formerJobs = 'pgboss.job'

/** Terminates a table's rows. */
export const endOfRows = '\\.'

const sum = z.object({ rows: z.int(), checksum: z.string() })

/** Row count and checksum of a table. */
export type Sum = z.infer<typeof sum>

const header = z.object({
  format: z.literal(format),
  version: z.literal(version),
  createdAt: z.iso.datetime(),
  migration: z.string(),
  tables: z.array(table),
})

/** The first line of a backup. */
export type Header = z.infer<typeof header>

export function makeHeader(of: Pick<Header, 'migration' | 'tables'>): Header {
  return { format, version, createdAt: new Date().toISOString(), ...of }
}

/** @throws BackupError when the line is not a backup header, or has a newer format */
export function parseHeader(line: string | undefined): Header {
  const { data: given } = z.object({ format: z.literal(format), version: z.int() }).safeParse(parse(line))
  if (!given) throw new BackupError('This is not a backup of Candour, or its beginning is damaged.')
  if (given.version > version) {
    throw new BackupError(
      'This backup was made by a newer version of Candour. Install that version to restore it.',
    )
  }
  return orDamaged(header.safeParse(parse(line)).data)
}

/** @throws BackupError when the line is not a sum */
export function parseSum(line: string | undefined): Sum {
  return orDamaged(sum.safeParse(parse(line)).data)
}

function orDamaged<T>(value: T | undefined): T {
  if (value === undefined) throw damaged()
  return value
}

export function damaged(): BackupError {
  return new BackupError(
    'The backup is damaged: its contents have changed since it was made. Nothing has been restored.',
  )
}

function parse(line = ''): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
