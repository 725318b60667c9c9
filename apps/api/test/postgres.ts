import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { passwordFile, SUPERUSER } from '@candour/postgres/cluster.ts'
import { startPostgres } from '@candour/postgres/server.ts'
import { prepareDataDir } from '#test/prepared-cluster.ts'

interface TestPostgres {
  /** Connection string of the database's owner. */
  url: string
  /** Connection string of the cluster's superuser. */
  superuserUrl: string
  stop(): Promise<void>
}

/** Starts a private PostgreSQL with a migrated database for one run; `stop` removes all traces. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'candour-test-'))
  await prepareDataDir(folder)
  const dataDir = join(folder, 'postgres')
  const postgres = await startPostgres({ dataDir, durable: false })
  const superuserUrl = new URL(postgres.url)
  superuserUrl.username = SUPERUSER
  superuserUrl.password = await readFile(passwordFile(dataDir), 'utf8')
  return {
    url: postgres.url,
    superuserUrl: superuserUrl.href,
    stop: async () => {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
