import type { Fonts } from '#fonts.ts'
import { type Pen, trace } from '#path.ts'
import type { Page } from '#scene.ts'

/** The subset of a 2D context used here: browser, offscreen or server. */
interface Canvas2d<Picture> extends Pen {
  fillStyle: unknown
  imageSmoothingQuality: string
  save(): void
  restore(): void
  translate(x: number, y: number): void
  scale(x: number, y: number): void
  rotate(radians: number): void
  beginPath(): void
  arc(x: number, y: number, radius: number, start: number, end: number): void
  clip(): void
  fill(): void
  drawImage(picture: Picture, x: number, y: number, width: number, height: number): void
}

/** Pixel sizes of previews and order pictures (spec §9). */
export const canvasSizes = {
  poster: { width: 800, height: 1067 },
  sticker: { width: 1181, height: 1181 },
} as const

/**
 * Paints the trimmed piece or page at the context's origin, scaled to `width` pixels; a sticker's corners stay
 * transparent. Letters are drawn from font outlines, so no font has to be installed and every letter sits exactly where
 * it does in print.
 */
export function renderToCanvas<Picture>(
  page: Page,
  ctx: Canvas2d<Picture>,
  { width, fonts, logo }: { width: number; fonts: Fonts; logo: Picture | null },
) {
  const scale = width / page.boxes.trim.width
  ctx.save()
  ctx.imageSmoothingQuality = 'high'
  ctx.scale(scale, scale)
  if (page.cut) {
    ctx.beginPath()
    ctx.arc(page.cut.cx, page.cut.cy, page.cut.radius, 0, 2 * Math.PI)
    ctx.clip()
  }
  for (const item of page.items) {
    if (item.kind === 'logo') {
      if (logo) ctx.drawImage(logo, item.x, item.y, item.width, item.height)
    } else if (item.kind === 'shape') {
      ctx.fillStyle = item.fill
      ctx.beginPath()
      trace(item.path, ctx)
      ctx.fill()
    } else {
      ctx.fillStyle = item.color
      ctx.save()
      ctx.translate(item.x, item.y)
      ctx.rotate((item.rotation * Math.PI) / 180)
      ctx.scale(item.size, -item.size)
      for (const glyph of fonts[item.font].glyphs(item.text, item.tracking / item.size, item.direction)) {
        ctx.save()
        ctx.translate(glyph.x, glyph.y)
        ctx.beginPath()
        trace(glyph.outline, ctx)
        ctx.fill()
        ctx.restore()
      }
      ctx.restore()
    }
  }
  ctx.restore()
}
