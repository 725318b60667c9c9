import type * as contracts from '@candour/schemas/demo.ts'
import { demoCompanyId, isDemoOpen } from '#modules/demo/demo-company.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

export const demo: SamplesOf<typeof contracts> = {
  openDemo: {
    request: async ({ make, t }) => {
      if (!(await isDemoOpen(t.owner))) await make.company({ id: demoCompanyId })
      return {}
    },
    unrecorded: 'stores nothing',
  },
}
