import type { Page } from '@candour/schemas/endpoint.ts'
import type { PrintOrder } from '@candour/schemas/print-orders.ts'
import type { Tx } from '#db/client.ts'
import { cursorOf } from '#db/keyset.ts'
import { apiImageUrl, toDataUrl } from '#modules/images/image.ts'
import { findImage } from '#modules/images/repository.ts'
import type { PrintOrderRow } from '#modules/print-orders/repository.ts'

/** Total image size, in bytes, after which a page with embedded images ends; bounds responses and memory. */
const maxEmbeddedBytes = 8 * 1024 * 1024

/** Returns orders with links to their images. */
export function withLinks({ items, nextCursor }: Page<PrintOrderRow>): Page<PrintOrder> {
  return {
    items: items.map(({ order, imageSha256 }) => ({ ...order, imageUrl: apiImageUrl(imageSha256) })),
    nextCursor,
  }
}

/** Returns orders with embedded images, up to `maxEmbeddedBytes` but at least one; the rest follow on the next page. */
export async function withPictures(tx: Tx, page: Page<PrintOrderRow>): Promise<Page<PrintOrder>> {
  const items: PrintOrder[] = []
  let bytes = 0
  for (const { order, imageSha256 } of page.items) {
    const image = await findImage(tx, imageSha256)
    bytes += image?.bytes.length ?? 0
    const last = items.at(-1)
    if (last && bytes > maxEmbeddedBytes) {
      return { items, nextCursor: cursorOf({ id: last.id, created_at: new Date(last.createdAt) }) }
    }
    items.push(image ? { ...order, imageData: toDataUrl(image) } : order)
  }
  return { items, nextCursor: page.nextCursor }
}
