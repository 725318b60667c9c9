import type * as contracts from '@candour/schemas/api-keys.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

const ending = () => new Date(Date.now() + 60_000)

export const apiKeys: SamplesOf<typeof contracts> = {
  listApiKeys: { request: ({ query }) => ({ query }) },
  createApiKey: {
    request: ({ query }) => ({
      query,
      body: { name: 'Zapier', scopes: ['reviews:read', 'reviews:reply'], expiresAt: null },
    }),
    entry: {
      action: 'api_key.created',
      fields: ({ body }) => ({
        target_name: body.name,
        changes: { scopes: [null, 'reviews:read, reviews:reply'], expiresAt: [null, 'never'] },
      }),
    },
  },
  keepApiKey: {
    request: async ({ make, company, owner, query }) => ({
      params: await make.apiKey({ company, by: owner, endsAt: ending() }),
      query,
      body: { keep: true },
    }),
    entry: { action: 'api_key.kept' },
  },
  revokeApiKey: {
    request: async ({ make, company, owner, query }) => ({
      params: await make.apiKey({ company, by: owner }),
      query,
    }),
    entry: { action: 'api_key.revoked' },
  },
  listOperatorKeys: { request: () => ({}) },
  createOperatorKey: {
    request: () => ({ body: { name: 'Reports', scopes: ['platform:manage'] } }),
    entry: { action: 'api_key.created', log: 'platform' },
  },
  keepOperatorKey: {
    request: async ({ make, operator }) => ({
      params: await make.apiKey({ by: operator, endsAt: ending() }),
      body: { keep: true },
    }),
    entry: { action: 'api_key.kept', log: 'platform' },
  },
  revokeOperatorKey: {
    request: async ({ make, operator }) => ({ params: await make.apiKey({ by: operator }) }),
    entry: { action: 'api_key.revoked', log: 'platform' },
  },
}
