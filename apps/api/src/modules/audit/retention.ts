import { sql } from 'kysely'
import { platformChain, recordAudit } from '#db/audit.ts'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { system } from '#domain/principal.ts'

interface Removed {
  entries: number
  last_seq: string
  last_hash: Buffer
}

/**
 * Removes entries that are older than `AUDIT_DAYS`, in short transactions, each of which records in the same chain what
 * it removed. Runs on a schedule.
 */
export async function pruneAudit({ platformDb, config }: Pick<Deps, 'platformDb' | 'config'>): Promise<void> {
  const { auditDays } = config
  const principal = system('housekeeping')
  const { rows: chains } = await withPlatform(platformDb, principal, (tx) =>
    sql<{ company_id: string }>`
      select distinct company_id from audit_entries where created_at < now() - make_interval(days => ${auditDays})
    `.execute(tx),
  )
  for (const { company_id: companyId } of chains) {
    const pruneOnce = () =>
      withPlatform(platformDb, principal, async (tx) => {
        const { rows } = await sql<Removed>`
          select * from prune_audit(${companyId}::uuid, ${auditDays}::integer)
        `.execute(tx)
        const [removed] = rows
        if (!removed) return false
        await recordAudit(tx, principal, 'audit.pruned', {
          companyId,
          target: companyId === platformChain ? { type: 'platform' } : { type: 'company', id: companyId },
          changes: {
            entries: [removed.entries, 0],
            // Checked by `verifyAudit`.
            lastNumber: [null, Number(removed.last_seq)],
            lastHash: [null, removed.last_hash.toString('hex')],
          },
        })
        return true
      })
    while (await pruneOnce());
  }
}
