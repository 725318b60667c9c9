import { getCase } from '@candour/schemas/cases.ts'
import { getCompany, getDashboardCompany } from '@candour/schemas/companies.ts'
import { getOwnPrintOrder, getPrintOrder } from '@candour/schemas/print-orders.ts'
import { getReview } from '@candour/schemas/reviews.ts'
import {
  listOperatorWebhooks,
  listWebhooks,
  type WebhookPayload,
  webhookData,
} from '@candour/schemas/webhooks.ts'
import type { Config } from '#config.ts'

/** A body is smaller, in bytes. */
const maxBytes = 20_000

/** A delivery as stored. */
interface Stored {
  type: string
  /** Null for an operator's webhook. */
  companyId: string | null
  data: unknown
}

/** What of a message is stored. */
const stored = webhookData.omit({ url: true })

/**
 * Composes the message of a delivery, the same each time unless its words are erased.
 *
 * @param words whether the receiver may have them
 */
export function payloadOf(
  { type, companyId, data: given }: Stored,
  { origins }: Pick<Config, 'origins'>,
  { words: withWords }: { words: boolean },
): WebhookPayload {
  const { words, ...data } = stored.parse(given)
  const url = companyId === null ? addressForOperators(type, data, origins) : addressOf(type, data, origins)
  const payload = { type, timestamp: data.at, data: { ...data, url } }
  if (words === undefined || !withWords) return payload
  const room = maxBytes - 1 - sizeOf({ ...payload, data: { ...payload.data, words: '' } })
  return { ...payload, data: { ...payload.data, words: fitting(words, room) } }
}

type Data = Omit<WebhookPayload['data'], 'url' | 'words'>

function addressOf(
  type: string,
  { companyId = '', reviewId = '', orderId = '' }: Data,
  { dashboard }: Config['origins'],
) {
  const path = type.startsWith('review.')
    ? getReview.path
    : type === 'case.changed' || type === 'message.received'
      ? getCase.path
      : type.startsWith('order.')
        ? getOwnPrintOrder.path
        : type.startsWith('company.')
          ? getDashboardCompany.path
          : listWebhooks.path
  return `${dashboard}${path.replace(':id', reviewId || orderId)}?companyId=${companyId}`
}

/** Returns the API's address of what an operator may read: a company or an order, never a review. */
function addressForOperators(type: string, { companyId, orderId = '' }: Data, { admin }: Config['origins']) {
  if (type.startsWith('order.')) return admin + getPrintOrder.path.replace(':id', orderId)
  return admin + (companyId ? getCompany.path.replace(':id', companyId) : listOperatorWebhooks.path)
}

/** In bytes, as JSON. */
function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}

/** Truncates a text between characters, so that its JSON, without the quotes, stays within a number of bytes. */
function fitting(text: string, room: number): string {
  if (sizeOf(text) - 2 <= room) return text
  let left = room - sizeOf('…') + 2
  let end = 0
  for (const character of text) {
    left -= sizeOf(character) - 2
    if (left < 0) break
    end += character.length
  }
  return `${text.slice(0, end)}…`
}
