import { randomUUID } from 'node:crypto'
import type * as contracts from '@candour/schemas/walks.ts'
import type { SamplesOf } from '#test/samples/sample.ts'
import type { Scene } from '#test/samples/scene.ts'

const unrecorded = 'a walk is a record of its own: who, when and what'

/** Names a new walk of somebody. */
async function ofWalk({ t, company, query }: Scene) {
  const id = randomUUID()
  await t.insert('walks', { company_id: company.id, id, user_id: randomUUID() })
  return { params: { id }, query }
}

export const walks: SamplesOf<typeof contracts> = {
  listWalks: { request: ({ query }) => ({ query }) },
  getWalk: { request: ofWalk },
  getWalkPhoto: {
    request: async (scene) => {
      const { params, query } = await ofWalk(scene)
      const submissionId = randomUUID()
      await scene.t.insert('walk_confirmations', {
        ...{
          company_id: scene.company.id,
          walk_id: params.id,
          submission_id: submissionId,
          user_id: randomUUID(),
        },
        ...{ verdict: 'unknown', read: 'ABCDEFGH', at: new Date(), photo: Buffer.from('x') },
      })
      return { params: { ...params, submissionId }, query }
    },
    unrecorded: 'reads what the screen shows',
  },
  startWalk: {
    request: async ({ t, person, company, query }) => {
      // A key walks as its maker, who may have started one before.
      await t.sql`update walks set ended_at = now(), total = 0 where ended_at is null`
      return { cookie: (await person({ companies: [company] })).cookie, query, body: {} }
    },
    unrecorded,
  },
  confirmCode: {
    request: async (scene) => ({
      ...(await ofWalk(scene)),
      body: {
        code: (await scene.make.placement(scene.company)).code,
        at: new Date().toISOString(),
        submissionId: randomUUID(),
      },
    }),
    unrecorded,
  },
  endWalk: { request: ofWalk, unrecorded },
}
