import {
  type Certificate,
  certificate,
  type ErasureCounts,
  type Match,
  matchKind,
  maxMatches,
  type PersonQuery,
} from '@candour/schemas/privacy.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { patternsOf } from '#modules/privacy/person-patterns.ts'

/** Maximum number of certificates that are listed. */
const maxCertificates = 100

export const nothingErased: ErasureCounts = {
  reviews: 0,
  orders: 0,
  messages: 0,
  mails: 0,
  notes: 0,
  versions: 0,
}

/** Returns the newest records of the company in scope that are about a person, at most `maxMatches`. */
export async function findPerson(tx: Tx, query: PersonQuery): Promise<{ matches: Match[]; more: boolean }> {
  const { email, emailPattern, phonePattern, phoneDigits, phoneWords, name } = patternsOf(query)
  const isNobody = query.phone !== undefined && phoneDigits === ''
  if (isNobody) return { matches: [], more: false }
  const found = new Map<string, Match>()
  // With an email address, which is looked up first, the phone number needs no full-text search.
  for (const words of email === null && phonePattern !== null ? phoneWords : [null]) {
    const { rows } = await sql<{ kind: string; id: string; at: Date; summary: string }>`
      select kind, id, at, summary from find_person(
        ${email}, ${emailPattern}, ${phonePattern}, ${phoneDigits}, ${words}::tsquery, ${name}, ${maxMatches + 1}
      )
    `.execute(tx)
    for (const { kind, id, at, summary } of rows) {
      found.set(id, { kind: matchKind.parse(kind), id, at: at.toISOString(), summary: summary.trim() })
    }
  }
  const newest = [...found.values()].sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1))
  return { matches: newest.slice(0, maxMatches), more: newest.length > maxMatches }
}

/** A record with all that is stored about it, as JSON. */
export type ExportedRecord = Record<string, unknown>

/** Returns everything stored about records of the company in scope, newest first; unknown ids are ignored. */
export async function exportRecords(tx: Tx, ids: readonly string[]): Promise<ExportedRecord[]> {
  const { rows } = await sql<{ record: ExportedRecord }>`
    select record from export_records(${ids}::uuid[])
  `.execute(tx)
  return rows.map(({ record }) => record)
}

/** A record of a company. */
export interface OwnRecord {
  id: string
  /** The review or order that it is about; its own id if there is none. */
  subject: string
  /** Contact data stored with it. */
  personal: string[]
}

/** Returns those of these records that belong to the company in scope. */
export async function readOwnRecords(tx: Tx, ids: readonly string[]): Promise<OwnRecord[]> {
  const { rows } = await sql<{ record: string; subject: string; personal: (string | null)[] }>`
    select record, subject, personal from people_of_records(${[...new Set(ids)]}::uuid[]) order by subject, record
  `.execute(tx)
  return rows.map(({ record, subject, personal }) => ({
    id: record,
    subject,
    personal: personal.filter((value) => value !== null),
  }))
}

/**
 * Erases records of the company in scope.
 *
 * @returns how many of them were not erased before, and how much was erased of each kind
 */
export async function eraseRecords(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<{ erased: number; counts: ErasureCounts }> {
  const { rows } = await sql<ErasureCounts & { erased: number }>`
    select * from erase_records(${companyId}::uuid, ${ids}::uuid[])
  `.execute(tx)
  const [{ erased, ...counts } = { erased: 0, ...nothingErased }] = rows
  return { erased, counts }
}

/** Returns the certificates of the latest erasures, newest first. */
export async function listCertificates(tx: Tx, companyId: string): Promise<Certificate[]> {
  const rows = await tx
    .selectFrom('erasure_certificates')
    .select(['id', 'at', 'by_email', 'reason', 'counts'])
    .where('company_id', '=', companyId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxCertificates)
    .execute()
  return rows.map(({ at, by_email, ...row }) =>
    certificate.parse({ ...row, at: at.toISOString(), by: by_email }),
  )
}

/** Stores a certificate, or replaces the counts of the same one. */
export async function saveCertificate(
  tx: Tx,
  companyId: string,
  { id, by, reason, counts }: Omit<Certificate, 'at'> & { counts: ErasureCounts },
): Promise<Certificate> {
  const row = { company_id: companyId, id, by_email: by, reason, counts: JSON.stringify(counts) }
  const { at } = await tx
    .insertInto('erasure_certificates')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet({ counts: row.counts }))
    .returning('at')
    .executeTakeFirstOrThrow()
  return { id, at: at.toISOString(), by, reason, counts }
}
