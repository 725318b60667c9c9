import { buildApp } from '#app.ts'
import { createAppDeps } from '#app-deps.ts'
import { parseConfig } from '#config.ts'
import { openDatabases } from '#db/databases.ts'
import { openapi } from '#http/openapi.ts'

/** Returns the OpenAPI document of all contracts, without connecting to a database. */
export async function openapiDocument() {
  const url = 'postgres://nobody@127.0.0.1:1/none'
  const databases = openDatabases(url)
  const app = await buildApp(createAppDeps(parseConfig({}), databases), {
    sessionSecrets: ['x'.repeat(32)],
    describe: async (described) => {
      await described.register(openapi)
    },
  })
  try {
    await app.ready()
    return app.swagger()
  } finally {
    await app.close()
    await databases.close()
  }
}
