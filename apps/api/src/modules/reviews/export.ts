import type { Review, ReviewFilters } from '@candour/schemas/reviews.ts'
import { csvOf } from '#csv.ts'
import type { Db } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { localTime } from '#local-time.ts'
import type { CompanyRow } from '#modules/companies/repository.ts'
import { selectionOf } from '#modules/reviews/filter.ts'
import { queuedByCompany } from '#modules/reviews/heavy-reads.ts'
import { listSelected } from '#modules/reviews/list.ts'
import type { Principal } from '#principal.ts'

/** The company, and the time zone of the exported times. */
type Company = Pick<CompanyRow, 'id' | 'timeZone'>

/** Reviews per query; bounds the memory that an export takes. */
const batch = 2_000

/**
 * Yields all selected reviews, newest first, reading batch by batch on demand. No transaction stays open in between, so
 * a slow download holds no connection. Reviews that arrive during the export are not included.
 */
async function* readAll(
  db: Db,
  principal: Principal,
  { id: companyId, timeZone }: Company,
  filters: ReviewFilters,
): AsyncGenerator<Review> {
  // Resolved once, because the company's time zone may change during the export.
  const selection = await withCompany(db, principal, companyId, (tx) =>
    selectionOf(tx, companyId, filters, timeZone),
  )
  let cursor: string | undefined
  do {
    const page = await queuedByCompany(companyId, () =>
      withCompany(db, principal, companyId, (tx) => listSelected(tx, selection, { limit: batch, cursor })),
    )
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}

const headersIn = (timeZone: string) => [
  `Date (${timeZone})`,
  'Rating',
  'Sentiment',
  'Feedback',
  'Name',
  'Email',
  'Phone',
]

/** Exports the selected reviews as CSV. */
export function exportCsv(
  db: Db,
  principal: Principal,
  company: Company,
  filters: ReviewFilters,
): ReadableStream<Uint8Array> {
  const { timeZone } = company
  async function* rows() {
    for await (const review of readAll(db, principal, company, filters)) {
      yield [localTime(new Date(review.timestamp), timeZone), ...cellsOf(review)]
    }
  }
  return csvOf(headersIn(timeZone), rows())
}

/**
 * Exports the selected reviews as an Excel workbook, split into several sheets beyond Excel's row limit. Text is never
 * a formula.
 */
export async function exportXlsx(
  db: Db,
  principal: Principal,
  company: Company,
  filters: ReviewFilters,
): Promise<ReadableStream<Uint8Array>> {
  // Loaded on the first export: the module takes 14 MB, which most processes never need.
  const { writeXlsxStream } = await import('hucre/xlsx')
  const { timeZone } = company
  async function* rows() {
    for await (const review of readAll(db, principal, company, filters)) {
      // Excel has no time zones and displays the UTC value, so local time is passed as UTC.
      const date = new Date(`${localTime(new Date(review.timestamp), timeZone).replace(' ', 'T')}Z`)
      yield [date, ...cellsOf(review).map(asXmlText)]
    }
  }
  const widths = [20, 8, 12, 80, 24, 28, 18]
  return writeXlsxStream(rows(), {
    name: 'Reviews',
    columns: headersIn(timeZone).map((header, at) => ({
      header,
      width: widths[at] ?? 12,
      ...(at === 0 && { numFmt: 'yyyy-mm-dd hh:mm:ss' }),
    })),
    freezePane: { rows: 1 },
  })
}

function cellsOf({ rating, sentiment, feedback, contactName, contactEmail, contactNumber }: Review) {
  return [rating, sentiment, feedback, contactName, contactEmail, contactNumber]
}

/**
 * Replaces two characters that are not allowed in XML even when escaped (XML 1.0, section 2.2): a workbook that
 * contains one does not open.
 */
function asXmlText<Cell>(cell: Cell): Cell | string {
  return typeof cell === 'string' ? cell.replace(/[\uFFFE\uFFFF]/g, '\uFFFD') : cell
}
