import { randomUUID } from 'node:crypto'
import type * as contracts from '@candour/schemas/team.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const team: SamplesOf<typeof contracts> = {
  listTeam: { request: ({ query }) => ({ query }) },
  inviteMember: {
    request: ({ query }) => ({ query, body: { email: `${randomUUID()}@example.com`, role: 'viewer' } }),
    entry: {
      action: 'user.invited',
      fields: ({ body }) => ({ target_name: body.email, changes: { role: [null, 'viewer'] } }),
    },
  },
  resendInvitation: {
    request: async ({ make, company, query }) => ({
      params: { userId: (await make.user({ companies: [company], invited: true })).id },
      query,
    }),
    entry: { action: 'user.invited' },
  },
  updateMember: {
    request: async ({ make, company, query }) => ({
      params: { userId: (await make.user({ companies: [company] })).id },
      query,
      body: { role: 'manager' },
    }),
    entry: { action: 'member.updated', fields: changing({ role: ['owner', 'manager'] }) },
  },
  removeMember: {
    request: async ({ make, company, query }) => ({
      params: { userId: (await make.user({ companies: [company] })).id },
      query,
    }),
    entry: { action: 'user.unlinked' },
  },
}
