import type { Pixels } from '#decode-qr.ts'

/** A logo as needed by the renderers; loaded by `browser.ts` or `node.ts`. */
export interface Logo<Picture> {
  /** Any unit: only the proportions matter. */
  width: number
  height: number
  /** For `renderToCanvas`. */
  picture: Picture
  /** For `renderToPdf`. Throws if no canvas can be read. */
  pixels(): Pixels
}

/** Longest side of a printed logo, in pixels: 200 dpi at the width on the poster that shows it widest. */
const LONGEST_SIDE = 1600

/**
 * Returns the size in pixels at which a logo is rasterized for print, keeping its proportions. Small images are scaled
 * up too: vector drawings (SVG) keep sharp edges, and photographs lose nothing.
 */
export function printSize({ width, height }: { width: number; height: number }) {
  // An SVG may have no intrinsic size.
  if (!(width > 0 && height > 0)) return { width: LONGEST_SIDE, height: LONGEST_SIDE }
  const scale = LONGEST_SIDE / Math.max(width, height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
