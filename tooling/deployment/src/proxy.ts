import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputOf } from '#output.ts'
import { root } from '#repository.ts'

export interface Caddy {
  /** The certificate of the CA that signs for names below localhost, as PEM; written when the first is needed. */
  caFile: string
  /** One line of JSON for each request and event. */
  log(): string
  stop(): Promise<void>
}

/** Caddy with the Caddyfile that is deployed, told its addresses by these names; it may not serve yet. */
export async function startProxy(env: Record<string, string>): Promise<Caddy> {
  const folder = await mkdtemp(join(tmpdir(), 'candour-caddy-'))
  const caddyfile = join(root, 'deploy/Caddyfile')
  const child = spawn('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: join(folder, 'data'),
      XDG_CONFIG_HOME: join(folder, 'config'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = outputOf(child)
  const exited = once(child, 'close')
  return {
    caFile: join(folder, 'data/caddy/pki/authorities/local/root.crt'),
    log,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
