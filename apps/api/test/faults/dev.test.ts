import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@candour/postgres/free-port.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { testDataDir } from '#test/faults/deployment.ts'
import { compileCache } from '#test/process.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

const dataDir = await testDataDir()

it('serves all apps from source in development, without spurious restarts', async () => {
  const { PATH = '', HOME = '' } = process.env
  const port = String(await freePort())
  const child = spawn(process.execPath, ['tooling/commands/src/dev.ts'], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE: compileCache, PORT: port, DATA_DIR: dataDir, SEED_DEMO: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const exited = once(child, 'close')
  onTestFinished(() => void child.kill('SIGTERM'))
  await vi.waitUntil(() => output.includes('Ready on '), 100_000)
  for (const path of [
    '/',
    '/src/entry-client.tsx',
    '/login',
    '/dashboard/src/main.tsx',
    '/admin',
    '/admin/src/main.tsx',
  ]) {
    const answer = await fetch(`http://localhost:${port}${path}`)
    expect(answer.status, path).toBe(200)
    expect((await answer.text()).length).toBeGreaterThan(100)
  }
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(output).not.toContain('Restarting')
})
