import { z } from 'zod'

/** Everything a print file is drawn from; stored with its order. */
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
