import { z } from 'zod'
import { currentUser, memberLanguage } from '#accounts.ts'
import { timeZone } from '#companies.ts'
import { endpoint, forAccount } from '#endpoint.ts'
import { readable, text, visible } from '#fields.ts'
import { say } from '#messages.ts'

const maxPersonName = 80

const askForName = say('name')

/**
 * The name that a person has chosen. Without an `@`, because it is shown in place of an address, which nobody may pass
 * themselves off as.
 */
const personName = text({ max: maxPersonName, message: askForName })
  .refine(...readable)
  .refine((name) => name === '' || visible(name), askForName)
  .refine((name) => !name.includes('@'), say('nameWithAt'))

export const updateMe = endpoint('updateMe', 'PATCH /api/auth/me', {
  ...forAccount('account:manage'),
  summary: 'Change your own name, which the members of your companies see; null or an empty one removes it',
  body: z.object({ name: personName.transform((name) => name || null).nullable() }),
  response: currentUser.pick({ user: true }),
  changes: ['team', 'cases'],
})

const profile = z.object({
  /** The language that the person has chosen; `null` for their browser's. */
  language: memberLanguage.nullable(),
  /** The time zone that they have chosen (IANA); `null` for their device's. */
  timeZone: z.string().nullable(),
  /** The languages that are offered. */
  languages: z.array(memberLanguage),
})
export type Profile = z.infer<typeof profile>

export const getProfile = endpoint('getProfile', 'GET /api/account/profile', {
  ...forAccount('account:read'),
  summary: 'The language and time zone that you have chosen',
  response: profile,
  reads: ['profile'],
})

export const updateProfile = endpoint('updateProfile', 'PATCH /api/account/profile', {
  ...forAccount('account:manage'),
  summary:
    "Choose your language, which screens and mails are in, and your time zone; null goes back to the browser's",
  body: z.object({
    language: memberLanguage.nullable().optional(),
    timeZone: timeZone.nullable().optional(),
  }),
  response: profile,
  changes: ['profile'],
})
