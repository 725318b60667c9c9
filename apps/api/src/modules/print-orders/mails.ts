import { spreadText } from '@candour/schemas/packs.ts'
import { adminPaths, companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { summarizeNames } from '@candour/schemas/placement-names.ts'
import type { Config } from '#config.ts'
import type { Db, Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import type { Compose } from '#mail/delivery.ts'
import { type MailContent, renderMail } from '#mail/layout.ts'
import { type OrderMailKind, queueMail } from '#mail/repository.ts'
import {
  findMailedOrder,
  listOperatorAddresses,
  type MailedOrder,
} from '#modules/print-orders/mail-repository.ts'
import type { NewOrder } from '#modules/print-orders/repository.ts'

type CompanyOrder = MailedOrder & { companyId: string }

/** Queues a confirmation to the billing address and a notice to every operator, sent once the transaction commits. */
export async function queueOrderMails(tx: Tx, { id: orderId, companyId, billing }: NewOrder): Promise<void> {
  await queueMail(tx, { kind: 'order_confirmation', companyId, orderId, recipient: billing.email })
  for (const recipient of await listOperatorAddresses(tx)) {
    await queueMail(tx, { kind: 'order_notice', companyId, orderId, recipient })
  }
}

/** Composes mails about print orders. */
export function orderMails({ db, config }: { db: Db; config: Config }): Record<OrderMailKind, Compose> {
  const composed =
    (words: (order: CompanyOrder, config: Config) => MailContent): Compose =>
    async ({ companyId, orderId }) => {
      if (companyId === null || orderId === null) return undefined
      const order = await withCompany(db, system('mail'), companyId, (tx) =>
        findMailedOrder(tx, companyId, orderId),
      )
      return order && words({ ...order, companyId }, config)
    }
  return { order_confirmation: composed(confirmation), order_notice: composed(notice) }
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

function confirmation(order: CompanyOrder, { origins, provider, orderTerms }: Config) {
  return renderMail(
    {
      subject: `Your print order for ${order.companyName}`,
      title: 'We have received your print order',
      lines: [
        'Thank you. We will invoice you by email; there is nothing to pay now.',
        ...(orderTerms ? [orderTerms] : []),
      ],
      facts: factsOf(order),
      button: 'See your orders',
      closing: `You are receiving this email because your address was entered as the billing contact for an order at ${provider.name}.`,
    },
    `${origins.dashboard}${companyDashboard(dashboardPaths.materials, order.companyId)}`,
  )
}

const warnings = {
  matches: () => [],
  differs: (target: string) => [`The QR code in the ordered picture does not point to ${target}.`],
  unreadable: (target: string) => [`No QR code that points to ${target} can be read in the ordered picture.`],
} as const

function notice(order: MailedOrder, { origins, provider }: Config) {
  const isForPlacements = order.placements.length > 0
  const target = isForPlacements ? 'one of the ordered codes' : 'the company’s review page'
  const right = isForPlacements
    ? 'The print file has the right codes.'
    : 'The code in the print file points there.'
  const warning = warnings[order.qrCheck ?? 'matches'](target)
  return renderMail(
    {
      subject: `New print order from ${order.companyName}`,
      title: `New print order from ${order.companyName}`,
      lines: [
        'A print order is waiting in the console, along with its print file.',
        ...warning.map((sentence) => `${sentence} ${right}`),
      ],
      facts: factsOf(order),
      button: 'Open the console',
      closing: `You are receiving this email as an operator of ${provider.name}.`,
    },
    `${origins.admin}${adminPaths.printOrders}`,
  )
}

function factsOf({ itemType, quantity, priceInCents, billing, placements }: MailedOrder) {
  const { length } = placements
  return [
    ['Item', itemType],
    ...(length > 0
      ? ([
          [length === 1 ? 'Code for' : `${length} codes`, summarizeNames(placements)],
          ...(length === 1 ? [] : [['Pieces', spreadText(length, quantity)] as const]),
        ] as const)
      : []),
    ['Price', dollars.format(priceInCents / 100)],
    ['Company', billing.companyName],
    ['Contact', billing.contactName],
    ['Address', billing.address],
  ] as const
}
