import type * as contracts from '@candour/schemas/watch.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const watch: SamplesOf<typeof contracts> = {
  getWatch: { request: ({ query }) => ({ query }) },
  answerWatch: {
    request: async ({ t, make, company, query }) => {
      const placement = await make.placement(company)
      await t.sql`
        insert into watched_codes (
          company_id, placement_id, location_id, scans, exposure, days, learnt_days, silence, rhythm, peak
        ) values (${company.id}, ${placement.id}, nil_uuid(), 9, 1, 1, 20, 0, decode(repeat('00', 248), 'hex'), 1)
      `
      return { params: { placementId: placement.id }, query, body: { answer: 'fine' as const } }
    },
    entry: { action: 'placement.updated', fields: changing({ watch: [null, 'fine'] }) },
  },
}
