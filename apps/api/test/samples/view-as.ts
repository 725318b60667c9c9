import type * as contracts from '@candour/schemas/view-as.ts'
import { startViewAs } from '@candour/schemas/view-as.ts'
import { expect } from 'vitest'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

const body = { reason: 'They asked.' }

export const viewAs: SamplesOf<typeof contracts> = {
  startViewAs: {
    // An operator who views a company can do nothing else in that session.
    request: async ({ company, person }) => ({
      params: company,
      body,
      cookie: (await person({ role: 'superadmin' })).cookie,
    }),
    entry: {
      action: 'view_as.started',
      fields: changing({ viewReason: [null, body.reason], until: [null, expect.any(String)] }),
    },
  },
  endViewAs: {
    request: async ({ company, person }) => {
      const { call, cookie } = await person({ role: 'superadmin' })
      await call(startViewAs, { params: company, body })
      return { cookie }
    },
    entry: { action: 'view_as.ended' },
  },
}
