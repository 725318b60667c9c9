import type { Box, Piece, Scene, SpotColor } from '#scene.ts'

/** A print shop's file requirements; lengths in inches. */
export interface VendorProfile {
  /** How far the background extends beyond the trim, to allow for cutting tolerance. */
  bleed: number
  /** How far text stays inside the trim, for the same reason. */
  safeMargin: number
  /** The spot color that the cutting plotter follows. */
  cutColor: SpotColor
}

export const standardVendor: VendorProfile = {
  bleed: 0.125,
  safeMargin: 0.125,
  cutColor: { name: 'CutContour', cmyk: [0, 100, 0, 0] },
}

/** Trimmed size in inches. */
const trimSizes: Readonly<Record<Piece, { width: number; height: number }>> = {
  poster: { width: 18, height: 24 },
  sticker: { width: 3, height: 3 },
}

function grown({ width, height }: { width: number; height: number }, by: number): Box {
  return { x: 0 - by, y: 0 - by, width: width + 2 * by, height: height + 2 * by }
}

/** Returns the page boxes of a piece for a vendor. */
export function pageBoxes(piece: Piece, vendor: VendorProfile): Scene['boxes'] {
  const trim = trimSizes[piece]
  return {
    media: grown(trim, vendor.bleed),
    bleed: grown(trim, vendor.bleed),
    trim: grown(trim, 0),
    safe: grown(trim, -vendor.safeMargin),
  }
}
