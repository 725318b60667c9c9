import { randomUUID } from 'node:crypto'
import type * as contracts from '@candour/schemas/system.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

export const system: SamplesOf<typeof contracts> = {
  getSystem: { request: () => ({}) },
  sendTestMail: {
    request: () => ({ body: { to: 'ada@example.com' } }),
    unrecorded: 'Changes nothing but the queue of mails',
  },
  getTestMail: {
    request: async ({ t, make }) => {
      const id = randomUUID()
      const { id: user_id } = await make.user()
      const mail = { id, kind: 'system_test', user_id, recipient: 'ada@example.com' }
      await t.owner.insertInto('mails').values(mail).execute()
      return { params: { id } }
    },
  },
}
