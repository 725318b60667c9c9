import { execFileSync } from 'node:child_process'
import { hostname } from 'node:os'
import { fileURLToPath } from 'node:url'
import { freePort } from '@candour/postgres/free-port.ts'
import { login, resetPassword } from '@candour/schemas/accounts.ts'
import { expect, it } from 'vitest'
import { runCommand, send, stop, testDataDir } from '#test/faults/deployment.ts'
import { startServer } from '#test/process.ts'

const folder = await testDataDir()

const superadmin = async (env: Record<string, string>, ...args: string[]) =>
  (await runCommand('superadmin', env, ...args)).output

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
    expect((await send(server, resetPassword, { body })).status).toBe(200)
    expect((await send(server, resetPassword, { body })).status).toBe(400)
    const answer = await send(server, login, { body: { email, password } })
    const { user } = (await answer.json()) as { user: { id: string } }
    expect(user).toMatchObject({ email, role: 'superadmin' })
    const line = outputs[n]?.split('\n').find((line) => line.includes('"security":')) ?? '{}'
    expect(JSON.parse(line)).toEqual({
      ...{ level: 30, time: expect.any(Number), pid: expect.any(Number), hostname: hostname() },
      ...{ security: 'superadmin_made', userId: user.id, role: 'superadmin', msg: 'security' },
    })
  }
  await stop(server)
  expect(server.output()).not.toContain(tokens[0])
  expect(server.output()).not.toContain(tokens[1])
})

// The arguments are those of script(1) on Linux.
it.runIf(process.platform === 'linux')('shows nothing but the link on a terminal', () => {
  const file = fileURLToPath(new URL('../../../../tooling/commands/src/superadmin.ts', import.meta.url))
  const onTerminal = ['-qec', `'${process.execPath}' '${file}' third@example.com`, '/dev/null']
  const { PATH = '' } = process.env
  const output = execFileSync('script', onTerminal, { env: { PATH, DATA_DIR: folder }, encoding: 'utf8' })
  expect(output).toMatch(/^third@example.com is a superadmin, .+\s+http:\S+\s+$/)
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
