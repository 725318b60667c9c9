import { z } from 'zod'

/** Themes of reviews, common to all trades. */
export const theme = z.enum([
  'staff',
  'waiting',
  'price',
  'food',
  'quality',
  'communication',
  'trust',
  'cleanliness',
  'atmosphere',
  'noise',
  'facilities',
  'location',
  'parking',
  'booking',
  'hours',
  'selection',
])
export type Theme = z.infer<typeof theme>
