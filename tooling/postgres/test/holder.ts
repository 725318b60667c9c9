import { startPostgres } from '#server.ts'

/** Starts the database of the given folder, tells its URL and holds it until it is killed. */
const { url } = await startPostgres({ dataDir: process.argv[2] ?? '' })
process.send?.(url)
setInterval(() => {}, 60_000)
