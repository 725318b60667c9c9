import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type ServerProcess, startServer } from '@candour/api/test/process.ts'
import { freePort } from '@candour/postgres/free-port.ts'
import { startPostgres } from '@candour/postgres/server.ts'
import { Client } from '#client.ts'
import { environmentOf } from '#compose.ts'
import { startMailServer } from '#mail-server.ts'
import { type Caddy, startProxy } from '#proxy.ts'
import { root } from '#repository.ts'

export interface Account {
  email: string
  password: string
}

export interface Origins {
  site: string
  dashboard: string
  admin: string
}

/** One of the servers behind the proxy. */
export interface Server {
  /** Where it listens directly, bypassing the proxy. */
  url: string
  /** All output so far, of all its processes. */
  output(): string
  /**
   * Stops the process and starts a replacement, resolving once it is healthy, like `docker compose up --wait` for one
   * service.
   *
   * @returns the exit code of the replaced process
   */
  replace(): Promise<number | null>
  stop(): Promise<number | null>
}

/** The complete deployment of docker-compose.yml on this machine, for tests, including browser tests. */
export interface Deployment {
  /** The https origins, with certificates from the CA in `caFile`. */
  origins: Origins
  /** PEM. */
  caFile: string
  servers: readonly [Server, Server]
  proxy: Caddy
  databaseUrl: string
  superadmin: Account
  /** Admin of the demo company, whose page is at /cafe-luna. */
  owner: Account
  /** Page that lists the mails it sent; /mails.json below it is for programs. */
  mails: string
  /** Creates a client without cookies that trusts the CA. */
  newClient(): Client
  stop(): Promise<void>
}

const superadmin = { email: 'operator@example.com', password: 'operate everything' }

/**
 * Starts PostgreSQL, two servers and Caddy in front of them, with the deployed Caddyfile and environment except for
 * addresses and per-address rate limits. The apps must be built.
 */
export async function startDeployment(): Promise<Deployment> {
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const folder = await mkdtemp(join(tmpdir(), 'candour-deployment-'))
    closers.push(() => rm(folder, { recursive: true, force: true }))
    const database = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
    closers.push(database.stop)
    const mail = await startMailServer()
    closers.push(mail.stop)

    const [httpPort, httpsPort, ...ports] = await freePorts(4)
    const origins = originsAt(httpsPort)
    const settings = {
      DOMAIN: 'candour.localhost',
      SITE_ORIGIN: origins.site,
      DASHBOARD_ORIGIN: origins.dashboard,
      ADMIN_ORIGIN: origins.admin,
      SESSION_SECRET: 'of a deployment that is gone in a minute',
      REQUIRE_TWO_FACTOR: 'off',
      DATABASE_URL: database.url,
      SMTP_URL: mail.url,
      SUPERADMIN_EMAIL: superadmin.email,
      SUPERADMIN_PASSWORD: superadmin.password,
      SEED_DEMO: 'true',
      HTTP_PORT: httpPort,
      HTTPS_PORT: httpsPort,
    }
    const env = { ...environmentOf('api-1', settings), HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' }
    const first = await startReplaceable({ ...env, PORT: ports[0] ?? '' })
    closers.push(first.stop)
    const second = await startReplaceable({ ...env, PORT: ports[1] ?? '' })
    closers.push(second.stop)

    const upstreams = ports.map((port) => `127.0.0.1:${port}`).join(' ')
    const proxy = await startProxy({ ...environmentOf('proxy', settings), API_UPSTREAMS: upstreams })
    closers.push(proxy.stop)
    await serves(proxy, origins)
    const ca = await readFile(proxy.caFile, 'utf8')
    return {
      origins,
      caFile: proxy.caFile,
      servers: [first, second],
      proxy,
      databaseUrl: database.url,
      superadmin,
      owner: ownerIn(first.output()),
      mails: mail.page,
      newClient: () => new Client(ca),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Hosts under a dedicated domain, because browsers reject cookies that a subdomain sets for `localhost`. */
export function originsAt(port: string): Origins {
  return {
    site: `https://reviews.candour.localhost:${port}`,
    dashboard: `https://app.candour.localhost:${port}`,
    admin: `https://admin.candour.localhost:${port}`,
  }
}

async function startReplaceable(env: Record<string, string>): Promise<Server> {
  let output = ''
  let server: ServerProcess = await startServer(env)
  const stop = async () => {
    server.kill('SIGTERM')
    const code = await server.exited
    output += server.output()
    return code
  }
  return {
    url: server.url,
    output: () => output + server.output(),
    replace: async () => {
      const code = await stop()
      server = await startServer(env)
      await healthy(env)
      return code
    },
    stop,
  }
}

/** Runs the image's health check. */
async function healthy(env: Record<string, string>): Promise<void> {
  const check = join(root, 'tooling/commands/src/healthy.ts')
  await promisify(execFile)(process.execPath, [check], { env })
}

/** Waits until every host has a certificate and reaches a server. */
async function serves(proxy: Caddy, origins: Origins): Promise<void> {
  const giveUpAt = performance.now() + 30_000
  for (const origin of Object.values(origins)) {
    while (!(await isServed(proxy, origin))) {
      if (performance.now() > giveUpAt) throw new Error(`The proxy does not serve ${origin}: ${proxy.log()}`)
      await setTimeout(50)
    }
  }
}

async function isServed({ caFile }: Caddy, origin: string): Promise<boolean> {
  if (!existsSync(caFile)) return false
  const client = new Client(await readFile(caFile, 'utf8'))
  const answer = await client.call(`${origin}/api/health/ready`).catch(() => undefined)
  client.close()
  return answer?.status === 200
}

function ownerIn(output: string): Account {
  const [, email, password] =
    /Demo company admin: (\S+)\n\s+Password \(shown only this once\): (\S+)/.exec(output) ?? []
  if (!email || !password) throw new Error(`No demo account was announced: ${output}`)
  return { email, password }
}

/** Returns distinct free ports. */
export async function freePorts(count: number): Promise<[string, string, ...string[]]> {
  const ports = new Set<string>()
  while (ports.size < count) ports.add(String(await freePort()))
  const [first = '', second = '', ...rest] = ports
  return [first, second, ...rest]
}
