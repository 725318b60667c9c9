import { startPostgres } from '#server.ts'

/** Starts the database of the given folder, sends its URL and holds it until killed. */
const { url } = await startPostgres({ dataDir: process.argv[2] ?? '' })
process.send?.(url)
setInterval(() => {}, 60_000)
