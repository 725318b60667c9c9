import { readArguments } from '#arguments.ts'
import { withDatabase } from '#database.ts'

/** Migrates the database and exits; run it before starting servers of a new version. */
readArguments({})
await withDatabase(async () => console.log('The database is up to date.'))
