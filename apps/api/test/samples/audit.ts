import type * as contracts from '@candour/schemas/audit.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

export const audit: SamplesOf<typeof contracts> = {
  listAudit: { request: ({ query }) => ({ query }) },
  exportAuditCsv: { request: ({ query }) => ({ query }), entry: { action: 'audit.exported' } },
  listOwnAudit: { request: ({ query }) => ({ query }) },
  exportOwnAuditCsv: { request: ({ query }) => ({ query }), entry: { action: 'audit.exported' } },
}
