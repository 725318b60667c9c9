import type * as contracts from '@candour/schemas/sign-in.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const signIn: SamplesOf<typeof contracts> = {
  getSignIn: { request: ({ query }) => ({ query }) },
  updateSignIn: {
    request: ({ query }) => ({ query, body: { defaultRole: 'manager' } }),
    entry: { action: 'company.sign_in_updated', fields: changing({ defaultRole: ['viewer', 'manager'] }) },
  },
}
