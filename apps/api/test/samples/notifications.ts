import type * as contracts from '@candour/schemas/notifications.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

export const notifications: SamplesOf<typeof contracts> = {
  getNotifications: { request: ({ query }) => ({ query }) },
  updateNotifications: {
    request: ({ query }) => ({
      query,
      body: { alerts: { when: 'daily' }, quietHours: { from: '22:00', to: '07:00', timeZone: 'UTC' } },
    }),
    entry: {
      action: 'notifications.updated',
      fields: () => ({ changes: { alerts: ['instant', 'daily'], quietHours: [null, '22:00–07:00 UTC'] } }),
    },
  },
  testNotifications: { request: ({ query }) => ({ query }), unrecorded: 'mails the caller alone' },
}
