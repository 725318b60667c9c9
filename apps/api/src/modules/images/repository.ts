import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import type { Image } from '#modules/images/image.ts'

/** Stores an image once, however many companies use it. */
export async function saveImage(tx: Tx, image: Image): Promise<void> {
  await tx
    .insertInto('images')
    .values({
      sha256: image.sha256,
      media_type: image.mediaType,
      width: image.width,
      height: image.height,
      bytes: image.bytes,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function findImage(
  db: Db | Tx,
  sha256: Buffer,
): Promise<(Pick<Image, 'bytes'> & { mediaType: string }) | undefined> {
  return db
    .selectFrom('images')
    .select(['media_type as mediaType', 'bytes'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
}

/**
 * Removes up to `size` images that neither a company nor an order has used for a day. Requires the operators' scope.
 *
 * @returns how many were removed
 */
export async function sweepImages(tx: Tx, size: number): Promise<number> {
  const { rows } = await sql<{ removed: number }>`select sweep_images(${size}::integer) as removed`.execute(
    tx,
  )
  return rows[0]?.removed ?? 0
}
