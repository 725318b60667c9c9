import { withDatabase } from '#database.ts'

/** Brings the database up to date and ends: the step before the servers of a new version start. */
await withDatabase(async () => console.log('The database is up to date.'))
