import { randomBytes } from 'node:crypto'
import type * as contracts from '@candour/schemas/invitations.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const invitations: SamplesOf<typeof contracts> = {
  listInvitations: { request: () => ({}) },
  answerInvitation: {
    request: async ({ make, company, person }) => {
      const { email, cookie } = await person()
      return { params: await make.invitation(company, { email }), body: { accept: true }, cookie }
    },
    entry: { action: 'invitation.accepted', fields: changing({ role: [null, 'viewer'] }) },
  },
  answerInvitationLink: {
    request: async ({ make, company }) => {
      const token = randomBytes(32).toString('base64url')
      await make.invitation(company, { email: (await make.user()).email, token })
      return { body: { token, accept: true } }
    },
    entry: {
      action: 'invitation.accepted',
      fields: () => ({ actor_kind: 'user', changes: { role: [null, 'viewer'] } }),
    },
  },
}
