import type * as contracts from '@candour/schemas/practice.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

export const practice: SamplesOf<typeof contracts> = {
  getPractice: { request: ({ company }) => ({ params: company }), apps: ['site'] },
}
