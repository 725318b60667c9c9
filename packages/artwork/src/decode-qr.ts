import decode from 'qr/decode.js'

/** Pixels as returned by a canvas's `getImageData`: RGBA, row by row from the top. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray
  width: number
  height: number
}

/** Returns the content of the QR code in a picture, or `null` if none can be read. */
export function decodeQr({ data, width, height }: Pixels): string | null {
  try {
    return decode({ data, width, height }, { format: 'RGBA', timeLimit: 5_000 })
  } catch {
    // The decoder signals "nothing found" by throwing.
    return null
  }
}
