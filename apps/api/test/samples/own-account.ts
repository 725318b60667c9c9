import type * as contracts from '@candour/schemas/own-account.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const ownAccount: SamplesOf<typeof contracts> = {
  updateMe: {
    request: async ({ person }) => ({ body: { name: 'Ada' }, cookie: (await person()).cookie }),
    entry: { action: 'user.updated', log: 'platform', fields: changing({ name: [null, 'Ada'] }) },
  },
}
