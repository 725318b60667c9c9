import { buildApp } from '#app.ts'
import { parseConfig } from '#config.ts'
import { createDb, createPool } from '#db/client.ts'
import { MailQueue } from '#mail/queue.ts'
import { CompanyCache } from '#modules/companies/cache.ts'
import { LiveReviews } from '#modules/reviews/live.ts'

/** Returns the OpenAPI document of all contracts, without connecting to a database. */
export async function openapiDocument() {
  const url = 'postgres://nobody@127.0.0.1:1/none'
  const db = createDb(createPool(url))
  const app = await buildApp(
    {
      config: parseConfig({}),
      db,
      accountsDb: db,
      platformDb: db,
      visitorDb: db,
      companies: new CompanyCache(db),
      live: new LiveReviews({ visitorDb: db, accountsDb: db }),
      accepted: { script: 0, form: 0 },
      mail: new MailQueue(url),
    },
    { sessionSecrets: ['x'.repeat(32)] },
  )
  try {
    await app.ready()
    return app.swagger()
  } finally {
    await app.close()
    await db.destroy()
  }
}
