import { z } from 'zod'
import { endpoint, forOperators } from '#endpoint.ts'
import { email, id } from '#fields.ts'
import { say } from '#messages.ts'
import { listedUser } from '#users.ts'

/** Printers that a platform can have. */
export const maxPrinters = 100

/** Who prints orders that are given to them, and sees nothing else. */
export const printer = listedUser.pick({ id: true, email: true, name: true, state: true })
export type Printer = z.infer<typeof printer>

export const listPrinters = endpoint('listPrinters', 'GET /api/admin/printers', {
  ...forOperators,
  withoutKeys: true,
  summary: 'All printers, by address',
  response: z.array(printer),
  reads: ['users'],
})

export const addPrinter = endpoint('addPrinter', 'POST /api/admin/printers', {
  ...forOperators,
  withoutKeys: true,
  summary:
    'Invite a printer; one who has not set a password yet gets a new link, which revokes the former one',
  body: z.object({ email: email(say('invalidEmail')) }),
  response: printer,
  status: 201,
  changes: ['users'],
  errors: ['not_a_printer', 'account_disabled', 'too_many_printers'],
})

export const removePrinter = endpoint('removePrinter', 'DELETE /api/admin/printers/:id', {
  ...forOperators,
  withoutKeys: true,
  summary: 'Delete the account of a printer; orders stay, and are given to nobody',
  params: z.object({ id }),
  response: z.object({ message: z.string() }),
  changes: ['users', 'orders'],
  errors: ['printer_not_found'],
})
