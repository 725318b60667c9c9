import { z } from 'zod'

/** What a piece is drawn from, kept with its order. */
export const drawnFrom = z.object({
  piece: z.enum(['poster', 'sticker']),
  layout: z.string(),
  name: z.string(),
  brandColor: z.string(),
  slug: z.string(),
  /** SHA-256 in hex. */
  logo: z.string().nullable(),
})
export type DrawnFrom = z.infer<typeof drawnFrom>
