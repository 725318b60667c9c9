import type { MailKind } from '@candour/schemas/mail-kinds.ts'
import * as contracts from '@candour/schemas/unsent-mails.ts'
import type { FastifyInstance } from 'fastify'
import { recordAudit } from '#db/audit.ts'
import { readPlatform, withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { route } from '#http/route.ts'
import { listUnsentMails, makeDue } from '#modules/unsent-mails/repository.ts'

/** Kinds of mail to visitors and billing contacts; others go to members and operators. */
const toPeople: ReadonlySet<MailKind> = new Set(['reply', 'receipt', 'order_confirmation', 'order_state'])

export function unsentMailRoutes(app: FastifyInstance, deps: Pick<Deps, 'platformDb' | 'replica'>): void {
  const { platformDb } = deps

  route(app, contracts.listUnsentMails, ({ principal, query }) =>
    readPlatform(deps, principal, (tx) => listUnsentMails(tx, query)),
  )

  route(app, contracts.sendMailAgain, async ({ principal, params }) => {
    const mail = await withPlatform(platformDb, principal, async (tx) => {
      const mail = await makeDue(tx, params.id)
      if (!mail) throw new DomainError('mail_not_found')
      await recordAudit(tx, principal, 'mail.resent', {
        // The log cannot be changed, so it holds no address that may have to be erased.
        target: { type: 'mail', id: mail.id, ...(!toPeople.has(mail.kind) && { name: mail.recipient }) },
        changes: { kind: [null, mail.kind] },
      })
      return mail
    })
    return { mail }
  })
}
