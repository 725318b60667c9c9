import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { changesOf, platformChain, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/client.ts'
import { withAccount, withCompany, withPlatform } from '#db/scope.ts'
import { type Principal, system, visitor } from '#domain/principal.ts'
import { verifyAudit } from '#modules/audit/verify.ts'
import { testDatabase } from '#test/database.ts'

const t = await testDatabase()
const [company, other] = [await t.make.company(), await t.make.company()]
const { id, email } = await t.make.user({ companies: [company] })
const ada: Principal & { kind: 'user' } = {
  kind: 'user',
  user: {
    id,
    email,
    role: 'company_admin',
    memberships: [{ companyId: company.id, role: 'owner', suspended: false }],
  },
  sessionId: 'x',
  signIn: { factor: 'password', twoFactor: false, twoFactorRequired: false, stepUpUntil: null },
  network: '203.0.113.0/24',
  requestId: 'request-1',
}
beforeEach(async () => {
  await t.sql`truncate audit_entries, audit_chains`
})

const entries = (companyId: string) =>
  t.owner.selectFrom('audit_entries').selectAll().where('company_id', '=', companyId).orderBy('seq').execute()

const rename = (principal: Principal = ada) =>
  withCompany(t.db, principal, company.id, (tx) =>
    recordAudit(tx, principal, 'location.updated', {
      companyId: company.id,
      target: { type: 'location', id: 'l1', name: 'Berlin' },
      changes: { name: ['Berln', 'Berlin'] },
    }),
  )

const atPlatform = (tx: Parameters<typeof recordAudit>[0], principal: Principal) =>
  recordAudit(tx, principal, 'mail.resent', { target: { type: 'mail', id: 'm1' } })

describe('an entry', () => {
  it('says who did what to what, from which network, and how it changed', async () => {
    const before = Date.now()
    await rename()
    const [entry] = await entries(company.id)
    expect(entry).toMatchObject({
      seq: '1',
      actor_kind: 'user',
      actor_id: ada.user.id,
      actor_name: ada.user.email,
      action: 'location.updated',
      target_type: 'location',
      target_id: 'l1',
      target_name: 'Berlin',
      changes: { name: ['Berln', 'Berlin'] },
      network: '203.0.113.0/24',
      request_id: 'request-1',
    })
    expect(entry?.created_at.getTime()).toBeGreaterThanOrEqual(before)
  })

  it('is written by every login within its scope, and by no login outside', async () => {
    await rename(system('command'))
    await withAccount(t.accountsDb, visitor, ada.user.id, (tx) =>
      recordAudit(tx, visitor, 'password.changed', {
        target: { type: 'user', id: ada.user.id },
        by: ada.user,
      }),
    )
    await withPlatform(t.platformDb, system('mail'), async (tx) => {
      await atPlatform(tx, system('mail'))
      await recordAudit(tx, system('mail'), 'company.updated', {
        companyId: other.id,
        target: { type: 'company', id: other.id },
      })
    })
    expect(await entries(company.id)).toMatchObject([{ actor_kind: 'system', actor_name: 'command' }])
    expect(await entries(platformChain)).toMatchObject([
      { actor_kind: 'user', actor_id: ada.user.id },
      { actor_kind: 'system', actor_name: 'mail' },
    ])
    expect(await entries(other.id)).toHaveLength(1)

    const foreign = (tx: Parameters<typeof recordAudit>[0]) =>
      recordAudit(tx, ada, 'company.updated', {
        companyId: other.id,
        target: { type: 'company', id: other.id },
      })
    const refused = 'an audit entry belongs to the company in scope'
    await expect(withCompany(t.db, ada, company.id, foreign)).rejects.toThrow(refused)
    await expect(withCompany(t.db, ada, company.id, (tx) => atPlatform(tx, ada))).rejects.toThrow(refused)
    await expect(t.db.transaction().execute(foreign)).rejects.toThrow(refused)
    await expect(withAccount(t.accountsDb, ada, ada.user.id, foreign)).rejects.toThrow(refused)
    expect(await entries(other.id)).toHaveLength(1)
  })

  it('does not remain when its deed is rolled back', async () => {
    const deed = withCompany(t.db, ada, company.id, async (tx) => {
      await recordAudit(tx, ada, 'company.updated', {
        companyId: company.id,
        target: { type: 'company', id: company.id },
      })
      throw new Error('refused')
    })
    await expect(deed).rejects.toThrow('refused')
    await rename()
    expect(await entries(company.id)).toMatchObject([{ seq: '1', action: 'location.updated' }])
  })

  it('bounds and repairs hostile texts', async () => {
    const hostile = `${'x'.repeat(499)}😀\u0000${'y'.repeat(100_000)}`
    await withCompany(t.db, ada, company.id, (tx) =>
      recordAudit(tx, ada, 'location.updated', {
        companyId: company.id,
        target: { type: 'location', name: hostile },
        changes: { name: ['\ud800', hostile] },
      }),
    )
    const [entry] = await entries(company.id)
    expect(entry?.target_name).toBe(`${'x'.repeat(499)}\ufffd…`)
    expect(entry?.changes).toEqual({ name: ['\ufffd', `${'x'.repeat(499)}\ufffd…`] })
    expect((await verifyAudit(t.owner)).broken).toBeUndefined()
  })
})

it('lists only the fields that differ, a missing one as null', () => {
  expect(
    changesOf({ name: 'a', url: 'u' }, { name: 'b', url: 'u', zone: undefined, archived: false }),
  ).toEqual({
    name: ['a', 'b'],
    archived: [null, false],
  })
})

describe('the log', () => {
  it.each(['db', 'accountsDb', 'platformDb', 'visitorDb'] as const)(
    'cannot be changed by the server’s login of %s',
    async (login) => {
      await rename()
      const attempts = [
        `update audit_entries set action = 'x'`,
        'delete from audit_entries',
        'truncate audit_entries',
        `insert into audit_entries select * from audit_entries`,
        'select * from audit_chains',
        'update audit_chains set seq = 0',
        'delete from audit_chains',
        'select * from audit_pending',
        'insert into audit_pending select * from audit_pending',
        'delete from audit_pending',
        'alter table audit_pending disable trigger all',
      ]
      for (const attempt of attempts) {
        await expect(sql.raw(attempt).execute(t[login]), attempt).rejects.toThrow(
          /permission denied|must be owner/,
        )
      }
      expect(await entries(company.id)).toHaveLength(1)
    },
  )

  it('can be read by the operators’ login, and by a company’s only within its scope', async () => {
    await rename()
    const read = (db: Pick<Db, 'selectFrom'>) => db.selectFrom('audit_entries').select('seq').execute()
    expect(await withPlatform(t.platformDb, system('command'), read)).toHaveLength(1)
    expect(await withCompany(t.db, ada, company.id, read)).toHaveLength(1)
    expect(await withCompany(t.db, system('command'), other.id, read)).toEqual([])
    expect(await read(t.db)).toEqual([])
    await expect(read(t.accountsDb)).rejects.toThrow('permission denied')
  })

  it('has neither gaps nor forks nor deadlocks when many deeds commit at once', async () => {
    const deed = (n: number) =>
      withPlatform(t.platformDb, system('command'), async (tx) => {
        const chains = [company.id, platformChain, other.id]
        // Each transaction writes to all chains, in an order of its own.
        for (const offset of [0, 1, 2]) {
          await recordAudit(tx, system('command'), 'company.updated', {
            companyId: chains[(n + offset) % 3],
            target: { type: 'company', id: randomUUID() },
          })
        }
      })
    await Promise.all([
      ...Array.from({ length: 50 }, (_, n) => deed(n)),
      ...Array.from({ length: 50 }, () => rename()),
    ])
    for (const [id, count] of [
      [company.id, 100],
      [other.id, 50],
      [platformChain, 50],
    ] as const) {
      const chain = await entries(id)
      expect(chain.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: count }, (_, n) => n + 1))
      const times = chain.map(({ created_at }) => created_at.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }
    expect(await verifyAudit(t.owner)).toEqual({ entries: 200, broken: undefined })
  })
})

describe('the verification', () => {
  beforeEach(async () => {
    for (let n = 0; n < 4; n += 1) await rename()
    await withPlatform(t.platformDb, system('mail'), (tx) => atPlatform(tx, system('mail')))
  })

  const columns = `company_id, created_at, id, actor_kind, actor_id, actor_name, action, target_type, target_id,
    target_name, changes, network, request_id, hash`

  it('finds nothing in an untouched log', async () => {
    expect(await verifyAudit(t.owner)).toEqual({ entries: 5, broken: undefined })
  })

  it.each([
    ['a changed actor', `update audit_entries set actor_name = 'mallory' where seq = 2`, 2n, 'was changed'],
    [
      'a changed time',
      `update audit_entries set created_at = now() + interval '1s' where seq = 2`,
      2n,
      'was changed',
    ],
    ['a changed value', `update audit_entries set changes = '{}' where seq = 3`, 3n, 'was changed'],
    ['a removed network', 'update audit_entries set network = null where seq = 3', 3n, 'was changed'],
    ['a removed entry', 'delete from audit_entries where seq = 2', 2n, 'is missing'],
    ['a removed last entry', 'delete from audit_entries where seq = 4', 4n, 'is missing'],
    [
      'a removed first entry',
      'delete from audit_entries where seq = 1 and network is not null',
      1n,
      'is missing',
    ],
    [
      'an appended entry',
      `insert into audit_entries (seq, ${columns}) select 5, ${columns} from audit_entries where seq = 4`,
      5n,
      'was changed, or was not written by the server',
    ],
    [
      'a beginning removed without a record',
      `with removed as (delete from audit_entries where seq = 1 and network is not null returning *)
      update audit_chains c set removed_seq = 1, removed_hash = r.hash from removed r where r.company_id = c.company_id`,
      1n,
      'was removed without a record',
    ],
  ])('finds %s', async (_, tampering, seq, problem) => {
    await sql.raw(tampering).execute(t.owner)
    const { broken } = await verifyAudit(t.owner)
    expect(broken).toMatchObject({ companyId: company.id, seq })
    expect(broken?.problem).toContain(problem)
  })

  it('is a command that exits with 1 and names the first broken entry', async () => {
    const command = fileURLToPath(
      new URL('../../../../tooling/commands/src/audit-verify.ts', import.meta.url),
    )
    const verify = async () => {
      const { PATH = '', HOME = '' } = process.env
      const child = spawn(process.execPath, [command], { env: { PATH, HOME, DATABASE_URL: t.url } })
      const [out, err, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ])
      return { code, output: out + err }
    }
    expect(await verify()).toEqual({ code: 0, output: 'The audit log is intact: 5 entries.\n' })
    await t.sql`update audit_entries set network = '198.51.100.0/24' where seq = 3`
    expect(await verify()).toEqual({
      code: 1,
      output: `The audit log is broken: entry 3 of the log of company ${company.id} was changed, or was not written by the server.\n`,
    })
  })

  it('finds a chain that was removed, and one that was added', async () => {
    await t.sql`delete from audit_entries where company_id = ${company.id}`
    expect((await verifyAudit(t.owner)).broken).toMatchObject({ companyId: company.id, seq: 1n })
    await t.sql`delete from audit_chains where company_id = ${company.id}`
    expect((await verifyAudit(t.owner)).broken).toBeUndefined()
    await t.sql`delete from audit_chains`
    expect((await verifyAudit(t.owner)).broken).toMatchObject({ companyId: platformChain })
  })
})
