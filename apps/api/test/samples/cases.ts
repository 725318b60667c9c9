import type * as contracts from '@candour/schemas/cases.ts'
import { expect } from 'vitest'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const cases: SamplesOf<typeof contracts> = {
  getCase: { request: async ({ make, company, query }) => ({ params: await make.review(company), query }) },
  updateCase: {
    request: async ({ make, company, query, owner }) => ({
      params: await make.review(company),
      query,
      body: { version: 0, status: 'waiting', assigneeId: owner.id },
    }),
    entry: {
      action: 'case.updated',
      fields: () => ({
        target_type: 'review',
        changes: { status: ['new', 'waiting'], assignee: [null, expect.stringContaining('@')] },
      }),
    },
  },
  readCase: {
    request: async ({ make, company, query }) => ({ params: await make.review(company), query }),
    unrecorded: 'which messages the team has seen is no deed',
  },
  addNote: {
    request: async ({ make, company, query }) => ({
      params: await make.review(company),
      query,
      body: { text: 'Called them' },
    }),
    entry: { action: 'case.note_added', fields: () => ({ target_type: 'review', changes: {} }) },
  },
  updateCases: {
    request: async ({ make, company, query }) => ({
      query,
      body: { ids: [(await make.review(company)).id], status: 'done', assigneeId: null },
    }),
    entry: {
      action: 'cases.updated',
      fields: changing({ count: [null, 1], status: [null, 'done'], assignee: [null, null] }),
    },
  },
  countCases: { request: ({ query }) => ({ query }) },
  listCases: {
    request: async ({ make, company, query }) => ({
      query: { ...query, ids: (await make.review(company)).id },
    }),
  },
  getAnswerFigures: { request: ({ query }) => ({ query }) },
  listAssignees: { request: ({ query }) => ({ query }) },
  reply: {
    request: async ({ make, company, query }) => ({
      params: await make.review(company, { contactEmail: 'zoe@example.com' }),
      query,
      body: { text: 'Sorry!' },
    }),
    entry: { action: 'reply.sent' },
  },
  resendReply: {
    request: async ({ make, company, query }) => {
      const { id: messageId, reviewId: id } = await make.refusedReply(company)
      return { params: { id, messageId }, query, body: { address: 'zoe@example.com' } }
    },
    entry: { action: 'reply.resent' },
  },
}
