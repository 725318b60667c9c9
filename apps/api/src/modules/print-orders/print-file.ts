import type { ArtworkPlacement } from '@candour/artwork/artwork.ts'
import { reviewUrl } from '@candour/schemas/paths.ts'
import { z } from 'zod'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import { findImage } from '#modules/images/repository.ts'
import { codeUrl } from '#modules/placements/code.ts'
import { type DrawnFrom, drawnFrom } from '#modules/print-orders/drawn-from.ts'
import { findDrawnFrom } from '#modules/print-orders/feed-repository.ts'
import { inProcess } from '#modules/print-orders/in-process.ts'
import { ordersOf } from '#modules/print-orders/orders-of.ts'

const script = new URL('./print-file.worker.ts', import.meta.url)

/** Input of the worker that draws the PDF. */
export interface Drawing extends Pick<DrawnFrom, 'piece' | 'layout' | 'language' | 'name' | 'brandColor'> {
  reviewUrl: string
  /** A page is drawn for each; if empty, one page for the company's review page. */
  placements: readonly ArtworkPlacement[]
  /** Image bytes. */
  logo: Uint8Array | null
  createdAt: Date
}

/**
 * Draws the print file of an order for the print shop.
 *
 * @throws DomainError `order_not_found`
 */
export async function drawPrintFile(
  { db, platformDb, config }: Pick<Deps, 'db' | 'platformDb' | 'config'>,
  principal: Principal,
  orderId: string,
): Promise<{ fileName: string; pdf: Uint8Array }> {
  const order = await withPlatform(
    platformDb,
    principal,
    (tx) => findDrawnFrom(tx, orderId, ordersOf(principal)),
    {
      permission: 'orders:print',
    },
  )
  if (!order) throw new DomainError('order_not_found')
  const { slug, logo, placements = [], ...piece } = drawnFrom.parse(order.drawnFrom)
  const picture = logo ? await findImage(db, Buffer.from(logo, 'hex')) : undefined
  const drawing: Drawing = {
    ...piece,
    placements: placements.map(({ name, code }) => ({ name, url: codeUrl(config.origins.site, code) })),
    reviewUrl: reviewUrl(config.origins.site, slug),
    logo: picture?.bytes ?? null,
    createdAt: order.createdAt,
  }
  const pdf = z.instanceof(Uint8Array).parse(await inProcess(script, drawing))
  const [first] = placements
  const which = placements.length > 1 ? `-${placements.length}-codes` : first ? `-${first.code}` : ''
  return { fileName: `${slug}-${piece.piece}${which}.pdf`, pdf }
}
