import { randomUUID } from 'node:crypto'
import { type PrintKind, packOf } from '@candour/schemas/packs.ts'
import { maxPictureBytes, type OwnPrintOrder, type requestPrint } from '@candour/schemas/print-orders.ts'
import { uuidv7 } from 'uuidv7'
import type { z } from 'zod'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import { type CompanyRow, findCompany } from '#modules/companies/repository.ts'
import { readImage } from '#modules/images/image.ts'
import { saveImage } from '#modules/images/repository.ts'
import { checkQr } from '#modules/print-orders/check-qr.ts'
import type { DrawnFrom } from '#modules/print-orders/drawn-from.ts'
import { queueOrderMails } from '#modules/print-orders/mails.ts'
import { reviewUrlOf } from '#modules/print-orders/print-file.ts'
import { findOrderByKey, insertOrder } from '#modules/print-orders/repository.ts'

type Request = z.output<typeof requestPrint.body>

/**
 * Orders a pack. The same order key again answers with the order it made the first time.
 *
 * @throws DomainError `unknown_pack`, `price_changed`, `unknown_layout`, `company_not_found`, `overloaded`, or what
 * `readImage` refuses
 */
export async function placeOrder(
  { db, config, mail }: Pick<Deps, 'db' | 'config' | 'mail'>,
  request: Request,
): Promise<OwnPrintOrder> {
  const { companyId, orderKey = randomUUID() } = request
  const { kind, priceInCents } = agreedPack(request)
  const layout = await knownLayout(kind, request.layout)

  const known = await withCompany(db, companyId, (tx) => findOrderByKey(tx, companyId, orderKey))
  if (known) return known

  const picture = await readImage(request.imageData, { maxBytes: maxPictureBytes })
  const company = await findCompany(db, companyId)
  if (!company) throw new DomainError('company_not_found')
  const qrCheck = await checkQr(picture, reviewUrlOf(config, company.slug))

  return withCompany(db, companyId, async (tx) => {
    await saveImage(tx, picture)
    const order = {
      id: uuidv7(),
      companyId,
      orderKey,
      itemType: request.itemType,
      quantity: request.quantity,
      priceInCents,
      billing: request.billing,
      imageSha256: picture.sha256,
      qrCheck,
      drawnFrom: snapshotOf(company, kind, layout),
    }
    const isNew = await insertOrder(tx, order)
    if (isNew) await queueOrderMails(tx, mail, order)
    const placed = await findOrderByKey(tx, companyId, orderKey)
    if (!placed) throw new Error('a placed order is not there')
    return placed
  })
}

/** The pack of today that the request names, at the price that the request expects. */
function agreedPack({ itemType, quantity, price }: Request) {
  const pack = packOf(itemType)
  if (!pack || pack.quantity !== quantity) throw new DomainError('unknown_pack')
  if (pack.priceInCents / 100 !== price) throw new DomainError('price_changed')
  return pack
}

async function knownLayout(kind: PrintKind, id: string | undefined): Promise<string> {
  // Not needed before somebody orders.
  const { layouts } = await import('@candour/artwork/layouts/layouts.ts')
  const layout = id === undefined ? layouts[kind][0] : layouts[kind].find((one) => one.id === id)
  if (!layout) throw new DomainError('unknown_layout')
  return layout.id
}

function snapshotOf(
  { name, brandColor, slug, logo }: CompanyRow,
  piece: PrintKind,
  layout: string,
): DrawnFrom {
  return { piece, layout, name, brandColor, slug, logo: logo?.sha256.toString('hex') ?? null }
}
