import type * as contracts from '@candour/schemas/evidence.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

export const evidence: SamplesOf<typeof contracts> = {
  exportEvidence: { request: ({ query }) => ({ query }), entry: { action: 'evidence.exported' } },
}
