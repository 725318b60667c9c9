import { z } from 'zod'
import { maxReplyLength } from '#cases.ts'
import { endpoint, forMembers, noContent } from '#endpoint.ts'
import { id, nameText, text, timestamp } from '#fields.ts'
import { say } from '#messages.ts'

/** Variables of an answer template, written `{name}`; the server fills them in when a reply is sent. */
export const replyVariables = ['name', 'company', 'location', 'me'] as const
export type ReplyVariable = (typeof replyVariables)[number]

export const maxTemplates = 100

export const replyTemplate = z.object({ id, name: z.string(), text: z.string(), updatedAt: timestamp })
export type ReplyTemplate = z.infer<typeof replyTemplate>

const name = nameText({ min: 1, max: 80, message: say('name') })
const words = text({ min: 1, max: maxReplyLength, message: say('reply') })

const ofCompany = forMembers('reviews:reply')
const refused = ['template_name_taken', 'steering_text', 'unknown_variable'] as const

export const listReplyTemplates = endpoint('listReplyTemplates', 'GET /api/dashboard/reply-templates', {
  ...ofCompany,
  summary: "The company's answer templates, by name",
  response: z.array(replyTemplate),
  reads: ['reply-templates'],
})

export const createReplyTemplate = endpoint('createReplyTemplate', 'POST /api/dashboard/reply-templates', {
  ...ofCompany,
  summary: 'Save an answer template',
  body: z.object({ name, text: words }),
  response: replyTemplate,
  status: 201,
  changes: ['reply-templates'],
  errors: [...refused, 'too_many_templates'],
})

export const updateReplyTemplate = endpoint(
  'updateReplyTemplate',
  'PATCH /api/dashboard/reply-templates/:id',
  {
    ...ofCompany,
    summary: 'Change an answer template',
    params: z.object({ id }),
    body: z.object({ name: name.optional(), text: words.optional() }),
    response: replyTemplate,
    changes: ['reply-templates'],
    errors: [...refused, 'template_not_found'],
  },
)

export const deleteReplyTemplate = endpoint(
  'deleteReplyTemplate',
  'DELETE /api/dashboard/reply-templates/:id',
  {
    ...ofCompany,
    summary: 'Delete an answer template',
    params: z.object({ id }),
    ...noContent,
    changes: ['reply-templates'],
    errors: ['template_not_found'],
  },
)
