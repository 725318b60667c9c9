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
  collectGarbage(): void
}

/** Starts the server as a separate process, with its own database. It collects garbage on SIGUSR2. */
export async function startAttackedServer(): Promise<AttackedServer> {
  const postgres = await startTestPostgres()
  const server = await startServer({
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'x'.repeat(32),
    NODE_OPTIONS: "--expose-gc --import=data:text/javascript,process.on('SIGUSR2',()=>gc())",
  })
  const owner = createDb(createPool(postgres.url, { max: 1 }))
  return {
    url: server.url,
    pid: server.pid ?? 0,
    owner,
    make: createFactories(owner),
    collectGarbage: () => server.kill('SIGUSR2'),
    stop: async () => {
      server.kill('SIGTERM')
      const code = await server.exited
      await owner.destroy()
      await postgres.stop()
      return code
    },
  }
}
