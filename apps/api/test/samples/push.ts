import type * as contracts from '@candour/schemas/push.ts'
import { addDevice } from '@candour/schemas/push.ts'
import { pushSubscription } from '#test/push.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const push: SamplesOf<typeof contracts> = {
  getPush: { request: () => ({}) },
  addDevice: {
    request: async ({ person }) => ({
      cookie: (await person()).cookie,
      body: { ...pushSubscription(), name: 'Ada’s phone' },
    }),
    entry: {
      action: 'device.added',
      log: 'platform',
      fields: changing({ device: [null, 'Ada’s phone'] }),
    },
  },
  removeDevice: {
    request: async ({ person }) => {
      const { cookie, call } = await person()
      const { body } = await call(addDevice, { body: { ...pushSubscription(), name: 'Ada’s phone' } })
      return { cookie, params: { id: body.id } }
    },
    entry: {
      action: 'device.removed',
      log: 'platform',
      fields: changing({ device: ['Ada’s phone', null] }),
    },
  },
  openReview: {
    request: async ({ t, company, query }) => ({ query, params: await t.make.review(company) }),
    unrecorded: 'reading is not recorded, and this only spares the reader a mail',
  },
}
