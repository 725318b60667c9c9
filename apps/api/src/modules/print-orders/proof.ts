import { createHash } from 'node:crypto'
import { orderedFormat } from '@candour/schemas/print-formats.ts'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { DomainError } from '#domain/errors.ts'
import type { DrawnFrom } from '#modules/print-orders/drawn-from.ts'
import { drawPressPiece, type PressPiece, pressPieceOf } from '#modules/prints/press-piece.ts'

interface With {
  db: Db
  config: Pick<Config, 'origins'>
}

/** Returns the piece of an order, as of the order. */
export function orderedPiece({ db, config }: With, drawnFrom: DrawnFrom): Promise<PressPiece> {
  const { piece, logo, placements = [], ...rest } = drawnFrom
  return pressPieceOf(db, config.origins.site, {
    ...rest,
    format: orderedFormat[piece],
    logo: logo === null ? null : Buffer.from(logo, 'hex'),
    placements,
  })
}

/**
 * Checks that an order would be printed as it was approved.
 *
 * @throws DomainError `proof_changed`
 */
export async function checkApproved(
  deps: With,
  companyId: string,
  drawnFrom: DrawnFrom,
  approved: Buffer,
): Promise<void> {
  const pdf = await drawPressPiece(await orderedPiece(deps, drawnFrom), companyId)
  if (!isApproved(pdf, approved)) throw new DomainError('proof_changed')
}

/** Whether a press file is the approved one, byte for byte. */
export function isApproved(pdf: Uint8Array, approved: Buffer): boolean {
  return createHash('sha256').update(pdf).digest().equals(approved)
}
