import { ApiError, call } from '@candour/api-client/call.ts'
import { type BillingStatus, type ListedCompany, listCompanies } from '@candour/schemas/companies.ts'
import { changeCompanies, maxBulkCompanies, type SkippedCode } from '@candour/schemas/company-bulk.ts'
import type { Input } from '@candour/schemas/endpoint.ts'
import type { ListView } from '#features/companies/list-view.ts'

/** What is kept of a chosen company: how it is called, and how it was, to undo a change. */
export type Chosen = Pick<ListedCompany, 'id' | 'name' | 'billingStatus' | 'suspensionReason'>

export type BulkChange =
  | { action: 'invite' }
  | { action: 'status'; billingStatus: BillingStatus; reason?: string | undefined }

export interface BulkResult {
  changed: Chosen[]
  skipped: { company: Chosen; code: SkippedCode }[]
  /** Why the rest was not tried. */
  failure?: ApiError
}

/** Returns all companies that match, beyond the pages that have been loaded. */
export async function findAll(
  { search, status }: Pick<ListView, 'search' | 'status'>,
  onFound: (count: number) => void,
): Promise<Chosen[]> {
  const found = new Map<string, Chosen>()
  let cursor: string | undefined
  do {
    const query = {
      limit: 100,
      images: 'link',
      cursor,
      ...(search && { search }),
      ...(status && { status }),
    } as const
    const page = await call(listCompanies, { query })
    for (const company of page.items) found.set(company.id, company)
    onFound(found.size)
    cursor = page.nextCursor
  } while (cursor)
  return [...found.values()]
}

/** Changes companies, as many at a time as the server takes. Stops at the first failure, and says what was done. */
export async function changeAll(
  companies: readonly Chosen[],
  change: BulkChange,
  onDone: (count: number) => void,
): Promise<BulkResult> {
  const result: BulkResult = { changed: [], skipped: [] }
  for (let start = 0; start < companies.length; start += maxBulkCompanies) {
    const part = companies.slice(start, start + maxBulkCompanies)
    const body: Input<typeof changeCompanies>['body'] = { ids: part.map(({ id }) => id), ...change }
    try {
      const { skipped } = await call(changeCompanies, { body })
      const codes = new Map(skipped.map(({ id, code }) => [id, code]))
      for (const company of part) {
        const code = codes.get(company.id)
        if (code) result.skipped.push({ company, code })
        else result.changed.push(company)
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { ...result, failure: error }
    }
    onDone(start + part.length)
  }
  return result
}

/** Gives companies the status back that they had when they were chosen. */
export async function restore(
  companies: readonly Chosen[],
  onDone: (count: number) => void,
): Promise<BulkResult> {
  const total: BulkResult = { changed: [], skipped: [] }
  let left = companies
  for (let [first] = left; first; [first] = left) {
    const { billingStatus, suspensionReason: reason } = first
    const isAlike = (other: Chosen) =>
      other.billingStatus === billingStatus && other.suspensionReason === reason
    const alike = left.filter(isAlike)
    left = left.filter((other) => !isAlike(other))
    const before = total.changed.length + total.skipped.length
    const change = { action: 'status', billingStatus, ...(reason && { reason }) } as const
    const { changed, skipped, failure } = await changeAll(alike, change, (count) => onDone(before + count))
    total.changed.push(...changed)
    total.skipped.push(...skipped)
    if (failure) return { ...total, failure }
  }
  return total
}
