import type { QrCheck } from '@candour/schemas/print-orders.ts'
import { z } from 'zod'
import { DomainError } from '#domain/errors.ts'
import type { Image } from '#modules/images/image.ts'
import { inProcess } from '#modules/print-orders/in-process.ts'

const script = new URL('./read-qr.worker.ts', import.meta.url)

const found = z.discriminatedUnion('isPicture', [
  z.object({ isPicture: z.literal(true), text: z.string().nullable() }),
  z.object({ isPicture: z.literal(false) }),
])

/**
 * Checks whether the QR code in an image points to one of the URLs. A query string, such as where the poster hangs, is
 * allowed.
 *
 * @throws DomainError `bad_picture` when the image data after the header is invalid
 */
export async function checkQr({ bytes }: Pick<Image, 'bytes'>, urls: readonly string[]): Promise<QrCheck> {
  const result = found.parse(await inProcess(script, bytes))
  if (!result.isPicture) throw new DomainError('bad_picture')
  if (result.text === null) return 'unreadable'
  const address = addressOf(result.text)
  return urls.some((url) => addressOf(url) === address) ? 'matches' : 'differs'
}

function addressOf(text: string): string | undefined {
  const url = URL.parse(text)
  return url ? `${url.origin}${url.pathname.replace(/\/$/, '')}` : undefined
}
