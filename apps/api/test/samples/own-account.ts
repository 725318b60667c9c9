import type * as contracts from '@candour/schemas/own-account.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const ownAccount: SamplesOf<typeof contracts> = {
  getProfile: { request: async ({ person }) => ({ cookie: (await person()).cookie }) },
  updateMe: {
    request: async ({ person }) => ({ body: { name: 'Ada' }, cookie: (await person()).cookie }),
    entry: { action: 'user.updated', log: 'platform', fields: changing({ name: [null, 'Ada'] }) },
  },
  updateProfile: {
    request: async ({ person }) => ({
      body: { language: 'de', timeZone: 'Europe/Berlin' },
      cookie: (await person()).cookie,
    }),
    entry: {
      action: 'user.updated',
      log: 'platform',
      fields: changing({ language: [null, 'de'], timeZone: [null, 'Europe/Berlin'] }),
    },
  },
}
