import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { freePort } from '@candour/postgres/free-port.ts'
import { login, resetPassword } from '@candour/schemas/accounts.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareDataDir } from '#test/prepared-cluster.ts'
import { compileCache, startServer } from '#test/process.ts'

const command = fileURLToPath(new URL('../../../../tooling/commands/src/superadmin.ts', import.meta.url))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candour-faults-'))
  await prepareDataDir(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function superadmin(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [command, ...args], {
    env: { PATH, HOME, NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return out + err
}

const post = (origin: string, path: string, body: object) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

it('restores access for a superadmin, whether or not the server is running', async () => {
  const env = { DATA_DIR: folder, PORT: String(await freePort()), SEED_DEMO: 'false' }
  const outputs = [await superadmin(env, 'first@example.com')]
  const server = await startServer(env)
  outputs.push(await superadmin(env, 'second@example.com'))
  const tokens = outputs.map(tokenIn)
  for (const [n, token] of tokens.entries()) {
    const email = ['first@example.com', 'second@example.com'][n]
    const password = 'a brand new secret'
    const body = { token, newPassword: password }
    expect((await post(server.url, resetPassword.path, body)).status).toBe(200)
    expect((await post(server.url, resetPassword.path, body)).status).toBe(400)
    const answer = await post(server.url, login.path, { email, password })
    const { user } = (await answer.json()) as { user: { id: string } }
    expect(user).toMatchObject({ email, role: 'superadmin' })
    const line = outputs[n]?.split('\n').find((line) => line.includes('"security":')) ?? '{}'
    expect(JSON.parse(line)).toEqual({
      ...{ level: 30, time: expect.any(Number), pid: expect.any(Number), hostname: hostname() },
      ...{ security: 'superadmin_made', userId: user.id, role: 'superadmin', msg: 'security' },
    })
  }
  server.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  expect(server.output()).not.toContain(tokens[0])
  expect(server.output()).not.toContain(tokens[1])
})

it('prints its usage', async () => {
  expect(await superadmin({ DATA_DIR: folder }, 'not an address')).toBe(
    'Usage: pnpm superadmin you@example.com\n',
  )
  expect(await superadmin({ DATA_DIR: folder })).toBe('Usage: pnpm superadmin you@example.com\n')
})

function tokenIn(output: string): string {
  const url = /http:\S+/.exec(output)?.[0]
  if (!url) throw new Error(output)
  expect(url).toMatch(/^http:\/\/localhost:\d+\/setup-password\?token=/)
  return new URL(url).searchParams.get('token') ?? ''
}
