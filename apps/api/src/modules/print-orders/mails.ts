import { adminPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import { uuidv7 } from 'uuidv7'
import type { Config } from '#config.ts'
import type { Db, Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import type { FindDue } from '#mail/deliver.ts'
import { render } from '#mail/templates.ts'
import {
  findDueOrderMail,
  insertOrderMail,
  listOperatorAddresses,
  type MailedOrder,
  markOrderMail,
  type OrderMailKind,
} from '#modules/print-orders/mail-repository.ts'
import type { NewOrder } from '#modules/print-orders/repository.ts'
import { system } from '#principal.ts'

/** Queues a confirmation to the billing address and a notice to every operator, sent once the transaction commits. */
export async function queueOrderMails(
  tx: Tx,
  mail: Deps['mail'],
  { id: orderId, companyId, billing }: NewOrder,
): Promise<void> {
  const add = async (kind: OrderMailKind, email: string) => {
    const mailId = uuidv7()
    await insertOrderMail(tx, { id: mailId, companyId, orderId, kind, email })
    await mail.add(tx, { mailId, companyId })
  }
  await add('confirmation', billing.email)
  for (const email of await listOperatorAddresses(tx)) await add('notice', email)
}

/** Looks up due mails about print orders. */
export function orderMails({ db, config }: { db: Db; config: Config }): FindDue {
  return async ({ mailId, companyId }) => {
    if (companyId === undefined) return undefined
    const due = await withCompany(db, system('mail'), companyId, (tx) =>
      findDueOrderMail(tx, companyId, mailId),
    )
    if (!due) return undefined
    const mark = (state: 'queued' | 'sent' | 'failed', error: string | null) =>
      withCompany(db, system('mail'), companyId, (tx) => markOrderMail(tx, companyId, mailId, state, error))
    return {
      to: due.email,
      content: due.kind === 'confirmation' ? confirmation(due.order, config) : notice(due.order, config),
      markSent: () => mark('sent', null),
      markNotSent: (error, final) => mark(final ? 'failed' : 'queued', error),
    }
  }
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

function confirmation(order: MailedOrder, { origins, provider }: Config) {
  return render(
    {
      subject: `Your print order for ${order.companyName}`,
      title: 'We have received your print order',
      lines: ['Thank you. We will invoice you by email; there is nothing to pay now.'],
      facts: factsOf(order),
      button: 'See your orders',
      closing: `You are receiving this email because your address was entered as the billing contact for an order at ${provider.name}.`,
    },
    `${origins.dashboard}${dashboardPaths.materials}`,
  )
}

const warnings = {
  matches: undefined,
  differs: 'The QR code in the ordered picture does not point to the company’s review page.',
  unreadable: 'No QR code that points to the company’s review page can be read in the ordered picture.',
} as const

function notice(order: MailedOrder, { origins, provider }: Config) {
  const warning = warnings[order.qrCheck ?? 'matches']
  return render(
    {
      subject: `New print order from ${order.companyName}`,
      title: `New print order from ${order.companyName}`,
      lines: [
        'A print order is waiting in the console, along with its print file.',
        ...(warning ? [`${warning} The code in the print file points there.`] : []),
      ],
      facts: factsOf(order),
      button: 'Open the console',
      closing: `You are receiving this email as an operator of ${provider.name}.`,
    },
    `${origins.admin}${adminPaths.admin}`,
  )
}

function factsOf({ itemType, priceInCents, billing }: MailedOrder) {
  return [
    ['Item', itemType],
    ['Price', dollars.format(priceInCents / 100)],
    ['Company', billing.companyName],
    ['Contact', billing.contactName],
    ['Address', billing.address],
  ] as const
}
