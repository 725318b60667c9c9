import type * as contracts from '@candour/schemas/settings.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const settings: SamplesOf<typeof contracts> = {
  getSettings: { request: () => ({}) },
  updateSettings: {
    request: async ({ t }) => {
      await t.owner.deleteFrom('settings').execute()
      return { body: { bookingUrl: 'https://example.com/meet' } }
    },
    entry: {
      action: 'settings.updated',
      log: 'platform',
      fields: changing({ bookingUrl: ['https://example.com/book-a-call', 'https://example.com/meet'] }),
    },
  },
}
