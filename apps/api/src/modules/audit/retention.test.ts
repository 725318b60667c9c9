import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { platformChain, recordAudit } from '#db/audit.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { pruneAudit } from '#modules/audit/retention.ts'
import { verifyAudit } from '#modules/audit/verify.ts'
import { testApp } from '#test/app.ts'

const t = await testApp({ AUDIT_DAYS: '100' })

const record = (companyId?: string) =>
  withPlatform(t.platformDb, system('command'), (tx) =>
    recordAudit(tx, system('command'), 'company.updated', {
      companyId,
      target: { type: 'company', id: companyId },
    }),
  )

const numbers = async (companyId: string) =>
  (await t.sql`select seq from audit_entries where company_id = ${companyId} order by seq`).map(({ seq }) =>
    Number(seq),
  )

/** Makes the first entries of a chain older, and links the chain again. */
async function age(companyId: string, { to, days }: { to: number; days: number }): Promise<void> {
  await t.sql`
    update audit_entries set created_at = now() - make_interval(days => ${days})
    where company_id = ${companyId} and seq <= ${to}
  `
  await t.sql`
    do $$
    declare
      e audit_entries;
      previous bytea := '';
    begin
      for e in select * from audit_entries where company_id = ${sql.lit(companyId)} order by seq loop
        previous := sha256(previous || convert_to(jsonb_build_array(
          e.company_id, e.seq, (extract(epoch from e.created_at) * 1000)::bigint, e.id, e.actor_kind, e.actor_id,
          e.actor_name, e.action, e.target_type, e.target_id, e.target_name, e.changes, e.network, e.request_id
        )::text, 'UTF8'));
        update audit_entries set hash = previous where company_id = e.company_id and seq = e.seq;
      end loop;
      update audit_chains set hash = previous where company_id = ${sql.lit(companyId)};
    end $$
  `
}

it('removes what is older than AUDIT_DAYS from the beginning of each chain, and records it there', async () => {
  const [luna, sole] = [await t.make.company(), await t.make.company()]
  for (const chain of [luna.id, luna.id, luna.id, sole.id, undefined, undefined]) await record(chain)
  await age(luna.id, { to: 2, days: 101 })
  await age(sole.id, { to: 1, days: 99 })
  await age(platformChain, { to: 2, days: 500 })
  expect((await verifyAudit(t.owner)).broken).toBeUndefined()

  await pruneAudit(t.deps)
  expect(await numbers(luna.id)).toEqual([3, 4])
  expect(await numbers(sole.id)).toEqual([1])
  expect(await numbers(platformChain)).toEqual([3])
  expect((await verifyAudit(t.owner)).broken).toBeUndefined()
  const entries = await t.sql`
    select company_id, actor_kind, changes from audit_entries
    where action = 'audit.pruned' order by company_id
  `
  const hash = [null, expect.stringMatching(/^[0-9a-f]{64}$/)]
  expect(entries).toEqual([
    {
      company_id: platformChain,
      actor_kind: 'system',
      changes: { entries: [2, 0], lastNumber: [null, 2], lastHash: hash },
    },
    {
      company_id: luna.id,
      actor_kind: 'system',
      changes: { entries: [2, 0], lastNumber: [null, 2], lastHash: hash },
    },
  ])

  await pruneAudit(t.deps)
  expect(await numbers(luna.id)).toEqual([3, 4])
})

it('removes nothing recent, whatever the job asks for', async () => {
  await expect(
    sql`select * from prune_audit(${platformChain}::uuid, 29)`.execute(t.platformDb),
  ).rejects.toThrow('at least 30 days')
  for (const db of [t.db, t.accountsDb]) {
    await expect(sql`select * from prune_audit(${platformChain}::uuid, 400)`.execute(db)).rejects.toThrow(
      'permission denied',
    )
  }
})
