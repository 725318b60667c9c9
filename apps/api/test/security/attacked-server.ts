import { vi } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import { createFactories, type Factories } from '#test/factories.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { startServer } from '#test/process.ts'

export interface AttackedServer {
  url: string
  pid: number | undefined
  /** The database as its owner, without a statement timeout. */
  owner: Db
  make: Factories
  /** Memory in use in bytes, without garbage: the heap and what it refers to. */
  memoryInUse(): Promise<number>
  /** Stops server and database. @returns the server's exit code */
  stop(): Promise<number | null>
}

// Without spaces, which end an option.
const report = `const{heapUsed,external}=process.memoryUsage();console.log('in-use='+(heapUsed+external)+';')`
const reporter = `data:text/javascript,process.on('SIGUSR2',()=>{gc();${report}})`

/** Starts the server as a separate process, with its own database. */
export async function startAttackedServer(): Promise<AttackedServer> {
  const postgres = await startTestPostgres()
  const server = await startServer({
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'x'.repeat(32),
    NODE_OPTIONS: `--expose-gc --import=${reporter}`,
  })
  const reports = () => [...server.output().matchAll(/in-use=(\d+);/g)]
  const owner = createDb(createPool(postgres.url, { max: 1 }))
  return {
    url: server.url,
    pid: server.pid,
    owner,
    make: createFactories(owner),
    memoryInUse: async () => {
      const { length } = reports()
      server.kill('SIGUSR2')
      await vi.waitUntil(() => reports().length > length, { timeout: 10_000 })
      return Number(reports().at(-1)?.[1])
    },
    stop: async () => {
      server.kill('SIGTERM')
      const code = await server.exited
      await owner.destroy()
      await postgres.stop()
      return code
    },
  }
}
