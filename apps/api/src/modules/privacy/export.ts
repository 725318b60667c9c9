import { Readable } from 'node:stream'
import type { Db } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import type { Principal } from '#domain/principal.ts'
import type { CompanyRow } from '#modules/companies/repository.ts'
import { type About, pageEnd, pageOf, pageStart } from '#modules/privacy/export-page.ts'
import { type ExportedRecord, exportRecords } from '#modules/privacy/repository.ts'
import { queuedByCompany } from '#modules/reviews/heavy-reads.ts'

/** Records per query; bounds the memory that an export takes. */
const batch = 10

/**
 * Exports everything stored about records, as JSON or as a page, reading batch by batch on demand. Records of other
 * companies are not found.
 */
export function exportPerson(
  db: Db,
  principal: Principal,
  company: Pick<CompanyRow, 'id' | 'name'>,
  { ids, format }: { ids: readonly string[]; format: 'json' | 'html' },
): Readable {
  async function* records(): AsyncGenerator<ExportedRecord> {
    const distinct = [...new Set(ids)]
    for (let at = 0; at < distinct.length; at += batch) {
      const some = distinct.slice(at, at + batch)
      yield* await queuedByCompany(company.id, () =>
        withCompany(db, principal, company.id, (tx) => exportRecords(tx, some)),
      )
    }
  }
  const about = { company: company.name, exportedAt: new Date().toISOString() }
  const parts = format === 'html' ? page(about, records()) : json(about, records())
  return Readable.from(parts, { objectMode: false })
}

async function* json(about: About, records: AsyncIterable<ExportedRecord>): AsyncGenerator<string> {
  yield `${JSON.stringify(about).slice(0, -1)},"records":[`
  let separator = '\n'
  for await (const record of records) {
    yield separator + JSON.stringify(record)
    separator = ',\n'
  }
  yield '\n]}\n'
}

async function* page(about: About, records: AsyncIterable<ExportedRecord>): AsyncGenerator<string> {
  yield pageStart(about)
  let count = 0
  for await (const record of records) {
    count += 1
    yield pageOf(record)
  }
  yield pageEnd(count)
}
