import { Readable } from 'node:stream'
import type { Db } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import type { Principal } from '#domain/principal.ts'
import type { CompanyRow } from '#modules/companies/repository.ts'
import { type About, pageEnd, pageOf, pageStart } from '#modules/privacy/export-page.ts'
import { type ExportedRecord, exportRecords } from '#modules/privacy/repository.ts'
import { allItemsInTurn } from '#modules/reviews/heavy-reads.ts'

/** Records per query; bounds the memory that an export takes. */
const batch = 10

/** Exports everything stored about records, as JSON or as a page. Records of other companies are not found. */
export async function exportPerson(
  db: Db,
  principal: Principal,
  company: Pick<CompanyRow, 'id' | 'name'>,
  { ids, format }: { ids: readonly string[]; format: 'json' | 'html' },
): Promise<Readable> {
  const distinct = [...new Set(ids)]
  const records = await allItemsInTurn(company.id, async (cursor = '0') => {
    const [at, end] = [Number(cursor), Number(cursor) + batch]
    const items = await withCompany(db, principal, company.id, (tx) =>
      exportRecords(tx, distinct.slice(at, end)),
    )
    return { items, nextCursor: end < distinct.length ? String(end) : undefined }
  })
  const about = { company: company.name, exportedAt: new Date().toISOString() }
  const parts = format === 'html' ? page(about, records) : json(about, records)
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
