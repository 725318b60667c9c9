import { openDatabases } from '@candour/api/db/databases.ts'
import { migrate } from '@candour/api/db/migrate.ts'
import { changed, type Rejudged, rejudge } from '@candour/api/modules/reviews/rejudge.ts'
import { readArguments } from '#arguments.ts'
import { CommandError, withDatabaseAsItIs } from '#database.ts'

/** Minimum time between two lines about progress, in ms. */
const reportMs = 5_000

/**
 * Judges again the reviews that an earlier version of the sentiment model has judged, while servers run, and prints
 * what has changed. Can be interrupted and restarted at any time.
 */
readArguments({})
await withDatabaseAsItIs(async (url) => {
  await migrate(url)
  const databases = openDatabases(url)
  let reportedAt = performance.now()
  const rejudged = await rejudge({
    platformDb: databases.platformDb,
    onProgress: ({ slug }, rejudged, until) => {
      if (performance.now() - reportedAt < reportMs) return
      reportedAt = performance.now()
      console.log(`${slug}, up to ${until.toISOString().slice(0, 10)}: ${numbersOf(rejudged)}`)
    },
    onFailure: (error) =>
      console.error(`Interrupted, will continue: ${error instanceof Error ? error.message : error}`),
  }).finally(databases.close)
  if (!rejudged) throw new CommandError('Another process is judging the reviews again.')
  console.log(`Done: ${numbersOf(rejudged)}`)
  for (const [change, reviews] of Object.entries(rejudged.changes).toSorted())
    console.log(`  ${change}: ${reviews}`)
})

function numbersOf(rejudged: Rejudged): string {
  return `${rejudged.reviews} reviews judged again, ${changed(rejudged)} of them differently`
}
