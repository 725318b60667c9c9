import { z } from 'zod'

/** What reviews are about, whatever the trade. */
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
