import { maxPhotoBytes } from '@candour/schemas/walks.ts'
import { z } from 'zod'
import { DomainError } from '#domain/errors.ts'
import { readImage } from '#modules/images/image.ts'
import { inUploadProcess } from '#modules/images/uploads.ts'

const script = new URL('./photo.worker.ts', import.meta.url)
const drawn = z.object({ bytes: z.instanceof(Uint8Array).nullable() })

/**
 * Re-encodes a photo as a JPEG small enough for the database, without metadata such as its location.
 *
 * @throws DomainError `bad_image`, `image_too_large`, `image_too_many_pixels`, `complex_drawing`, `overloaded`
 */
export async function drawPhoto(dataUrl: string, companyId: string): Promise<Buffer> {
  const { bytes: given } = await readImage(dataUrl, { maxBytes: maxPhotoBytes, companyId })
  const { bytes } = await inUploadProcess(script, companyId, { bytes: given }, drawn)
  if (!bytes) throw new DomainError('bad_image')
  return Buffer.from(bytes)
}
