import type * as contracts from '@candour/schemas/prints.ts'
import type { SamplesOf } from '#test/samples/sample.ts'
import type { Scene } from '#test/samples/scene.ts'

const downloaded = { action: 'placements.exported' } as const

const oneCode = async ({ make, company, query }: Scene) => ({
  params: { format: 'button' },
  query: { ...query, placementId: (await make.placement(company)).id },
})

export const prints: SamplesOf<typeof contracts> = {
  listPrintFormats: { request: ({ query }) => ({ query }) },
  getPrintPdf: {
    request: async ({ make, company, query }) => ({
      params: { format: 'card' },
      query: { ...query, placementId: [(await make.placement(company)).id] },
    }),
    entry: downloaded,
  },
  getPrintSvg: { request: oneCode, entry: downloaded },
  getPrintPng: { request: oneCode, entry: downloaded },
  getPrintHtml: { request: oneCode, entry: downloaded },
  makePrintPdf: {
    request: async ({ make, company, query }) => ({
      params: { format: 'card' },
      query,
      body: { placementIds: [(await make.placement(company)).id] },
    }),
    entry: downloaded,
  },
  preflightPrint: {
    request: async ({ make, company, query }) => ({
      params: { format: 'card' },
      query,
      body: { placementIds: [(await make.placement(company)).id] },
    }),
    unrecorded: 'changes nothing and answers no data of the company',
  },
}
