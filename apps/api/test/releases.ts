import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { createDb, createPool } from '#db/client.ts'
import { createEmptyDatabase } from '#test/database.ts'

/** Creates a database as the given release has left it (`generate-release.ts`), without rows. */
export async function databaseOf(release: string) {
  const database = await createEmptyDatabase()
  const owner = createDb(createPool(database.directUrl, { max: 2 }), { statementNames: false })
  const packed = await readFile(new URL(`releases/${release}.sql.gz`, import.meta.url))
  await sql.raw(gunzipSync(packed).toString()).execute(owner)
  const drop = async () => {
    await owner.destroy()
    await database.drop()
  }
  return { url: database.url, owner, drop }
}
