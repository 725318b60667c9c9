import { randomUUID } from 'node:crypto'
import type * as contracts from '@candour/schemas/printers.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const printers: SamplesOf<typeof contracts> = {
  listPrinters: { request: () => ({}) },
  addPrinter: {
    request: () => ({ body: { email: `${randomUUID()}@example.com` } }),
    entry: { action: 'user.invited', log: 'platform', fields: changing({ role: [null, 'printer'] }) },
  },
  removePrinter: {
    request: async ({ make }) => ({ params: await make.user({ role: 'printer' }) }),
    entry: { action: 'user.deleted', log: 'platform', fields: changing({ role: ['printer', null] }) },
  },
}
