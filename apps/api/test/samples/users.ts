import { randomUUID } from 'node:crypto'
import type * as contracts from '@candour/schemas/users.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const users: SamplesOf<typeof contracts> = {
  createUser: {
    request: ({ query }) => ({ body: { email: `${randomUUID()}@example.com`, ...query } }),
    entry: { action: 'user.invited' },
  },
  listUsers: { request: ({ company }) => ({ query: { notInCompany: company.id } }) },
  updateUser: {
    request: async ({ make }) => ({ params: await make.user(), body: { disabled: true } }),
    entry: { action: 'user.updated', log: 'platform', fields: changing({ disabled: [false, true] }) },
  },
  deleteUser: {
    request: async ({ make }) => ({ params: await make.user() }),
    entry: { action: 'user.deleted', log: 'platform' },
  },
  listCompanyUsers: { request: ({ company }) => ({ params: company }) },
  linkUser: {
    request: async ({ make, company }) => ({ params: company, body: { userId: (await make.user()).id } }),
    entry: { action: 'user.linked' },
  },
  unlinkUser: {
    request: async ({ make, company }) => ({
      params: { id: company.id, userId: (await make.user({ companies: [company] })).id },
    }),
    entry: { action: 'user.unlinked' },
  },
  updateMembership: {
    request: async ({ make, company }) => ({
      params: { id: company.id, userId: (await make.user({ companies: [company] })).id },
      body: { role: 'viewer' },
    }),
    entry: { action: 'member.updated', fields: changing({ role: ['owner', 'viewer'] }) },
  },
  createInvitationLink: {
    request: async ({ make, company }) => ({
      params: await make.user({ companies: [company], invited: true }),
    }),
    entry: { action: 'user.invitation_link_created', log: 'platform' },
  },
  endUserSessions: {
    request: async ({ person }) => ({ params: await person() }),
    entry: { action: 'session.ended', log: 'platform', fields: changing({ sessions: [1, 0] }) },
  },
}
