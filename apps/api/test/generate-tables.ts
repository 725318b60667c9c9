import { readFile, writeFile } from 'node:fs/promises'
import { hashOfSchema } from '#db/schema-files.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { generateTables } from '#test/tables.ts'
import { describeTables } from '#test/tables-sql.ts'

const folder = new URL('../src/db/', import.meta.url)

const postgres = await startTestPostgres()
try {
  await writeFile(new URL('tables.ts', folder), await generateTables(postgres.url))
  await writeFile(new URL('schema/tables.sql', folder), await describeTables(postgres.url))
} finally {
  await postgres.stop()
}

const versions = new URL('schema/versions.json', folder)
const hashes: string[] = JSON.parse(await readFile(versions, 'utf8'))
const current = await hashOfSchema()
if (hashes.at(-1) !== current)
  await writeFile(versions, `${JSON.stringify([...hashes, current], undefined, 2)}\n`)
