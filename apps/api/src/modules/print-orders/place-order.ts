import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { PrintKind } from '@candour/schemas/packs.ts'
import { reviewUrl } from '@candour/schemas/paths.ts'
import {
  maxPictureBytes,
  type OrderConflict,
  type OrderContent,
  type OwnPrintOrder,
  type requestPrint,
} from '@candour/schemas/print-orders.ts'
import { uuidv7 } from 'uuidv7'
import type { z } from 'zod'
import { recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import { type CompanyRow, findCompany } from '#modules/companies/repository.ts'
import { readImage } from '#modules/images/image.ts'
import { saveImage } from '#modules/images/repository.ts'
import { codeUrl } from '#modules/placements/code.ts'
import { findPlacements } from '#modules/placements/repository.ts'
import { checkQr } from '#modules/print-orders/check-qr.ts'
import type { DrawnFrom } from '#modules/print-orders/drawn-from.ts'
import { queueOrderMails } from '#modules/print-orders/mails.ts'
import { packOf } from '#modules/print-orders/pack-of.ts'
import { checkApproved } from '#modules/print-orders/proof.ts'
import { findOrderByKey, insertOrder, otherLanguage } from '#modules/print-orders/repository.ts'

/** Maximum side length in pixels, twice that of the mockups. Decoding takes four bytes per pixel. */
const maxPictureSide = 2_400

type Request = z.output<typeof requestPrint.body>

/**
 * Places a print order, for the company's review page or for placements. The order key makes it idempotent: repeating
 * it with the same content returns the original order.
 *
 * @param isCancelled checked last before the order is stored
 * @throws DomainError `unknown_pack`, `price_changed`, `pack_too_small`, `unknown_layout`, `order_differs`,
 * `company_not_found`, `no_company_access`, `placement_not_found`, `placement_archived`, `proof_changed`, `cancelled`, `overloaded`, or
 * the errors of `readImage`
 */
export async function placeOrder(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  principal: Principal,
  request: Request,
  isCancelled: () => boolean,
): Promise<OwnPrintOrder> {
  const { companyId, orderKey = randomUUID() } = request
  const { kind, priceInCents } = agreedPack(request)
  const layout = await knownLayout(kind, request.layout)

  const { itemType, quantity, billing, language = 'en', placementIds = [] } = request
  const approvedSha256 = request.approvedSha256?.toLowerCase()
  const picture = await readImage(request.imageData, { maxBytes: maxPictureBytes, companyId })
  if (Math.max(picture.width, picture.height) > maxPictureSide) throw new DomainError('picture_too_large')
  const sent = {
    itemType,
    quantity,
    priceInCents,
    layout,
    placementIds,
    ...otherLanguage(language),
    picture: picture.sha256.toString('hex'),
    ...(approvedSha256 && { approvedSha256 }),
    billing,
  }

  const known = await withCompany(db, principal, companyId, (tx) => findOrderByKey(tx, companyId, orderKey))
  if (known) return sameOrder(known, sent)

  const company = await findCompany(db, companyId)
  if (!company) throw new DomainError('company_not_found')
  const placements = await withCompany(db, principal, companyId, (tx) =>
    orderable(tx, companyId, placementIds),
  )
  const { site } = config.origins
  const urls = placements.map(({ code }) => codeUrl(site, code))
  const qrCheck = await checkQr(picture, urls.length > 0 ? urls : [reviewUrl(site, company.slug)])

  const drawnFrom = snapshotOf(company, { piece: kind, layout, language }, placements)
  const approved = approvedSha256 ? Buffer.from(approvedSha256, 'hex') : null
  if (approved) await checkApproved({ db, config }, companyId, drawnFrom, approved)

  if (isCancelled()) throw new DomainError('cancelled')
  return withCompany(db, principal, companyId, async (tx) => {
    await saveImage(tx, picture)
    const order = {
      id: uuidv7(),
      companyId,
      orderKey,
      itemType,
      quantity,
      priceInCents,
      billing,
      imageSha256: picture.sha256,
      qrCheck,
      approvedSha256: approved,
      drawnFrom,
    }
    const isNew = await insertOrder(tx, order)
    if (isNew) {
      await queueOrderMails(tx, order)
      await recordAudit(tx, principal, 'order.placed', {
        companyId,
        target: { type: 'order', id: order.id, name: itemType },
        changes: {
          quantity: [null, quantity],
          price: [null, priceInCents / 100],
          ...(placements.length > 0 && { codes: [null, placements.length] }),
        },
      })
    }
    const placed = await findOrderByKey(tx, companyId, orderKey)
    // The company has been deleted since the order was inserted.
    if (!placed) throw new DomainError('no_company_access')
    // A concurrent request with the same key but other content may have won the race.
    return sameOrder(placed, sent)
  })
}

function sameOrder(
  { order, content: stored }: { order: OwnPrintOrder; content: OrderContent },
  sent: OrderContent,
): OwnPrintOrder {
  if (isDeepStrictEqual(stored, sent)) return order
  throw new DomainError('order_differs', {
    conflict: { conflict: { order, stored, sent } satisfies OrderConflict },
  })
}

/** Returns the requested pack, if it is on offer at the expected price and has a piece for every placement. */
function agreedPack({ itemType, quantity, price, placementIds = [] }: Request) {
  const pack = packOf(itemType)
  if (!pack || pack.quantity !== quantity) throw new DomainError('unknown_pack')
  if (pack.priceInCents / 100 !== price) throw new DomainError('price_changed')
  if (pack.quantity < placementIds.length) throw new DomainError('pack_too_small')
  return pack
}

/** Returns the placements in the given order, if the company has them all and none is archived. */
async function orderable(tx: Tx, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const found = await findPlacements(tx, companyId, ids)
  if (found.length < ids.length) throw new DomainError('placement_not_found')
  if (found.some(({ archived }) => archived)) throw new DomainError('placement_archived')
  return found.map(({ id, code, name }) => ({ id, code, name }))
}

async function knownLayout(kind: PrintKind, id: string | undefined): Promise<string> {
  // Loaded on the first order only.
  const { layouts } = await import('@candour/artwork/layouts/layouts.ts')
  const layout = id === undefined ? layouts[kind][0] : layouts[kind].find((one) => one.id === id)
  if (!layout) throw new DomainError('unknown_layout')
  return layout.id
}

function snapshotOf(
  { name, brandColor, slug, printLogo }: CompanyRow,
  piece: Pick<DrawnFrom, 'piece' | 'layout' | 'language'>,
  placements: NonNullable<DrawnFrom['placements']>,
): DrawnFrom {
  return {
    ...piece,
    name,
    brandColor,
    slug,
    logo: printLogo?.toString('hex') ?? null,
    ...(placements.length > 0 && { placements }),
  }
}
