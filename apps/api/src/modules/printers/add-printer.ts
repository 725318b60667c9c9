import { maxPrinters, type Printer } from '@candour/schemas/printers.ts'
import { sql } from 'kysely'
import { recordAudit } from '#db/audit.ts'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import { mailLink } from '#modules/accounts/links.ts'
import { findPrinter, listPrinters } from '#modules/printers/repository.ts'
import { findOrInsertUser } from '#modules/users/repository.ts'

/**
 * Makes an account of a printer and mails the link that sets its password; again, until it is set.
 *
 * @throws DomainError `not_a_printer`, `account_disabled`, `too_many_printers`
 */
export async function addPrinter(
  { platformDb }: Pick<Deps, 'platformDb'>,
  principal: Principal,
  email: string,
): Promise<Printer> {
  return withPlatform(platformDb, principal, async (tx) => {
    // Two at once could exceed the maximum.
    await sql`select pg_advisory_xact_lock(hashtext('candour printers'))`.execute(tx)
    const { user, passwordHash, disabled, existed } = await findOrInsertUser(tx, { email, role: 'printer' })
    if (user.role !== 'printer') throw new DomainError('not_a_printer')
    if (disabled) throw new DomainError('account_disabled')
    if (!existed && (await listPrinters(tx)).length > maxPrinters) throw new DomainError('too_many_printers')
    if (passwordHash === null) await mailLink(tx, user.id, 'invitation')
    await recordAudit(tx, principal, 'user.invited', {
      target: { type: 'user', id: user.id, name: user.email },
      changes: { role: [existed ? 'printer' : null, 'printer'] },
    })
    const printer = await findPrinter(tx, user.id)
    if (!printer) throw new DomainError('not_a_printer')
    return printer
  })
}
