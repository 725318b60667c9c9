import type { ReviewFilters } from '@candour/schemas/reviews.ts'
import type { Tx } from '#db/client.ts'
import type { Databases } from '#db/databases.ts'
import { readCompany } from '#db/scope.ts'
import { can, type Principal } from '#domain/principal.ts'
import { csvOf } from '#lib/csv.ts'
import { localTime } from '#lib/local-time.ts'
import type { CompanyRow } from '#modules/companies/repository.ts'
import { selectionOf } from '#modules/reviews/filter.ts'
import { allItemsInTurn } from '#modules/reviews/heavy-reads.ts'
import { listSelected } from '#modules/reviews/list.ts'
import { type ReviewContent, readerOf, seesContacts } from '#modules/reviews/repository.ts'

/** The company, and the time zone of the exported times. */
type Company = Pick<CompanyRow, 'id' | 'timeZone'>

/** Reviews per query; bounds the memory that an export takes. */
const batch = 2_000

/** Reads all selected reviews, newest first. Reviews that arrive during the export are not included. */
async function readAll(
  databases: Pick<Databases, 'db' | 'replica'>,
  principal: Principal,
  { id: companyId, timeZone }: Company,
  filters: ReviewFilters,
): Promise<AsyncGenerator<Exported>> {
  const [selection, names] = await readCompany(databases, principal, companyId, async (tx) => [
    // Resolved once, because the company's time zone may change during the export.
    await selectionOf(tx, companyId, filters, readerOf(principal, companyId), timeZone),
    await placeNames(tx, companyId),
  ])
  const nameOf = (id: string | null) => (id && names.get(id)) || null
  return allItemsInTurn(companyId, async (cursor) => {
    const { items, nextCursor } = await readCompany(databases, principal, companyId, (tx) =>
      listSelected(tx, selection, { limit: batch, cursor }),
    )
    const exported = items.map((review) => ({
      ...review,
      location: nameOf(review.locationId),
      placement: nameOf(review.placementId),
    }))
    return { items: exported, nextCursor }
  })
}

/** Returns the names of a company's locations and placements by their ids. */
async function placeNames(tx: Tx, companyId: string): Promise<Map<string, string>> {
  const named = (table: 'locations' | 'placements') =>
    tx.selectFrom(table).select(['id', 'name']).where('company_id', '=', companyId)
  const rows = await named('locations').unionAll(named('placements')).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** A review with the names of where it was left. */
type Exported = ReviewContent & Record<'location' | 'placement', string | null>

interface Column {
  header: string
  /** In a workbook, in characters. */
  width: number
  cellOf: (review: Exported) => string | number | null
}

/** The columns after the date. */
const columns: readonly Column[] = [
  { header: 'Rating', width: 8, cellOf: ({ rating }) => rating },
  { header: 'Sentiment', width: 12, cellOf: ({ sentiment }) => sentiment },
  { header: 'Feedback', width: 80, cellOf: ({ feedback }) => feedback },
]

const contactColumns: readonly Column[] = [
  { header: 'Name', width: 24, cellOf: ({ contactName = null }) => contactName },
  { header: 'Email', width: 28, cellOf: ({ contactEmail = null }) => contactEmail },
  { header: 'Phone', width: 18, cellOf: ({ contactNumber = null }) => contactNumber },
]

/** Newer columns are appended, so that the positions of the others do not change. */
const languageColumns: readonly Column[] = [
  { header: 'Page language', width: 14, cellOf: ({ lang }) => lang },
  { header: 'Text language', width: 14, cellOf: ({ textLanguage }) => textLanguage },
]

function changeColumns(timeZone: string): readonly Column[] {
  const timeOf = (at: string | null) => at && localTime(new Date(at), timeZone)
  return [
    { header: 'Edited', width: 20, cellOf: ({ editedAt }) => timeOf(editedAt) },
    { header: 'Erased', width: 20, cellOf: ({ erasedAt }) => timeOf(erasedAt) },
  ]
}

const sentimentColumns: readonly Column[] = [
  { header: 'Stars and words differ', width: 20, cellOf: ({ mismatch }) => (mismatch ? 'yes' : null) },
  {
    header: 'Sentiment set by hand',
    width: 20,
    cellOf: ({ sentimentCorrected }) => (sentimentCorrected ? 'yes' : null),
  },
]

const placeColumns: readonly Column[] = [
  { header: 'Location', width: 24, cellOf: ({ location }) => location },
  { header: 'Placement', width: 24, cellOf: ({ placement }) => placement },
]

/** Leaves out contact data, and the names of places, for those who may not see them. */
function columnsFor(principal: Principal, { id, timeZone }: Company): readonly Column[] {
  const contacts = seesContacts(principal, id).contacts ? contactColumns : []
  const seesPlaces = can(principal, 'locations:read', id) && can(principal, 'placements:read', id)
  const places = seesPlaces ? placeColumns : []
  return [
    ...columns,
    ...contacts,
    ...languageColumns,
    ...changeColumns(timeZone),
    ...sentimentColumns,
    ...places,
  ]
}

const dateHeader = (timeZone: string) => `Date (${timeZone})`

/** Exports the selected reviews as CSV. */
export async function exportCsv(
  databases: Pick<Databases, 'db' | 'replica'>,
  principal: Principal,
  company: Company,
  filters: ReviewFilters,
): Promise<ReadableStream<Uint8Array>> {
  const { timeZone } = company
  const columns = columnsFor(principal, company)
  const reviews = await readAll(databases, principal, company, filters)
  async function* rows() {
    for await (const review of reviews) {
      yield [localTime(new Date(review.timestamp), timeZone), ...columns.map(({ cellOf }) => cellOf(review))]
    }
  }
  return csvOf([dateHeader(timeZone), ...columns.map(({ header }) => header)], rows())
}

/**
 * Exports the selected reviews as an Excel workbook, split into several sheets beyond Excel's row limit. Text is never
 * a formula.
 */
export async function exportXlsx(
  databases: Pick<Databases, 'db' | 'replica'>,
  principal: Principal,
  company: Company,
  filters: ReviewFilters,
): Promise<ReadableStream<Uint8Array>> {
  // Loaded on the first export: the module takes 14 MB, which most processes never need.
  const { writeXlsxStream } = await import('hucre/xlsx')
  const { timeZone } = company
  const columns = columnsFor(principal, company)
  const reviews = await readAll(databases, principal, company, filters)
  async function* rows() {
    for await (const review of reviews) {
      // Excel has no time zones and displays the UTC value, so local time is passed as UTC.
      const date = new Date(`${localTime(new Date(review.timestamp), timeZone).replace(' ', 'T')}Z`)
      yield [date, ...columns.map(({ cellOf }) => asXmlText(cellOf(review)))]
    }
  }
  return writeXlsxStream(rows(), {
    name: 'Reviews',
    columns: [
      { header: dateHeader(timeZone), width: 20, numFmt: 'yyyy-mm-dd hh:mm:ss' },
      ...columns.map(({ header, width }) => ({ header, width })),
    ],
    freezePane: { rows: 1 },
  })
}

/**
 * Replaces two characters that are not allowed in XML even when escaped (XML 1.0, section 2.2): a workbook that
 * contains one does not open.
 */
function asXmlText<Cell>(cell: Cell): Cell | string {
  return typeof cell === 'string' ? cell.replace(/[\uFFFE\uFFFF]/g, '\uFFFD') : cell
}
