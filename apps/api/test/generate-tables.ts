import { writeFile } from 'node:fs/promises'
import { migrate } from '#db/migrate.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { generateTables } from '#test/tables.ts'

const postgres = await startTestPostgres()
try {
  await migrate(postgres.url)
  await writeFile(new URL('../src/db/tables.ts', import.meta.url), await generateTables(postgres.url))
} finally {
  await postgres.stop()
}
