import { generate, PostgresDialect } from 'kysely-codegen'
import { createDb, createPool } from '#db/client.ts'

/** The source of `src/db/tables.ts`, as the migrated schema of the database at `url` has it. */
export async function generateTables(url: string): Promise<string> {
  const db = createDb(createPool(url, { max: 2 }))
  try {
    return await generate({
      db,
      dialect: new PostgresDialect(),
      excludePattern: '{kysely_*,pgboss.*}',
      outFile: null,
      print: false,
    })
  } finally {
    await db.destroy()
  }
}
