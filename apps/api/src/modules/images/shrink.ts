import { z } from 'zod'
import { DomainError } from '#domain/errors.ts'
import { type Image, imageOf } from '#modules/images/image.ts'
import { inUploadProcess } from '#modules/images/uploads.ts'

const script = new URL('./shrink.worker.ts', import.meta.url)

const shrunk = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('smaller'),
    mediaType: z.enum(['image/png', 'image/jpeg', 'image/svg+xml']),
    bytes: z.instanceof(Uint8Array),
  }),
  z.object({ outcome: z.enum(['small already', 'no picture']) }),
])

/**
 * Reduces an image for screens: rasters to at most 512 px, drawings to fewer bytes with the same appearance. Returns
 * the image itself if it is small already.
 *
 * @throws DomainError `bad_image` when it cannot be decoded, `complex_drawing` when that takes too long, `overloaded`
 */
export async function shrink(image: Image, companyId: string | undefined): Promise<Image> {
  const { mediaType, bytes } = image
  const result = await inUploadProcess(script, companyId, { mediaType, bytes }, shrunk)
  if (result.outcome === 'no picture') throw new DomainError('bad_image')
  return result.outcome === 'smaller' ? imageOf(Buffer.from(result.bytes), result.mediaType) : image
}
