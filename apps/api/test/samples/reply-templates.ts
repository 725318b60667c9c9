import { randomUUID } from 'node:crypto'
import type * as contracts from '@candour/schemas/reply-templates.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const replyTemplates: SamplesOf<typeof contracts> = {
  listReplyTemplates: { request: ({ query }) => ({ query }) },
  createReplyTemplate: {
    request: ({ query }) => ({ query, body: { name: randomUUID(), text: 'Dear {name}' } }),
    entry: {
      action: 'reply_template.created',
      fields: ({ body: { name } }) => ({
        target_name: name,
        changes: { name: [null, name], text: [null, 'Dear {name}'] },
      }),
    },
  },
  updateReplyTemplate: {
    request: async ({ make, company, query }) => ({
      params: await make.replyTemplate(company),
      query,
      body: { text: 'Hello' },
    }),
    entry: { action: 'reply_template.updated', fields: changing({ text: ['Dear {name}', 'Hello'] }) },
  },
  deleteReplyTemplate: {
    request: async ({ make, company, query }) => ({ params: await make.replyTemplate(company), query }),
    entry: { action: 'reply_template.deleted' },
  },
}
