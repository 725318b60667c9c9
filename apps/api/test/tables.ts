import { generate, PostgresDialect } from 'kysely-codegen'
import { createDb, createPool } from '#db/client.ts'

/** Returns the source of `src/db/tables.ts` for the migrated database at `url`. */
export async function generateTables(url: string): Promise<string> {
  const db = createDb(createPool(url, { max: 2 }))
  try {
    return await generate({
      db,
      dialect: new PostgresDialect(),
      excludePattern: '{*.kysely_*,*.schema_files,pgboss.*}',
      outFile: null,
      print: false,
    })
  } finally {
    await db.destroy()
  }
}
