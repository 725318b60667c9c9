import * as contracts from '@candour/schemas/printers.ts'
import type { FastifyInstance } from 'fastify'
import { recordAudit } from '#db/audit.ts'
import { readPlatform, withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { route } from '#http/route.ts'
import { logSecurity } from '#http/security-log.ts'
import { notifyAccessLost } from '#modules/accounts/sessions.ts'
import { addPrinter } from '#modules/printers/add-printer.ts'
import { listPrinters, lockPrinter } from '#modules/printers/repository.ts'
import { deleteUser } from '#modules/users/repository.ts'

export function printerRoutes(app: FastifyInstance, deps: Deps): void {
  const { platformDb } = deps

  route(app, contracts.listPrinters, ({ principal }) => readPlatform(deps, principal, listPrinters))

  route(app, contracts.addPrinter, async ({ principal, body: { email }, request }) => {
    const printer = await addPrinter(deps, principal, email)
    logSecurity(request, 'invited', { userId: printer.id, role: 'printer' })
    return printer
  })

  route(app, contracts.removePrinter, async ({ principal, params: { id }, request }) => {
    await withPlatform(platformDb, principal, async (tx) => {
      const email = await lockPrinter(tx, id)
      if (email === undefined) throw new DomainError('printer_not_found')
      await deleteUser(tx, id)
      await notifyAccessLost(tx, id)
      await recordAudit(tx, principal, 'user.deleted', {
        target: { type: 'user', id, name: email },
        changes: { role: ['printer', null] },
      })
    })
    logSecurity(request, 'account_deleted', { userId: id })
    return { message: 'Printer removed' }
  })
}
