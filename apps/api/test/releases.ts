import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { createPool } from '#db/client.ts'
import { createEmptyDatabase, type TestDatabase } from '#test/database.ts'

/** Creates a database as the given release has left it (`generate-release.ts`), without rows. */
export async function databaseOf(release: string): Promise<TestDatabase> {
  const database = await createEmptyDatabase()
  const pool = createPool(database.directUrl, { max: 1 })
  const packed = await readFile(new URL(`releases/${release}.sql.gz`, import.meta.url))
  await pool.query(gunzipSync(packed).toString())
  await pool.end()
  return database
}
