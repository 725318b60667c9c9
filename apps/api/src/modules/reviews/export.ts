import type { Review, ReviewFilters } from '@candour/schemas/reviews.ts'
import { csvOf } from '#csv.ts'
import type { Db } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { localTime } from '#local-time.ts'
import type { CompanyRow } from '#modules/companies/repository.ts'
import { inCompanysTurn } from '#modules/reviews/heavy-reads.ts'
import { listReviews } from '#modules/reviews/list.ts'

/** Reviews read at once: the memory that an export takes, however many there are. */
const batch = 2_000

/**
 * All selected reviews, newest first, read batch by batch as they are taken. No transaction stays open meanwhile, so a
 * slow download holds no connection; what arrives during it is newer than its beginning and not in it.
 */
async function* readAll(db: Db, companyId: string, filters: ReviewFilters): AsyncGenerator<Review> {
  let cursor: string | undefined
  do {
    const page = await inCompanysTurn(companyId, () =>
      withCompany(db, companyId, (tx) => listReviews(tx, companyId, { ...filters, limit: batch, cursor })),
    )
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}

/** Whose reviews, and in whose time they are told. */
type Company = Pick<CompanyRow, 'id' | 'timeZone'>

const headersIn = (timeZone: string) => [
  `Date (${timeZone})`,
  'Rating',
  'Sentiment',
  'Feedback',
  'Name',
  'Email',
  'Phone',
]

/** Selected reviews as CSV. */
export function exportCsv(
  db: Db,
  { id, timeZone }: Company,
  filters: ReviewFilters,
): ReadableStream<Uint8Array> {
  async function* rows() {
    for await (const review of readAll(db, id, filters)) {
      yield [localTime(new Date(review.timestamp), timeZone), ...cellsOf(review)]
    }
  }
  return csvOf(headersIn(timeZone), rows())
}

/** Selected reviews as an Excel workbook; beyond Excel's limit of rows on several sheets. Text is never a formula. */
export async function exportXlsx(
  db: Db,
  { id, timeZone }: Company,
  filters: ReviewFilters,
): Promise<ReadableStream<Uint8Array>> {
  // Loaded by the first export: it takes 14 MB, which most processes never need.
  const { writeXlsxStream } = await import('hucre/xlsx')
  async function* rows() {
    for await (const review of readAll(db, id, filters)) {
      // Excel knows no time zones: what it shows is what it is given as UTC.
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

/** Two characters have no place in XML (1.0, 2.2), not even escaped: a workbook that holds one does not open. */
function asXmlText<Cell>(cell: Cell): Cell | string {
  return typeof cell === 'string' ? cell.replace(/[\uFFFE\uFFFF]/g, '\uFFFD') : cell
}
