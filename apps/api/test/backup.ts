import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { restoreBackup } from '#db/backup/restore.ts'
import { type Report, writeBackup } from '#db/backup/write.ts'
import type { Db } from '#db/client.ts'

/** Backs up the database at `url`; `report` may run code between two tables. */
export async function backUp(url: string, report?: Report): Promise<Buffer> {
  const file = new PassThrough()
  const bytes = buffer(file)
  // Rejects if the write fails; the error of the write itself is thrown below.
  bytes.catch(() => {})
  await writeBackup(url, file, report)
  return bytes
}

/** Restores in chunks of the given size, as read from a disk or network. */
export async function restoreTo(url: string, backup: Buffer, pieceBytes = 1000): Promise<string[]> {
  const pieces = Array.from({ length: Math.ceil(backup.length / pieceBytes) }, (_, n) =>
    backup.subarray(n * pieceBytes, (n + 1) * pieceBytes),
  )
  const verified: string[] = []
  await restoreBackup(url, Readable.from(pieces), (table) => {
    verified.push(table)
  })
  return verified
}

/** The backup's lines, as shown by `gunzip -c`. */
export const linesOf = (backup: Buffer) => gunzipSync(backup).toString().split('\n')

/**
 * Returns row count and digest of each product table, computed independently of the backup code and including generated
 * columns.
 */
export async function digests(owner: Db): Promise<Record<string, { rows: number; digest: string }>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      and table_name <> 'schema_files'
      and table_name not in (select relname from pg_class where relpersistence = 'u')
    order by table_name collate "C"
  `.execute(owner)
  const digest = async (from: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ rows: number; digest: string }>`
      select count(*)::integer as rows, md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as digest
      from ${from} t
    `.execute(owner)
    const [only] = rows
    if (!only) throw new Error('no row')
    return only
  }
  const entries = []
  for (const { name } of tables.rows) entries.push([name, await digest(sql.table(name))] as const)
  return Object.fromEntries(entries)
}

/** Returns everything beyond the rows: enabled triggers, constraints, indexes and privileges. */
export async function rules(owner: Db): Promise<unknown> {
  const { rows } = await sql`
    select tgrelid::regclass::text as table, concat_ws(' ', tgname, tgenabled) as rule from pg_trigger where not tgisinternal
    union all select tablename, indexdef from pg_indexes where schemaname = 'public'
    union all select tablename, concat_ws(' ', policyname, roles, cmd, qual, with_check) from pg_policies
    union all select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select relname, concat_ws(' ', relrowsecurity, relpersistence, relacl) from pg_class
      where relnamespace = 'public'::regnamespace
    order by 1, 2
  `.execute(owner)
  return rows
}
