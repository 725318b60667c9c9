import { maxPhotoBytes } from '@candour/schemas/walks.ts'
import { z } from 'zod'
import { DomainError } from '#domain/errors.ts'
import { readImage } from '#modules/images/image.ts'
import { inUploadProcess } from '#modules/images/uploads.ts'

const script = new URL('./photo.worker.ts', import.meta.url)
const drawn = z.object({ bytes: z.instanceof(Uint8Array).nullable() })

/**
 * Draws a photo anew as a JPEG that the database takes, without metadata such as where it was taken.
 *
 * @throws DomainError `bad_image`, `image_too_large`, `image_too_many_pixels`, `complex_drawing`, `overloaded`
 */
export async function drawPhoto(dataUrl: string, companyId: string): Promise<Buffer> {
  const { bytes: given } = await readImage(dataUrl, { maxBytes: maxPhotoBytes, companyId })
  const { bytes } = await inUploadProcess(script, companyId, { bytes: given }, drawn)
  if (!bytes) throw new DomainError('bad_image')
  return Buffer.from(bytes)
}
