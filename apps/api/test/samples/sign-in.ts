import type * as contracts from '@candour/schemas/sign-in.ts'
import { confirmIdentity } from '#test/factors.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

const issuer = 'https://login.example.com'

export const signIn: SamplesOf<typeof contracts> = {
  listOwnProviders: { request: async ({ person }) => ({ cookie: (await person()).cookie }) },
  connectProvider: {
    request: async ({ company, person }) => {
      const someone = await person({ companies: [company] })
      await confirmIdentity(someone)
      return { cookie: someone.cookie, params: { companyId: company.id } }
    },
    // There is no provider.
    refused: 404,
    unrecorded: 'an account is connected once the provider leads back',
  },
  disconnectProvider: {
    request: async ({ t, company, person }) => {
      const someone = await person({ companies: [company] })
      await confirmIdentity(someone)
      await t.sql`
        insert into identities (id, company_id, issuer, subject, user_id)
        select gen_random_uuid(), ${company.id}, ${issuer}, ${someone.email}, id from users where email = ${someone.email}
      `
      return { cookie: someone.cookie, params: { companyId: company.id } }
    },
    entry: { action: 'user.updated', log: 'platform', fields: changing({ issuer: [issuer, null] }) },
  },
  getSignIn: { request: ({ query }) => ({ query }) },
  updateSignIn: {
    request: ({ query }) => ({ query, body: { defaultRole: 'manager' } }),
    entry: { action: 'company.sign_in_updated', fields: changing({ defaultRole: ['viewer', 'manager'] }) },
  },
}
