import { z } from 'zod'
import { endpoint, forMembers } from '#endpoint.ts'
import { say } from '#messages.ts'

/**
 * First steps of a company, in order: the Google link is tested, a logo or color chosen, the time zone set, a code added
 * and scanned, something printed, alerts tried or chosen, a colleague invited, a review received.
 */
export const checklistItem = z.enum([
  'link',
  'brand',
  'timeZone',
  'code',
  'scan',
  'print',
  'alert',
  'team',
  'review',
])
export type ChecklistItem = z.infer<typeof checklistItem>

export const checklist = z.object({
  /** All items, in the order of `checklistItem`. */
  items: z.array(z.object({ id: checklistItem, done: z.boolean() })),
  /** Whether somebody has put the checklist away, for the whole team. */
  dismissed: z.boolean(),
})
export type Checklist = z.infer<typeof checklist>

export const getChecklist = endpoint('getChecklist', 'GET /api/dashboard/checklist', {
  ...forMembers('company:read'),
  summary: "What a new company has set up, as far as the company's data tell",
  response: checklist,
  reads: ['arrivals', 'checklist', 'notifications', 'orders', 'placements', 'team'],
})

export const updateChecklist = endpoint('updateChecklist', 'PATCH /api/dashboard/checklist', {
  ...forMembers('company:manage'),
  summary: 'Put the checklist away, or mark an item that only a person can know; neither is undone',
  body: z
    .object({
      dismissed: z.literal(true).optional(),
      /** `link`: somebody opened it and said that it is theirs. `print`: something was downloaded to be printed. */
      done: checklistItem.extract(['link', 'print']).optional(),
    })
    .refine(({ dismissed, done }) => dismissed || done, {
      path: ['done'],
      ...say('done'),
    }),
  response: checklist,
  changes: ['checklist'],
})
