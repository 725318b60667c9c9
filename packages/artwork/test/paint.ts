import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas'
import type { Fonts } from '#fonts.ts'
import type { Logo } from '#logo.ts'
import { renderToCanvas } from '#render-canvas.ts'
import type { Scene } from '#scene.ts'
import { english } from './editions.ts'

/** Renders the preview, `width` pixels wide. */
export function paint(
  scene: Scene,
  width: number,
  logo: Logo<Image> | null,
  fonts: Fonts = english.fonts,
): Canvas {
  const { trim } = scene.boxes
  const canvas = createCanvas(width, Math.round((width / trim.width) * trim.height))
  renderToCanvas(scene, canvas.getContext('2d'), { width, fonts, logo: logo?.picture ?? null })
  return canvas
}

export function pixels(canvas: Canvas) {
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
}
