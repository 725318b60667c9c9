import { randomUUID } from 'node:crypto'
import type * as contracts from '@candour/schemas/unsent-mails.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

export const unsentMails: SamplesOf<typeof contracts> = {
  listUnsentMails: { request: () => ({}) },
  sendMailAgain: {
    request: async ({ t, make }) => {
      const id = randomUUID()
      const { id: user_id } = await make.user()
      await t.owner.insertInto('mails').values({ id, kind: 'reset', user_id, state: 'failed' }).execute()
      return { params: { id } }
    },
    entry: { action: 'mail.resent', log: 'platform' },
  },
}
