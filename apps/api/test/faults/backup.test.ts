import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { erasePerson } from '@candour/schemas/privacy.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { getSystem } from '@candour/schemas/system.ts'
import { expect, it } from 'vitest'
import { createPool } from '#db/client.ts'
import { runCommand, send, signIn, testDeployment, testFolder } from '#test/faults/deployment.ts'
import { testBucket } from '#test/s3/bucket.ts'

const dataDir = await testFolder()
const s3 = await testBucket()
const deployment = await testDeployment()
const { url, superuserUrl, sql, make } = deployment
const env = {
  ...deployment.env,
  ...s3.env,
  DATA_DIR: dataDir,
  NODE_ENV: 'production',
  REQUIRE_TWO_FACTOR: 'off',
}
const server = await deployment.start(env)
const company = await make.company()
const cookie = await signIn(server, (await make.user({ companies: [company] })).email)
const operator = await signIn(server, (await make.user({ role: 'superadmin' })).email)

const run = (name: string, ...args: string[]) => runCommand(name, env, ...args)
const databases = async () => {
  const rows = await sql<{ name: string }>`select datname as name from pg_database order by 1`
  return rows.map(({ name }) => name)
}
const review = async (contactEmail: string) => {
  const body = { companyId: company.id, rating: 5, feedback: 'Kind people', contactName: 'Zoë', contactEmail }
  const answer = await send(server, createReview, { body })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}
const system = async () =>
  (await (await send(server, getSystem, { cookie: operator })).json()) as {
    checks: { id: string; level: string; seen: string }[]
    backups: unknown[]
  }

/** Flips one bit in the middle of an object, as a disk could. */
async function damage(name: string): Promise<() => Promise<void>> {
  for await (const found of glob(`**/${name}*`, { cwd: s3.objects })) {
    const path = join(s3.objects, found)
    const whole = await readFile(path)
    if (!whole.toString('latin1').startsWith('age-encryption.org')) continue
    const damaged = Buffer.from(whole)
    const middle = Math.floor(whole.length / 2)
    damaged.writeUInt8(damaged.readUInt8(middle) ^ 1, middle)
    await writeFile(path, damaged)
    return () => writeFile(path, whole)
  }
  throw new Error('The server keeps no such object')
}

it('backs up into a bucket, finds damage, and restores without what was erased since', async () => {
  const id = await review('zoe@example.com')
  await review('ada@example.com')
  const first = await run('backup')
  expect(first.output).toMatch(/s3:candour-[\dTZ-]+\.backup\.age is complete: \d+ bytes, encrypted/)
  expect(first.code).toBe(0)
  const { output: listed } = await run('backup', '--list')
  const [, name = ''] = /^s3:(\S+) \d+\n$/.exec(listed) ?? []
  expect(name).not.toBe('')

  const erased = await send(server, erasePerson, {
    ...{ cookie, query: { companyId: company.id } },
    body: { ids: [id], reason: 'By letter' },
  })
  expect(erased.status, await erased.clone().text()).toBe(200)
  await expect.poll(() => readFile(join(dataDir, 'erasures/erasures.log'), 'utf8')).toMatch(/^all /m)

  const before = await databases()
  const good = await run('backup-verify', '--identity', s3.key.file)
  expect(good.output).toMatch(
    new RegExp(`s3:${name} of .* is good: \\d+ rows of \\d+ tables .* [1-9]\\d* records were erased again`),
  )
  expect(good.code).toBe(0)
  expect(await databases()).toEqual(before)
  const sound = await system()
  expect(sound.backups).toEqual([
    expect.objectContaining({ name: `s3:${name}`, verified: expect.objectContaining({ problem: null }) }),
  ])
  const check = ({ checks }: typeof sound) => checks.find(({ id }) => id === 'backup-verified')
  expect(check(sound)?.level).toBe('ok')

  const repair = await damage(name)
  const bad = await run('backup-verify', '--identity', s3.key.file)
  expect(bad).toMatchObject({ code: 1, output: expect.stringContaining('The backup is damaged') })
  expect(await databases()).toEqual(before)
  await expect
    .poll(async () => check(await system()))
    .toMatchObject({
      level: 'error',
      seen: expect.stringContaining('The backup is damaged'),
    })

  const superuser = createPool(superuserUrl, { max: 1 })
  await superuser.query('create database restored owner candour')
  const elsewhere = { ...env, DATABASE_URL: url.replace(/[^/]*$/, 'restored') }
  const restore = (...args: string[]) => runCommand('restore', elsewhere, ...args)
  await repair()
  const restored = await restore('s3:', '--identity', s3.key.file)
  expect(restored.output).toMatch(/Erased [1-9]\d* records again/)
  expect(restored.code).toBe(0)
  await superuser.end()
  const pool = createPool(elsewhere.DATABASE_URL, { max: 1 })
  const { rows } = await pool.query('select contact_email from reviews order by 1')
  expect(rows).toEqual([{ contact_email: 'ada@example.com' }, { contact_email: null }])
  await pool.end()
})

it('deletes old backups, but none while it is not known that one is good', async () => {
  const names = async () => (await run('backup', '--list')).output.match(/candour-\S+/g) ?? []
  const keeping = { ...env, BACKUP_KEEP: '1d' }
  const [old] = await names()
  const failing = await runCommand('backup', keeping)
  expect(failing.output).toContain('Nothing old was deleted, because the last verification failed')
  const [second] = await names()
  expect((await runCommand('backup-verify', { ...env, BACKUP_AGE_IDENTITY: s3.key.file })).code).toBe(0)
  const { output } = await runCommand('backup', keeping)
  expect(output).toContain(`Deleted s3:${old}`)
  const left = await names()
  expect(left.slice(1)).toEqual([second])
  expect(left[0]).not.toBe(second)
})

it('says that a full bucket holds no backup', async () => {
  const before = await readFile(join(dataDir, 'last-backup.json'), 'utf8')
  const full = await s3.failing(
    ({ method }, response) => {
      if (method !== 'PUT') return undefined
      response
        .writeHead(507)
        .end('<Error><Code>QuotaExceeded</Code><Message>Bucket is full</Message></Error>')
      return 'answer'
    },
    () => run('backup'),
  )
  expect(full).toMatchObject({
    code: 1,
    output: expect.stringContaining('did not take the backup: QuotaExceeded'),
  })
  expect(full.output).not.toContain('is complete')
  expect(await readFile(join(dataDir, 'last-backup.json'), 'utf8')).toBe(before)
})
