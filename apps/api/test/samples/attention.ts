import type * as contracts from '@candour/schemas/attention.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

export const attention: SamplesOf<typeof contracts> = {
  listAttention: { request: () => ({}) },
}
