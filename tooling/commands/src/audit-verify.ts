import { platformChain } from '@candour/api/db/audit.ts'
import { verifyAudit } from '@candour/api/modules/audit/verify.ts'
import { readArguments } from '#arguments.ts'
import { withDatabase } from '#database.ts'

/** Verifies the hash chains of the audit log. Exits with 1 and names the first broken entry if one does not hold. */
readArguments({})
await withDatabase(async (db) => {
  const { entries, broken } = await verifyAudit(db)
  if (!broken) {
    console.log(`The audit log is intact: ${entries} entries.`)
    return
  }
  const { companyId, seq, problem } = broken
  const log = companyId === platformChain ? "the platform's log" : `the log of company ${companyId}`
  console.log(
    seq === undefined
      ? `The audit log is broken: ${log} ${problem}.`
      : `The audit log is broken: entry ${seq} of ${log} ${problem}.`,
  )
  process.exitCode = 1
})
