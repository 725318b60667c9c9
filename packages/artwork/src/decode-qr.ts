import decode from 'qr/decode.js'

/** Pixels as a canvas's `getImageData` gives them: RGBA, row by row from the top. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray
  width: number
  height: number
}

/** What the QR code in a picture says, or `null` where none can be read. */
export function decodeQr({ data, width, height }: Pixels): string | null {
  try {
    return decode({ data, width, height }, { format: 'RGBA', timeLimit: 5_000 })
  } catch {
    // The decoder knows no other way to say that it found nothing.
    return null
  }
}
