import type * as contracts from '@candour/schemas/accounts.ts'
import { createInvitationLink } from '@candour/schemas/users.ts'
import { password } from '#test/factories.ts'
import type { SamplesOf } from '#test/samples/sample.ts'
import type { Scene } from '#test/samples/scene.ts'

const newPassword = 'another horse battery'

async function linkToken({ make, company, operator }: Scene): Promise<string> {
  const params = await make.user({ companies: [company], invited: true })
  const { body } = await operator.call(createInvitationLink, { params })
  return new URL(body.url).searchParams.get('token') ?? ''
}

export const accounts: SamplesOf<typeof contracts> = {
  login: {
    request: async ({ make }) => ({ body: { email: (await make.user()).email, password } }),
    entry: { action: 'session.started', log: 'platform' },
  },
  logout: {
    request: async ({ person }) => ({ cookie: (await person()).cookie }),
    entry: { action: 'session.ended', log: 'platform' },
  },
  getMe: { request: () => ({}) },
  forgotPassword: {
    request: async ({ make }) => ({ body: { email: (await make.user()).email } }),
    entry: { action: 'password.reset_requested', log: 'platform' },
  },
  getPasswordLink: {
    request: async (scene) => ({ body: { token: await linkToken(scene) } }),
    unrecorded: 'reads; POST keeps the token out of addresses',
  },
  resetPassword: {
    request: async (scene) => ({ body: { token: await linkToken(scene), newPassword } }),
    entry: { action: 'password.set_by_link', log: 'platform' },
  },
  changePassword: {
    request: async ({ person }) => ({
      cookie: (await person()).cookie,
      body: { currentPassword: password, newPassword },
    }),
    entry: { action: 'password.changed', log: 'platform' },
  },
  listSessions: { request: () => ({}) },
  endSessions: {
    request: async ({ person }) => ({
      cookie: (await person()).cookie,
      body: { currentPassword: password },
    }),
    entry: { action: 'session.ended', log: 'platform' },
  },
}
