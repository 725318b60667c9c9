import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { BackupError } from '#db/backup/format.ts'
import { restoreBackup } from '#db/backup/restore.ts'
import { withScratch } from '#db/backup/scratch.ts'
import { createDb, createPool } from '#db/client.ts'
import { verifyAudit } from '#modules/audit/verify.ts'
import { recallErasures } from '#modules/privacy/recall-erasures.ts'

export interface Verified {
  createdAt: Date
  tables: number
  rows: number
  /** Records that were erased since, and were erased again. */
  erased: number
}

/**
 * Restores a backup as `pnpm restore` does, into a database that it drops afterwards, and checks what holds in every
 * database: figures match their reviews, and the audit log is intact.
 *
 * @param url connection string of the owner of any database on the server that is to have the scratch
 * @param erasures file of what was erased since
 * @throws BackupError when the backup could not be used
 */
export function verifyBackup(url: string, source: Readable, erasures: string): Promise<Verified> {
  return withScratch(url, async (scratchUrl) => {
    let [tables, rows] = [0, 0]
    const { createdAt } = await restoreBackup(scratchUrl, source, (_, sum) => {
      tables += 1
      rows += sum.rows
    })
    const erased = await recallErasures(scratchUrl, erasures)
    await checkInvariants(scratchUrl)
    return { createdAt: new Date(createdAt), tables, rows, erased }
  }).finally(() => source.destroy())
}

async function checkInvariants(url: string): Promise<void> {
  const db = createDb(createPool(url, { max: 1 }))
  try {
    const { rows } = await sql<{ slug: string }>`
      select slug from companies c
      where exists (select from days_lack(c.id)) or exists (select from funnel_lack(c.id)) order by slug
    `.execute(db)
    const [first] = rows
    if (first) {
      throw new BackupError(
        `The figures of ${rows.length} companies in the backup do not match their reviews, such as ${first.slug}. Run pnpm reconcile, and back up again.`,
      )
    }
    const { broken } = await verifyAudit(db)
    if (!broken) return
    throw new BackupError(
      `The audit log in the backup is broken: entry ${broken.seq ?? 'after the last'} of ${broken.companyId} ${broken.problem}.`,
    )
  } finally {
    await db.destroy()
  }
}
