import { spawnSync } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import { embeddedIn } from '#test/faults/embedded.ts'
import { under } from '#test/faults/visitors.ts'
import { prepareDataDir } from '#test/prepared-cluster.ts'
import { type ServerProcess, startServer } from '#test/process.ts'

/**
 * Returns a command prefix that mounts a small disk at a folder, visible only to the command and its children and gone
 * with them. Needs no root where unprivileged users may create namespaces.
 */
const onSmallDisk = (folder: string) => [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-current-user', '--keep-caps']),
  ...['--mount', 'sh', '-c', 'mount -t tmpfs -o size=192m tmpfs "$0" && exec "$@"', folder],
]
/** Returns a command prefix that first copies what is in a folder into another one. */
const withContents = (from: string, to: string) => {
  return ['sh', '-c', 'cp -a "$0/." "$1" && shift && exec "$@"', from, to]
}
const [file = '', ...args] = onSmallDisk('/mnt')
const mayMount = spawnSync(file, [...args, 'true']).status === 0
if (!mayMount) console.log('Skipped because mounting is not permitted: tests with a full disk')

let folder: string
let server: ServerProcess
/** The disk's path as seen from outside the namespace. */
let disk: string
let database: Awaited<ReturnType<typeof embeddedIn>>
let owner: Db
beforeAll(async () => {
  if (!mayMount) return
  folder = await mkdtemp(join(tmpdir(), 'candour-faults-'))
  const prepared = await mkdtemp(join(tmpdir(), 'candour-faults-'))
  await prepareDataDir(prepared)
  server = await startServer({ DATA_DIR: folder }, [
    ...onSmallDisk(folder),
    ...withContents(prepared, folder),
  ])
  await rm(prepared, { recursive: true })
  disk = `/proc/${server.pid}/root${folder}`
  database = await embeddedIn(disk)
  owner = createDb(createPool(database.url, { max: 2 }))
}, 120_000)
afterAll(async () => {
  if (!mayMount) return
  await owner.destroy()
  server.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  await rm(folder, { recursive: true, force: true })
})

/** Fills the disk to the last byte, until disposed. */
async function fill(): Promise<AsyncDisposable> {
  const path = join(disk, 'filler')
  const filler = await open(path, 'w')
  for (const size of [1024 * 1024, 4096]) {
    const isFull = (error: { code?: string }) => error.code === 'ENOSPC'
    while (!(await filler.write(Buffer.alloc(size)).then(() => false, isFull))) {}
  }
  await filler.close()
  return { [Symbol.asyncDispose]: () => rm(path) }
}

it.skipIf(!mayMount)('the disk is full: no table can grow', async () => {
  await under('disk full', { server, owner }, async (visitors) => {
    await using _full = await fill()
    await visitors.fail(16)
  })
})

it.skipIf(!mayMount)('the disk is full: the database cannot even write its WAL, and exits', async () => {
  const superuser = createPool(database.superuserUrl, { max: 1 })
  await under('disk full, database ended by it', { server, owner }, async (visitors) => {
    await using _full = await fill()
    // Until the next WAL segment has to be created.
    const log = () =>
      superuser.query("select pg_create_restore_point('full'), pg_switch_wal()").then(
        () => 'written',
        () => 'full',
      )
    await expect.poll(log, { interval: 0, timeout: 60_000 }).toBe('full')
    await expect.poll(() => server.output(), { timeout: 60_000 }).toContain('ended unexpectedly')
    await visitors.fail(16)
  })
  await superuser.end()
})
