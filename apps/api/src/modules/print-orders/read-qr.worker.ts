import { decodeQr } from '@candour/artwork/decode-qr.ts'
import { readPixels } from '@candour/artwork/node.ts'

/** Reads the QR code in an image. `text` is null if no code is readable. */
export default async function readQr(picture: Uint8Array) {
  const pixels = await readPixels(picture).catch(() => undefined)
  return pixels ? { isPicture: true, text: decodeQr(pixels) } : { isPicture: false }
}
