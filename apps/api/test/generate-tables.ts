import { writeFile } from 'node:fs/promises'
import { startTestPostgres } from '#test/postgres.ts'
import { generateTables } from '#test/tables.ts'

const postgres = await startTestPostgres()
try {
  await writeFile(new URL('../src/db/tables.ts', import.meta.url), await generateTables(postgres.url))
} finally {
  await postgres.stop()
}
