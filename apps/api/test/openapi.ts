import { buildApp } from '#app.ts'
import { parseConfig } from '#config.ts'
import { createDb, createPool } from '#db/client.ts'
import { CompanyCache } from '#modules/companies/cache.ts'

/** The OpenAPI document of all contracts. No database is asked. */
export async function openapiDocument() {
  const db = createDb(createPool('postgres://nobody@127.0.0.1:1/none'))
  const app = await buildApp(
    { config: parseConfig({}), db, companies: new CompanyCache(db) },
    { sessionSecret: 'x'.repeat(32) },
  )
  try {
    await app.ready()
    return app.swagger()
  } finally {
    await app.close()
    await db.destroy()
  }
}
