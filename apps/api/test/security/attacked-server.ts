import { createDb, createPool, type Db } from '#db/client.ts'
import { createFactories, type Factories } from '#test/factories.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { startServer } from '#test/process.ts'

export interface AttackedServer {
  url: string
  pid: number
  /** The database as its owner, without a statement timeout. */
  owner: Db
  make: Factories
  /** Stops server and database. @returns the server's exit code */
  stop(): Promise<number | null>
}

/** Starts the server as a separate process, with its own database. */
export async function startAttackedServer(): Promise<AttackedServer> {
  const postgres = await startTestPostgres()
  const server = await startServer({ DATABASE_URL: postgres.url, SESSION_SECRET: 'x'.repeat(32) })
  const owner = createDb(createPool(postgres.url, { max: 1 }))
  return {
    url: server.url,
    pid: server.pid ?? 0,
    owner,
    make: createFactories(owner),
    stop: async () => {
      server.kill('SIGTERM')
      const code = await server.exited
      await owner.destroy()
      await postgres.stop()
      return code
    },
  }
}
