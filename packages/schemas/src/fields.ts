import '#no-eval.ts'
import { z } from 'zod'

/** PostgreSQL can neither store U+0000 nor look for it, so it is refused with a sentence. */
export const storable = [
  (value: string) => !value.includes('\u0000'),
  'Please remove the unreadable character',
] as const

/** Text within bounds, trimmed, and storable. */
export function text({ min = 0, max, message }: { min?: number; max: number; message?: string }) {
  return z
    .string(message)
    .trim()
    .min(min, message)
    .max(max, `Please use at most ${max.toLocaleString('en')} characters`)
    .refine(...storable)
}

/** Opaque identifier; UUIDv7 when the server made it. */
export const id = z.uuid('This id is not valid')

/** An e-mail address as a browser's e-mail input accepts it (RFC 5321 length). Compared without case by the server. */
export const email = (message: string) => z.string(message).trim().max(254, message).pipe(z.email(message))

/** ISO 8601 in UTC. */
export const timestamp = z.iso.datetime()

/** A web address; other schemes (`javascript:`, `data:`) are refused. `message` is what a blank one gets. */
export const httpUrl = (message: string) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(2048, 'Please use a shorter address')
    .pipe(z.url({ protocol: /^https?$/, error: 'Please enter the full address, starting with https://' }))

/** Body of every error answer: a sentence for a person; validation errors (400) name the fields. */
export const errorBody = z.object({
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type ErrorBody = z.infer<typeof errorBody>

/** Query of every paged list; `cursor` is what the previous page gave in `X-Next-Cursor`. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
})

/** `images=link` answers pictures as addresses below `/api/images/` in place of data URLs, so that lists stay small. */
export const imagesQuery = z.object({ images: z.literal('link').optional() })
