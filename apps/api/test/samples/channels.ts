import { randomUUID } from 'node:crypto'
import type * as contracts from '@candour/schemas/channels.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'
import type { Scene } from '#test/samples/scene.ts'

const ofChannel = async ({ make, company, query }: Scene) => ({ params: await make.channel(company), query })

export const channels: SamplesOf<typeof contracts> = {
  listChannels: {
    request: async ({ make, company, query }) => {
      await make.channel(company)
      return { query }
    },
  },
  createChannel: {
    // A name that does not exist.
    request: ({ query }) => ({
      query,
      body: { kind: 'teams', name: randomUUID(), url: `https://${randomUUID()}.logic.azure.com/workflows/1` },
    }),
    entry: {
      action: 'channel.created',
      fields: ({ body: { name } }) => ({ target_name: name, changes: { kind: [null, 'teams'] } }),
    },
  },
  testChannel: { request: ofChannel, unrecorded: 'it only sends a test message' },
  confirmChannel: {
    request: async (scene) => ({ ...(await ofChannel(scene)), body: { digits: '0123' } }),
    entry: { action: 'channel.confirmed' },
  },
  updateChannel: {
    request: async (scene) => ({
      ...(await ofChannel(scene)),
      body: { when: 'daily', quietHours: { from: '22:00', to: '07:00', timeZone: 'UTC' }, words: true },
    }),
    entry: {
      action: 'channel.updated',
      fields: changing({
        alerts: ['instant', 'daily'],
        quietHours: [null, '22:00–07:00 UTC'],
        words: [false, true],
      }),
    },
  },
  deleteChannel: { request: ofChannel, entry: { action: 'channel.deleted' } },
}
