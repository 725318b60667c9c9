import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import versions from '#db/schema/versions.json' with { type: 'json' }

const folder = new URL('schema/', import.meta.url)

/** A file of `schema/`, with the SHA-256 of its text in hex. */
interface SchemaFile {
  name: string
  text: string
  sha256: string
}

/** What columns and indexes of tables need. */
const forTables = ['logins.sql', 'for-tables.sql']
/** What needs the tables and the functions, in the order in which it is applied. */
const last = ['triggers.sql', 'policies.sql', 'grants.sql', 'previous.sql']
/** Applied with every other file: everybody may execute a new function until its rights are set. */
const always = ['grants.sql', 'previous.sql']

/** Reads the files of the schema in the order in which they are applied: some before the migrations, some after them. */
export async function readSchema(): Promise<{ before: SchemaFile[]; after: SchemaFile[] }> {
  const functions = (await readdir(new URL('functions/', folder))).toSorted()
  const read = async (name: string): Promise<SchemaFile> => {
    const text = await readFile(new URL(name, folder), 'utf8')
    return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
  }
  return {
    before: await Promise.all(forTables.map(read)),
    after: await Promise.all([...functions.map((name) => `functions/${name}`), ...last].map(read)),
  }
}

/** Returns the SHA-256 of all files together. `versions.json` lists that of each version, oldest first. */
export async function hashOfSchema(): Promise<string> {
  const { before, after } = await readSchema()
  const hash = createHash('sha256')
  for (const { name, sha256 } of [...before, ...after]) hash.update(`${name} ${sha256}\n`)
  return hash.digest('hex')
}

/** The version of these files. A database with a later one belongs to a newer release. */
export const schemaVersion = versions.length

/** Returns the latest version of the files that was applied to a database, 0 if none, and the hash of each. */
export async function appliedFiles(db: Db): Promise<{ version: number; hashes: Map<string, string> }> {
  const { rows: tables } = await sql`select from pg_class where oid = to_regclass('schema_files')`.execute(db)
  if (tables.length === 0) return { version: 0, hashes: new Map() }
  const { rows } = await sql<{ name: string; sha256: string; version: number }>`
    select name, sha256, version from schema_files
  `.execute(db)
  return {
    version: Math.max(0, ...rows.map(({ version }) => version)),
    hashes: new Map(rows.map(({ name, sha256 }) => [name, sha256])),
  }
}

/** Applies those files that the database does not have, and those with rights, in the caller's transaction. */
export async function applyFiles(tx: Db, files: readonly SchemaFile[]): Promise<void> {
  await sql`
    create table if not exists schema_files (name text primary key, sha256 text not null, version integer not null)
  `.execute(tx)
  const { hashes } = await appliedFiles(tx)
  // Functions may call others that follow.
  await sql`set local check_function_bodies = off`.execute(tx)
  for (const { name, text, sha256 } of files) {
    if (hashes.get(name) === sha256 && !always.includes(name)) continue
    await sql.raw(text).execute(tx)
    await sql`
      insert into schema_files values (${name}, ${sha256}, ${schemaVersion})
      on conflict (name) do update set sha256 = excluded.sha256, version = excluded.version
    `.execute(tx)
  }
}
