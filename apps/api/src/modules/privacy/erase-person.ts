import { type Certificate, type ErasureCounts, erasureCounts } from '@candour/schemas/privacy.ts'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '#db/audit.ts'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { UserSession } from '#domain/principal.ts'
import { wordsIn } from '#lib/text.ts'
import type { LiveDashboards } from '#modules/live/live-dashboards.ts'
import {
  eraseRecords,
  nothingErased,
  type OwnRecord,
  readOwnRecords,
  saveCertificate,
} from '#modules/privacy/repository.ts'

/** Records per transaction. Those about the same review are erased in the same one. */
const batch = 50

interface Erasure {
  ids: readonly string[]
  reason: string
  dryRun: boolean
}

interface Outcome {
  erased: number
  counts: ErasureCounts
  certificate?: Certificate
}

/** Thrown to roll back what a dry run has erased. */
class DryRun extends Error {
  override name = 'DryRun'
}

/**
 * Erases words and contact data of a company's records, in short transactions. Repeating an interrupted erasure erases
 * the rest, with a certificate of its own. A dry run does the same and rolls back, so its counts are those of the real
 * run.
 *
 * @throws DomainError `validation_failed` if the reason names the person
 */
export async function erasePerson(
  { db, live }: Pick<Deps, 'db'> & { live: LiveDashboards },
  principal: UserSession,
  companyId: string,
  { ids, reason, dryRun }: Erasure,
): Promise<Outcome> {
  const records = await withCompany(db, principal, companyId, (tx) => readOwnRecords(tx, ids))
  if (namesPerson(reason, records)) {
    throw new DomainError('validation_failed', {
      field: 'reason',
      message: 'Please leave out names, email addresses and phone numbers: the reason is kept',
    })
  }
  const id = uuidv7()
  const by = principal.user.email
  const outcome: Outcome = { erased: 0, counts: nothingErased }
  for (const some of batchesOf(records)) {
    await withCompany(db, principal, companyId, async (tx) => {
      const { erased, counts } = await eraseRecords(tx, companyId, some)
      outcome.erased += erased
      outcome.counts = sumOf(outcome.counts, counts)
      if (dryRun) throw new DryRun()
      if (Object.values(counts).every((count) => count === 0)) return
      outcome.certificate = await saveCertificate(tx, companyId, { id, by, reason, counts: outcome.counts })
      await recordAudit(tx, principal, 'person.erased', {
        companyId,
        target: { type: 'company', id: companyId },
        changes: { certificate: [null, id], reason: [null, reason], records: [null, erased] },
      })
    }).catch((error: unknown) => {
      if (!(error instanceof DryRun)) throw error
    })
  }
  if (outcome.certificate) {
    live.added({ companyId })
    live.casesChanged(companyId)
  }
  return outcome
}

function sumOf(a: ErasureCounts, b: ErasureCounts): ErasureCounts {
  const sum = { ...a }
  for (const kind of erasureCounts.keyof().options) sum[kind] += b[kind]
  return sum
}

/** Records of one review stay in one batch: erasing one of them erases them all, so they would be counted twice. */
function batchesOf(records: readonly OwnRecord[]): string[][] {
  const batches: string[][] = []
  let last: string[] = []
  for (const group of Map.groupBy(records, ({ subject }) => subject).values()) {
    if (last.length === 0 || last.length + group.length > batch) {
      last = []
      batches.push(last)
    }
    last.push(...group.map(({ id }) => id))
  }
  return batches
}

/** Shorter names are words of many languages. */
const shortestName = 3
const shortestNumber = 6

function namesPerson(reason: string, records: readonly OwnRecord[]): boolean {
  const words = wordsOf(reason)
  const digits = reason.replace(/\D/g, '')
  return records
    .flatMap(({ personal }) => personal)
    .some((value) => {
      const name = wordsOf(value)
      const number = /[@\p{L}]/u.test(value) ? '' : value.replace(/\D/g, '')
      return (
        (name.trim().length >= shortestName && words.includes(name)) ||
        (number.length >= shortestNumber && digits.includes(number))
      )
    })
}

/** Returns the words of a text in lower case, each between spaces, so that none is found within another. */
const wordsOf = (text: string) => ` ${wordsIn(text).join(' ')} `
