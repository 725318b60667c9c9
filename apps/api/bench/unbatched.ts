import { buildApp } from '#app.ts'
import { createAppDeps } from '#app-deps.ts'
import { parseConfig } from '#config.ts'
import { openDatabases } from '#db/databases.ts'
import { insertReviews } from '#modules/reviews/repository.ts'

/**
 * Serves the API twice: as it is, and with a statement for each review. Both in one process, so that they differ in
 * nothing else. Forked with the database URL; sends both URLs.
 */
const [, , databaseUrl = ''] = process.argv
const databases = openDatabases(databaseUrl)
const deps = createAppDeps(parseConfig({ RATE_LIMITS: 'off' }), databases)
const insertReview = async (review: Parameters<typeof deps.insertReview>[0]) =>
  (await insertReviews(deps.visitorDb, [review]))[0] === true
const urls: string[] = []
for (const served of [deps, { ...deps, insertReview }]) {
  const app = await buildApp(served, { sessionSecrets: ['x'.repeat(32)] })
  urls.push(await app.listen({ port: 0, host: '127.0.0.1' }))
}
process.send?.(urls)
