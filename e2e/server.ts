import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@candour/api/test/process.ts'
import { freePort } from '@candour/postgres/free-port.ts'

/** What the tests need to know of the server they run against; handed to the workers through the environment. */
export interface Product {
  origin: string
  superadmin: { email: string; password: string }
  /** The admin of the demo company that the first run makes. */
  owner: { email: string; password: string }
  /** Where the mails are that it sent. */
  mails: string
}

/** What the tests share. */
export default async function start(): Promise<() => Promise<void>> {
  const { product, stop } = await startProduct()
  process.env.PRODUCT = JSON.stringify(product)
  return stop
}

/**
 * Starts the product as its users do, on a data directory of its own.
 *
 * @param settings of the environment, which may name the port
 */
export async function startProduct(
  settings: (port: string) => Record<string, string> = () => ({}),
): Promise<{ product: Product; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'candour-e2e-'))
  const port = String(await freePort())
  const superadmin = { email: 'operator@example.com', password: 'operate everything' }
  const server = await startServer({
    PORT: port,
    DATA_DIR: dataDir,
    SEED_DEMO: 'true',
    SUPERADMIN_EMAIL: superadmin.email,
    SUPERADMIN_PASSWORD: superadmin.password,
    ...settings(port),
  })
  const [, email, password] =
    /Demo company admin: (\S+)\n\s+Password \(shown only this once\): (\S+)/.exec(server.output()) ?? []
  if (!email || !password) throw new Error(`No demo account was announced: ${server.output()}`)
  const [, mails] = /Mail: (\S+)/.exec(server.output()) ?? []
  if (!mails) throw new Error(`No page with the mails was announced: ${server.output()}`)
  const origin = `http://localhost:${port}`
  const product: Product = { origin, superadmin, owner: { email, password }, mails }
  const stop = async () => {
    server.kill('SIGTERM')
    await server.exited
    await rm(dataDir, { recursive: true, force: true })
  }
  return { product, stop }
}
