import type { exportCompaniesCsv } from '@candour/schemas/company-bulk.ts'
import type { z } from 'zod'
import { allItems } from '#db/keyset.ts'
import { readPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import type { Principal } from '#domain/principal.ts'
import { csvOf } from '#lib/csv.ts'
import { localTime } from '#lib/local-time.ts'
import { listCompanies } from '#modules/companies/list.ts'

/** Companies per query; bounds the memory that an export takes. */
const batch = 500

/** Exports companies as CSV by name, reading batch by batch on demand. Times are in UTC. */
export function exportCsv(
  deps: Pick<Deps, 'platformDb' | 'replica' | 'config'>,
  principal: Principal,
  filters: z.output<typeof exportCompaniesCsv.body>,
): ReadableStream<Uint8Array> {
  async function* rows() {
    const read = (cursor: string | undefined) =>
      readPlatform(deps, principal, (tx) =>
        listCompanies(tx, { ...filters, sort: 'name', limit: batch, cursor }),
      )
    for await (const company of allItems(read)) {
      yield [
        company.name,
        company.slug,
        `${deps.config.origins.site}/${company.slug}`,
        company.billingStatus,
        company.suspensionReason,
        company.googleReviewUrl,
        company.brandColor,
        company.timeZone,
        company.defaultLanguage,
        company.users,
        company.recentReviews,
        company.lastReviewAt && localTime(company.lastReviewAt, 'UTC'),
        company.openOrders,
        localTime(company.createdAt, 'UTC'),
      ]
    }
  }
  const headers = [
    'Name',
    'Slug',
    'Review page',
    'Status',
    'Reason',
    'Google review link',
    'Color',
    'Time zone',
    'Language',
    'Users',
    'Reviews in 30 days',
    'Last review (UTC)',
    'Open orders',
    'Created (UTC)',
  ]
  return csvOf(headers, rows())
}
