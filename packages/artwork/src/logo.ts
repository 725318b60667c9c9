import type { Pixels } from '#decode-qr.ts'

/** What the renderers take of a logo; loaded by `browser.ts` or `node.ts`. */
export interface Logo<Picture> {
  /** Proportions. */
  width: number
  height: number
  /** For `renderToCanvas`. */
  picture: Picture
  /** For `renderToPdf`. Throws where no canvas can be read. */
  pixels(): Pixels
}

/** Longest side of a logo in print, in pixels: 200 dpi at the width that a poster gives the widest. */
const LONGEST_SIDE = 1600

/**
 * The pixels that a logo becomes for print, its proportions kept. Smaller pictures grow, too: what is a drawing
 * (SVG) then keeps its sharp edges, and a photograph loses nothing.
 */
export function printSize({ width, height }: { width: number; height: number }) {
  // A drawing may have no size of its own.
  if (!(width > 0 && height > 0)) return { width: LONGEST_SIDE, height: LONGEST_SIDE }
  const scale = LONGEST_SIDE / Math.max(width, height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
