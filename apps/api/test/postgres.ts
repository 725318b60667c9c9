import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@candour/postgres/server.ts'

/** A PostgreSQL of one's own for a run, gone without trace afterwards. */
export async function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'candour-test-'))
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
