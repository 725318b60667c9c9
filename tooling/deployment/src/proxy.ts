import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputOf } from '#output.ts'
import { root } from '#repository.ts'

export interface Caddy {
  /** PEM certificate of the CA for names below localhost; written when the first one is issued. */
  caFile: string
  /** JSON lines, one per request or event. */
  log(): string
  stop(): Promise<void>
}

/** Starts Caddy with the deployed Caddyfile and these variables; it may not be serving yet. */
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
