import { createCanvas, loadImage } from '@napi-rs/canvas'

/** Longest side in pixels. */
const maxSide = 1280
/** As the table has it. */
const maxBytes = 512 * 1024
/** The last is enough for any picture, such as noise. */
const qualities = [75, 50, 20, 1]

/** Draws a photo; see `drawPhoto` in photo.ts. */
export default async function draw({ bytes }: { bytes: Uint8Array }): Promise<{ bytes: Uint8Array | null }> {
  const picture = await loadImage(Buffer.from(bytes)).catch(() => undefined)
  if (!picture) return { bytes: null }
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(picture, 0, 0, width, height)
  for (const quality of qualities) {
    const drawn = await canvas.encode('jpeg', quality)
    if (drawn.length <= maxBytes) return { bytes: drawn }
  }
  return { bytes: null }
}
