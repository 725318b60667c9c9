/** QR codes and where they hang. */
export const placements = {}

export type PlacementsTexts = typeof placements
