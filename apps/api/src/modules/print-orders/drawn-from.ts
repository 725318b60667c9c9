import { languages } from '@candour/schemas/languages.ts'
import { z } from 'zod'

/** Everything a print file is drawn from; stored with its order. */
export const drawnFrom = z.object({
  piece: z.enum(['poster', 'sticker']),
  layout: z.string(),
  /** Language of the printed words. Orders from before it could be chosen are in English. */
  language: z.enum(languages).default('en'),
  name: z.string(),
  brandColor: z.string(),
  slug: z.string(),
  /** SHA-256 in hex. */
  logo: z.string().nullable(),
  /** A page is drawn for each; if absent, one page for the company's review page. */
  placements: z
    .array(z.object({ id: z.string(), code: z.string(), name: z.string() }))
    .min(1)
    .optional(),
})
export type DrawnFrom = z.infer<typeof drawnFrom>
