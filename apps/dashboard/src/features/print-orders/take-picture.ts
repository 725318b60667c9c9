import { canvasSizes } from '@candour/artwork/render-canvas.ts'
import type { Scene } from '@candour/artwork/scene.ts'
import type { Studio } from '#features/print-orders/studio.ts'
import { texts } from '#shared/texts.ts'

/** The artwork as a data URL, or a user-facing message why it is unavailable. */
type TakenPicture = { imageData: string } | { problem: string }

/** Paints the picture of an order, after verifying that its QR code can be decoded. */
export function takePicture(studio: Studio, scene: Scene): TakenPicture {
  const { notReady, unreadableCode } = texts.printOrders.piece
  const canvas = document.createElement('canvas')
  const { width, height } = canvasSizes[scene.piece]
  canvas.width = width
  canvas.height = height
  try {
    studio.paint(scene, canvas)
    if (studio.readQr(canvas) !== scene.qr.text) return { problem: unreadableCode }
    const imageData = canvas.toDataURL('image/png')
    // Browsers return this when out of memory.
    return imageData === 'data:,' ? { problem: notReady } : { imageData }
  } catch (error) {
    console.warn(error)
    return { problem: notReady }
  }
}
