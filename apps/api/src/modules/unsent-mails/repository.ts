import type { Page } from '@candour/schemas/endpoint.ts'
import { mailKind } from '@candour/schemas/mail-kinds.ts'
import type { UnsentMail } from '@candour/schemas/unsent-mails.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { after, oneMoreThan, pageOf } from '#db/keyset.ts'
import { announceMails } from '#mail/repository.ts'

/** When a mail that may be in flight is retried; an earlier retry could send it twice. */
const soon = sql<Date>`now() + interval '20 seconds'`

function unsent(tx: Tx) {
  return tx
    .selectFrom('mails as m')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('companies as c', 'c.id', 'm.company_id')
    .select((eb) => [
      'm.id',
      'm.kind',
      eb.fn.coalesce('m.recipient', 'u.email', sql.lit('')).as('recipient'),
      'c.name as companyName',
      'm.state',
      'm.attempts',
      'm.error',
      'm.created_at',
      'm.next_attempt_at',
    ])
    .where('m.state', '<>', 'sent')
}

type UnsentRow = Awaited<ReturnType<ReturnType<typeof unsent>['execute']>>[number]

function toUnsentMail({ created_at, next_attempt_at, ...mail }: UnsentRow): UnsentMail {
  return {
    ...mail,
    kind: mailKind.parse(mail.kind),
    state: mail.state === 'failed' ? 'failed' : 'queued',
    createdAt: created_at.toISOString(),
    nextAttemptAt: next_attempt_at?.toISOString() ?? null,
  }
}

/** Lists mails that have not been sent, newest first. Requires the operators' scope. */
export async function listUnsentMails(
  tx: Tx,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<UnsentMail>> {
  const rows = await unsent(tx)
    .where(after(cursor, 'm'))
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(oneMoreThan(limit))
    .execute()
  return pageOf(rows, limit, toUnsentMail)
}

/**
 * Makes a mail due now, with all its attempts. Requires the operators' scope.
 *
 * @returns undefined if there is no such unsent mail
 */
export async function makeDue(tx: Tx, id: string): Promise<UnsentMail | undefined> {
  await tx
    .updateTable('mails')
    .set({ state: 'queued', attempts: 0, next_attempt_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('state', '=', 'failed'), eb('next_attempt_at', '>', soon)]))
    .execute()
  await announceMails(tx)
  const row = await unsent(tx).where('m.id', '=', id).executeTakeFirst()
  return row && toUnsentMail(row)
}
