import { z } from 'zod'
import { endpoint, forMembers } from '#endpoint.ts'
import { httpUrl } from '#fields.ts'
import { say } from '#messages.ts'

/** Address of a website, as an owner types it. */
export const websiteUrl = httpUrl(say('address'))

/** Where a logo was found: on the page, as its icon, or as the picture of links to it. */
export const logoSource = z.enum(['page', 'icon', 'preview'])
export type LogoSource = z.infer<typeof logoSource>

/** What a website tells about its brand; each part may be missing. */
const foundBrand = z.object({
  name: z.string().nullable(),
  /** At most five, the likeliest first, in lower case. */
  colors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).max(5),
  /** At most six, the likeliest first; each would be accepted as the company's logo. */
  logos: z
    .array(z.object({ dataUrl: z.string(), width: z.int(), height: z.int(), source: logoSource }))
    .max(6),
})
export type FoundBrand = z.infer<typeof foundBrand>

export const findBrand = endpoint('findBrand', 'POST /api/dashboard/brand', {
  ...forMembers('company:manage'),
  summary: "Look for name, logos and colors on the company's website; changes nothing",
  body: z.object({ url: websiteUrl }),
  response: foundBrand,
  errors: ['site_unreachable', 'site_refused', 'too_many_requests'],
})
