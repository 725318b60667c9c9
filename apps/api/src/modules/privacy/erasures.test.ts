import { createHmac, randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { listen } from '#db/listen.ts'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { erasureFileIn } from '#modules/privacy/erasure-file.ts'
import { ErasureMemory } from '#modules/privacy/erasure-memory.ts'
import { rememberErasures } from '#modules/privacy/erasures.ts'
import { testDatabase } from '#test/database.ts'

const t = await testDatabase()
const company = await t.make.company()

const remember = (companyId: string, ...[erased]: [Parameters<typeof rememberErasures>[2]]) =>
  withCompany(t.db, system('conversation'), company.id, (tx) => rememberErasures(tx, companyId, erased))

const remembered = () => t.owner.selectFrom('erasures').select(['company_id', 'hash', 'scope']).execute()

it('remembers HMAC-SHA256 hashes of records; all personal data includes contact data', async () => {
  const ids = [randomUUID(), randomUUID()]
  await remember(company.id, { kind: 'review', ids, scope: 'contact' })
  const { key } = await t.owner.selectFrom('erasure_keys').select('key').executeTakeFirstOrThrow()
  const hashOf = (id: string) => createHmac('sha256', key).update(`review ${company.id} ${id}`).digest()
  const expected = (scopes: string[]) =>
    expect.arrayContaining(
      ids.map((id, n) => ({ company_id: company.id, hash: hashOf(id), scope: scopes[n] })),
    )
  expect(await remembered()).toEqual(expected(['contact', 'contact']))
  await remember(company.id, { kind: 'review', ids: ids.slice(1), scope: 'all' })
  await remember(company.id, { kind: 'review', ids, scope: 'contact' })
  expect(await remembered()).toEqual(expected(['contact', 'all']))
  expect(await remembered()).toHaveLength(2)
})

it('is refused for another company, whose erasures no company can read either', async () => {
  await expect(remember(randomUUID(), { kind: 'mail', ids: [randomUUID()], scope: 'all' })).rejects.toThrow(
    'the company in scope',
  )
  for (const table of ['erasures', 'erasure_keys'] as const) {
    await expect(t.db.selectFrom(table).selectAll().execute()).rejects.toThrow('permission denied')
  }
})

describe('the copy outside the database', () => {
  it('is complete, however often processes start, and despite a damaged line', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'candour-erasures-'))
    const file = erasureFileIn(folder)
    const { log } = Fastify({ logger: { level: 'silent' } })
    const start = () => {
      const memory = new ErasureMemory({ platformDb: t.platformDb, file, log })
      const listening = listen(t.url, [memory], { log })
      return async () => {
        await listening.stop()
        await memory.stop()
      }
    }
    const lines = async () => (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean)
    const stored = async () => {
      const keys = await t.owner.selectFrom('erasure_keys').select('key').execute()
      const erasures = await t.owner.selectFrom('erasures').selectAll().execute()
      return [
        ...keys.map(({ key }) => `key ${key.toString('hex')}`),
        ...erasures.map(({ scope, company_id, hash }) => `${scope} ${company_id} ${hash.toString('hex')}`),
      ].toSorted()
    }
    const some = (count: number) => ({
      kind: 'review' as const,
      ids: Array.from({ length: count }, () => randomUUID()),
      scope: 'all' as const,
    })
    await remember(company.id, some(250))
    const stop = start()
    await expect.poll(async () => (await lines()).toSorted()).toEqual(await stored())
    await remember(company.id, some(150))
    await expect.poll(async () => (await lines()).toSorted()).toEqual(await stored())
    await stop()

    await appendFile(file, `all ${company.id} 00`)
    await remember(company.id, some(1))
    const stopAgain = start()
    await expect
      .poll(async () => (await lines()).filter((line) => !line.endsWith(' 00')).toSorted())
      .toEqual(await stored())
    await stopAgain()
    await rm(folder, { recursive: true })
  })
})
