import { kindOf, sizes, spreadOver } from '@candour/schemas/packs.ts'
import { adminPaths, companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { summarizeNames } from '@candour/schemas/placement-names.ts'
import { erasedAddress, type OrderState, type OrderStep, orderState } from '@candour/schemas/print-orders.ts'
import type { z } from 'zod'
import type { Config } from '#config.ts'
import type { Db, Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { type MailContent, renderMail } from '#mail/layout.ts'
import { type OrderMailKind, queueMail } from '#mail/repository.ts'
import type { ComposeFor } from '#mail/to-member.ts'
import { englishWords, type Words } from '#mail/words.ts'
import {
  findMailedOrder,
  findMailedStep,
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

/** Queues a mail to the billing address about a state, sent once the transaction commits. */
export async function queueStateMail(
  tx: Tx,
  { companyId, id: orderId, billingEmail }: { companyId: string; id: string; billingEmail: string },
  state: OrderState,
): Promise<void> {
  if (billingEmail === erasedAddress) return
  await queueMail(tx, { kind: 'order_state', companyId, orderId, recipient: billingEmail, detail: state })
}

/** Queues a mail to a printer about an order assigned to them, sent once the transaction commits. */
export async function queueGivenMail(
  tx: Tx,
  { companyId, id: orderId }: { companyId: string; id: string },
  printerId: string,
): Promise<void> {
  await queueMail(tx, { kind: 'order_given', companyId, orderId, userId: printerId })
}

/** Composes mails about print orders. */
export function orderMails({ db, config }: { db: Db; config: Config }): Record<OrderMailKind, ComposeFor> {
  const composed =
    (render: (order: CompanyOrder, config: Config, words: Words) => MailContent): ComposeFor =>
    async ({ kind, companyId, orderId, userId }, words) => {
      if (companyId === null || orderId === null) return undefined
      const order = await withCompany(db, system('mail'), companyId, (tx) =>
        findMailedOrder(tx, companyId, orderId),
      )
      // Obsolete once the order is somebody else's.
      if (kind === 'order_given' && userId !== order?.printerId) return undefined
      return order && render({ ...order, companyId }, config, words)
    }
  const progress: ComposeFor = async ({ companyId, orderId, detail }, words) => {
    const state = reachedState.safeParse(detail)
    if (companyId === null || orderId === null || !state.success) return undefined
    return withCompany(db, system('mail'), companyId, async (tx) => {
      const order = await findMailedOrder(tx, companyId, orderId)
      const step = await findMailedStep(tx, { companyId, orderId, state: state.data })
      return order && step && reached({ ...order, companyId }, { ...step, state: state.data }, config, words)
    })
  }
  return {
    order_confirmation: composed(confirmation),
    order_notice: composed(notice),
    order_given: composed(given),
    order_state: progress,
  }
}

/** States that are reached after an order was placed, which is confirmed by a mail of its own. */
const reachedState = orderState.exclude(['placed'])

function reached(
  order: CompanyOrder,
  {
    state,
    note,
    carrier,
    tracking,
  }: Omit<OrderStep, 'at' | 'state'> & { state: z.output<typeof reachedState> },
  { origins, provider }: Config,
  words: Words,
) {
  const { states, facts, open, closing } = words.texts.orderMails
  const { subject, title, text } = states[state]
  const noted = state === 'cancelled' ? facts.reason : facts.note
  return renderMail(
    `${origins.dashboard}${companyDashboard(dashboardPaths.materials, order.companyId)}`,
    words,
    {
      subject: subject(order.companyName),
      title,
      lines: [text],
      facts: [
        ...(note === null ? [] : [[noted, note] as const]),
        ...(carrier === undefined ? [] : [[facts.carrier, carrier] as const]),
        ...(tracking === undefined ? [] : [[facts.tracking, tracking] as const]),
        ...factsOf(order, words),
      ],
      button: open,
      closing: closing(provider.name),
    },
  )
}

function confirmation(order: CompanyOrder, { origins, provider, orderTerms }: Config, words: Words) {
  const texts = words.texts.orderMails
  return renderMail(
    `${origins.dashboard}${companyDashboard(dashboardPaths.materials, order.companyId)}`,
    words,
    {
      subject: texts.subject(order.companyName),
      title: texts.title,
      lines: [texts.thanks, ...(orderTerms ? [orderTerms] : [])],
      facts: factsOf(order, words),
      button: texts.open,
      closing: texts.closing(provider.name),
    },
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
  return renderMail(`${origins.admin}${adminPaths.printOrders}`, englishWords, {
    subject: `New print order from ${order.companyName}`,
    title: `New print order from ${order.companyName}`,
    lines: [
      'A print order is waiting in the console, along with its print file.',
      ...warning.map((sentence) => `${sentence} ${right}`),
    ],
    facts: factsOf(order, englishWords),
    button: 'Open the console',
    closing: `You are receiving this email as an operator of ${provider.name}.`,
  })
}

/** Without price and contact, which printers do not need. */
function given(order: MailedOrder, { origins, provider }: Config) {
  const needless: readonly string[] = [
    englishWords.texts.orderMails.facts.price,
    englishWords.texts.orderMails.facts.contact,
  ]
  return renderMail(`${origins.admin}${adminPaths.printOrders}`, englishWords, {
    subject: `A print order for you from ${provider.name}`,
    title: 'A print order for you',
    lines: ['The print files and the delivery address are in the console.'],
    facts: factsOf(order, englishWords).filter(([name]) => !needless.includes(name)),
    button: 'Open the order',
    closing: `You are receiving this email because you print for ${provider.name}.`,
  })
}

function factsOf(
  { itemType, quantity, priceInCents, billing, placements }: MailedOrder,
  { texts: { orderMails, printOrders }, formats }: Words,
) {
  const { facts } = orderMails
  const kind = kindOf({ itemType, quantity })
  const { length } = placements
  return [
    [facts.item, kind ? printOrders.pieces[kind].ordered(sizes[kind], quantity) : itemType],
    ...(length > 0
      ? ([
          [
            length === 1 ? facts.codeFor : facts.codes(length),
            summarizeNames(placements, printOrders.andMore),
          ],
          ...(length === 1 ? [] : [[facts.pieces, piecesOf(length, quantity, orderMails)] as const]),
        ] as const)
      : []),
    [facts.price, formats.dollars(priceInCents / 100)],
    [facts.company, billing.companyName],
    [facts.contact, billing.contactName],
    [facts.address, billing.address],
  ] as const
}

/** Says how the pieces are spread over two or more codes. */
function piecesOf(codes: number, quantity: number, texts: Words['texts']['orderMails']): string {
  const { each, extra } = spreadOver(codes, quantity)
  if (extra === 0) return texts.forEach(each)
  return texts.spread({ more: each + 1, first: extra, fewer: each, others: codes - extra })
}
