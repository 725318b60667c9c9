import { type Theme, theme as themeOptions } from '@candour/schemas/theme-names.ts'

/** Database values of themes. Values of removed themes are not reused. */
export const themeValues: Record<Theme, number> = {
  staff: 1,
  waiting: 2,
  price: 3,
  food: 4,
  quality: 5,
  communication: 6,
  trust: 7,
  cleanliness: 8,
  atmosphere: 9,
  noise: 10,
  facilities: 11,
  location: 12,
  parking: 13,
  booking: 14,
  hours: 15,
  selection: 16,
}

/** Returns the theme of a database value; undefined for that of another version. */
export function themeOf(value: number): Theme | undefined {
  return themeOptions.options.find((theme) => themeValues[theme] === value)
}
