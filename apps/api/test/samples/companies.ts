import { randomUUID } from 'node:crypto'
import type * as contracts from '@candour/schemas/companies.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const companies: SamplesOf<typeof contracts> = {
  getFirstCompany: { request: () => ({}), apps: ['site'] },
  getCompanyBySlug: { request: ({ company }) => ({ params: company }), apps: ['site'] },
  listCompanies: { request: () => ({}) },
  createCompany: {
    request: () => ({
      body: { name: 'New', slug: `new-${randomUUID()}`, googleReviewUrl: 'https://g.page/r/new' },
    }),
    entry: {
      action: 'company.created',
      fields: (_, { id }) => ({ company_id: id, target_name: 'New', changes: { name: [null, 'New'] } }),
    },
  },
  getCompany: { request: ({ company }) => ({ params: company }) },
  updateCompany: {
    request: async ({ make }) => ({ params: await make.company(), body: { billingStatus: 'past_due' } }),
    entry: {
      action: 'company.updated',
      fields: ({ params }) => ({
        company_id: params.id,
        changes: { billingStatus: ['active', 'past_due'] },
      }),
    },
  },
  getSlugUse: { request: ({ company }) => ({ params: company }) },
  getDashboardCompany: { request: ({ query }) => ({ query }) },
  updateDashboardCompany: {
    request: ({ query }) => ({ query, body: { timeZone: 'Asia/Tokyo' } }),
    entry: { action: 'company.updated', fields: changing({ timeZone: ['UTC', 'Asia/Tokyo'] }) },
  },
}
