import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { environmentOf } from '#compose.ts'
import { readText, root, settingsIn } from '#repository.ts'

const run = promisify(execFile)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candour-caddyfile-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Returns the addresses on which Caddy would listen. @throws on an invalid Caddyfile */
async function listeners(caddyfile: string, env: Record<string, string>): Promise<string[]> {
  const file = join(folder, 'Caddyfile')
  await writeFile(file, caddyfile)
  const { stdout } = await run('caddy', ['adapt', '--validate', '--config', file], {
    env: { PATH: process.env.PATH, HOME: folder, ...env },
  })
  // Validation log lines follow the JSON if the Caddyfile sends logs there.
  const [json = ''] = stdout.split('\n', 1)
  const servers: Record<string, { listen: string[] }> = JSON.parse(json).apps.http.servers
  return Object.values(servers).flatMap(({ listen }) => listen)
}

it('serves the three hosts over https in production', async () => {
  const env = environmentOf('proxy', { DOMAIN: 'example.com', SESSION_SECRET: 'x' })
  expect(await listeners(readText('deploy/Caddyfile'), env)).toEqual([':443'])
})

it('serves the local deployment over http on one port of this machine', async () => {
  const env = environmentOf('proxy', settingsIn('deploy/local.env', { commented: false }))
  expect(await listeners(readText('deploy/Caddyfile'), env)).toEqual([':8080'])
})

it('follows caddy fmt', async () => {
  const { stdout } = await run('caddy', ['fmt', join(root, 'deploy/Caddyfile')])
  expect(stdout).toBe(readText('deploy/Caddyfile'))
})

it('accepts the documented example for static files', async () => {
  const [, block] = /```\n([\s\S]*?)```/.exec(readText('docs/static-hosting.md')) ?? []
  expect(await listeners(block ?? '', {})).toEqual([':443'])
})
