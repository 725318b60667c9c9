import { decodeQr } from '@candour/artwork/decode-qr.ts'
import { readPixels } from '@candour/artwork/node.ts'

/** Reads the QR code in a picture: what it says, `null` where there is none to read. */
export default async function readQr(picture: Uint8Array) {
  const pixels = await readPixels(picture).catch(() => undefined)
  return pixels ? { isPicture: true, text: decodeQr(pixels) } : { isPicture: false }
}
