import type { Page } from '@candour/schemas/endpoint.ts'
import type { HandledOrder, PrintOrder } from '@candour/schemas/print-orders.ts'
import type { Tx } from '#db/client.ts'
import { cursorOf } from '#db/keyset.ts'
import { can, type Principal } from '#domain/principal.ts'
import { apiImageUrl, toDataUrl } from '#modules/images/image.ts'
import { findImage } from '#modules/images/repository.ts'
import type { PrintOrderRow } from '#modules/print-orders/feed-repository.ts'
import { signedTimelineOf } from '#modules/print-orders/progress-repository.ts'

/** Total image size, in bytes, after which a page with embedded images ends; bounds responses and memory. */
const maxEmbeddedBytes = 8 * 1024 * 1024

/** Returns an order as the principal sees it: a printer needs neither price nor phone number. */
function shownTo(principal: Principal, { order }: PrintOrderRow): PrintOrder {
  if (can(principal, 'platform:manage')) return order
  const { billingPhone: _phone, priceInCents: _price, ...shown } = order
  return shown
}

function withLink(principal: Principal, row: PrintOrderRow): PrintOrder {
  return { ...shownTo(principal, row), imageUrl: apiImageUrl(row.imageSha256) }
}

/** Returns orders with links to their images. */
export function withLinks(
  { items, nextCursor }: Page<PrintOrderRow>,
  principal: Principal,
): Page<PrintOrder> {
  return { items: items.map((row) => withLink(principal, row)), nextCursor }
}

/** Returns an order with a link to its image and the states that it has reached. Requires the operators' scope. */
export async function handled(tx: Tx, row: PrintOrderRow, principal: Principal): Promise<HandledOrder> {
  return { ...withLink(principal, row), timeline: await signedTimelineOf(tx, row.order) }
}

/** Returns orders with embedded images, up to `maxEmbeddedBytes` but at least one; the rest follow on the next page. */
export async function withPictures(
  tx: Tx,
  page: Page<PrintOrderRow>,
  principal: Principal,
): Promise<Page<PrintOrder>> {
  const items: PrintOrder[] = []
  let bytes = 0
  for (const row of page.items) {
    const order = shownTo(principal, row)
    const image = await findImage(tx, row.imageSha256)
    bytes += image?.bytes.length ?? 0
    const last = items.at(-1)
    if (last && bytes > maxEmbeddedBytes) {
      return { items, nextCursor: cursorOf({ id: last.id, created_at: new Date(last.createdAt) }) }
    }
    items.push(image ? { ...order, imageData: toDataUrl(image) } : order)
  }
  return { items, nextCursor: page.nextCursor }
}
