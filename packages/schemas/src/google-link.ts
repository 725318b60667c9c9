import { z } from 'zod'
import { endpoint, forMembers, forOperators } from '#endpoint.ts'
import type { ErrorCode } from '#errors.ts'
import { text } from '#fields.ts'
import { say } from '#messages.ts'

/** What is pasted: a link with the words that a phone puts around it. */
export const maxGoogleLinkText = 4_000

const body = z.object({
  text: text({ min: 1, max: maxGoogleLinkText, message: say('googleLink') }),
})

/** Where the reviews of a place are written. */
export const googleLink = z.object({
  googleReviewUrl: z.string(),
  /** Google's id of the place; `null` for a g.page link, which does not tell it. */
  placeId: z.string().nullable(),
})
export type GoogleLink = z.infer<typeof googleLink>

const errors = [
  'google_link_unknown',
  'google_link_unresolved',
  'too_many_requests',
] as const satisfies readonly ErrorCode[]

export const readGoogleLink = endpoint('readGoogleLink', 'POST /api/dashboard/google-link', {
  ...forMembers('company:manage'),
  summary: 'Find the review link in any link of a place on Google, its share text or its id; changes nothing',
  body,
  response: googleLink,
  errors,
})

export const readAnyGoogleLink = endpoint('readAnyGoogleLink', 'POST /api/admin/google-link', {
  ...forOperators,
  summary: 'Find the review link in any link of a place on Google, its share text or its id; changes nothing',
  body,
  response: googleLink,
  errors,
})
