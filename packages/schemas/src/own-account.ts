import { z } from 'zod'
import { currentUser } from '#accounts.ts'
import { endpoint, forAccount } from '#endpoint.ts'
import { readable, text, visible } from '#fields.ts'
import { say } from '#messages.ts'

export const maxPersonName = 80

const askForName = say('name')

/**
 * The name that a person has chosen. Without an `@`, because it is shown in place of an address, which nobody may pass
 * themselves off as.
 */
export const personName = text({ max: maxPersonName, message: askForName })
  .refine(...readable)
  .refine((name) => name === '' || visible(name), askForName)
  .refine((name) => !name.includes('@'), say('nameWithAt'))

export const updateMe = endpoint({
  ...forAccount('account:manage'),
  id: 'updateMe',
  method: 'PATCH',
  path: '/api/auth/me',
  summary: 'Change your own name, which the members of your companies see; null or an empty one removes it',
  body: z.object({ name: personName.transform((name) => name || null).nullable() }),
  response: currentUser.pick({ user: true }),
  changes: ['team', 'cases'],
})
