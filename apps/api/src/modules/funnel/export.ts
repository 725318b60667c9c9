import type { FunnelBy } from '@candour/schemas/funnel.ts'
import type { Tx } from '#db/client.ts'
import { csvOf } from '#lib/csv.ts'
import { type FunnelQuery, findFunnel } from '#modules/funnel/repository.ts'

const keyHeaders: Record<FunnelBy, string[]> = {
  day: ['Day'],
  placement: ['Placement', 'Code'],
  location: ['Location'],
}
const countHeaders = ['Scans', 'Views', 'Google clicks', 'Ratings', 'Reviews']

/** Exports the rows of the funnel as CSV. */
export async function exportFunnel(
  tx: Tx,
  companyId: string,
  query: FunnelQuery,
): Promise<ReadableStream<Uint8Array>> {
  const { rows } = await findFunnel(tx, companyId, query)
  const namesOf = await keyNames(tx, companyId, query.by)
  async function* cells() {
    for (const { key, scan, view, public: clicks, rating, review } of rows) {
      yield [...namesOf(key), scan, view, clicks, rating, review]
    }
  }
  return csvOf([...keyHeaders[query.by], ...countHeaders], cells())
}

/** Returns a function that makes the first cells of a row from its key. */
async function keyNames(tx: Tx, companyId: string, by: FunnelBy): Promise<(key: string | null) => string[]> {
  if (by === 'day') return (day) => [day ?? '']
  if (by === 'location') {
    const locations = await tx
      .selectFrom('locations')
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .execute()
    const names = new Map(locations.map(({ id, name }) => [id, name]))
    return (id) => [(id && names.get(id)) ?? 'No location']
  }
  const placements = await tx
    .selectFrom('placements')
    .select(['id', 'name', 'code'])
    .where('company_id', '=', companyId)
    .execute()
  const found = new Map(placements.map((placement) => [placement.id, placement]))
  return (id) => {
    const { name = 'No code', code = '' } = (id && found.get(id)) || {}
    return [name, code]
  }
}
