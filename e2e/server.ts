import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDataDir } from '@candour/api/test/prepared-cluster.ts'
import { startServer } from '@candour/api/test/process.ts'
import { freePort } from '@candour/postgres/free-port.ts'

/** The server under test, passed to the workers through the environment. */
export interface Product {
  origin: string
  superadmin: { email: string; password: string }
  /** The admin of the demo company, created on the first start. */
  owner: { email: string; password: string }
  /** URL of the page with the emails it has sent; empty with a mail server. */
  mails: string
  /** Undefined where it runs as a deployment. */
  dataDir?: string
}

/**
 * Global setup: starts the product that most tests share, and one for the tests of the admin panel, which shows the
 * data of all companies.
 */
export default async function start(): Promise<() => Promise<void>> {
  const [shared, forPanel] = await Promise.all([startProduct(), startProduct()])
  process.env.PRODUCT = JSON.stringify(shared.product)
  process.env.PANEL_PRODUCT = JSON.stringify(forPanel.product)
  return async () => {
    await Promise.all([shared.stop(), forPanel.stop()])
  }
}

/**
 * Starts the product as users do, with its own data directory.
 *
 * @param settings returns additional environment variables for the given port
 */
export async function startProduct(
  settings: (port: string) => Record<string, string> | Promise<Record<string, string>> = () => ({}),
): Promise<{ product: Product; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'candour-e2e-'))
  await prepareDataDir(dataDir)
  const port = String(await freePort())
  const variables = await settings(port)
  const superadmin = { email: 'operator@example.com', password: 'operate everything' }
  const server = await startServer({
    PORT: port,
    DATA_DIR: dataDir,
    SEED_DEMO: 'true',
    // Websites of the tests are on this machine.
    OUTBOUND_ALLOW: '127.0.0.0/8',
    SUPERADMIN_EMAIL: superadmin.email,
    SUPERADMIN_PASSWORD: superadmin.password,
    ...variables,
  })
  const [, email, password] =
    /Demo company admin: (\S+)\n\s+Password \(shown only this once\): (\S+)/.exec(server.output()) ?? []
  if (!email || !password) throw new Error(`No demo account was announced: ${server.output()}`)
  const [, mails = ''] = /Mail: (\S+)/.exec(server.output()) ?? []
  if (!mails && !variables.SMTP_URL)
    throw new Error(`No page with the mails was announced: ${server.output()}`)
  const origin = `http://localhost:${port}`
  const product: Product = { origin, superadmin, owner: { email, password }, mails, dataDir }
  const stop = async () => {
    server.kill('SIGTERM')
    await server.exited
    await rm(dataDir, { recursive: true, force: true })
  }
  return { product, stop }
}
