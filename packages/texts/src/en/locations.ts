/** Locations. */
export const locations = {}

export type LocationsTexts = typeof locations
