import type { AuditEntry } from '@candour/schemas/audit.ts'
import type { Page } from '@candour/schemas/endpoint.ts'
import { allItems } from '#db/keyset.ts'
import { csvOf } from '#lib/csv.ts'
import { localTime } from '#lib/local-time.ts'

/** Entries per query; bounds the memory that an export takes. */
const batch = 2_000

/**
 * Exports entries as CSV, newest first, reading batch by batch on demand.
 *
 * @param timeZone of the exported times; IANA name
 */
export function exportCsv(
  timeZone: string,
  list: (page: { limit: number; cursor: string | undefined }) => Promise<Page<AuditEntry>>,
): ReadableStream<Uint8Array> {
  async function* rows() {
    for await (const entry of allItems((cursor) => list({ limit: batch, cursor }))) {
      const { at, company, actor, action, target, changes, network } = entry
      yield [
        localTime(new Date(at), timeZone),
        company && (company.name ?? company.id),
        actor.kind,
        actor.name,
        action,
        target.type,
        target.name,
        target.id,
        Object.entries(changes)
          .map(([field, [before, after]]) => `${field}: ${textOf(before)} → ${textOf(after)}`)
          .join('\n'),
        network,
      ]
    }
  }
  const headers = [
    `Time (${timeZone})`,
    'Company',
    'By',
    'Name',
    'Action',
    'Target',
    'Target name',
    'Target id',
    'Changes',
    'Network',
  ]
  return csvOf(headers, rows())
}

function textOf(value: string | number | boolean | null): string {
  return value === null ? '–' : String(value)
}
