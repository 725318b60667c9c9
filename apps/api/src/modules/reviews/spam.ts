import { setTimeout } from 'node:timers/promises'
import type { formFields } from '@candour/schemas/limits.ts'
import type { reviewInput } from '@candour/schemas/reviews.ts'
import type { z } from 'zod'
import { DomainError } from '#errors.ts'

/**
 * A form comes back no sooner than this, in milliseconds after it was made. Who is faster waits the rest of it: a
 * person never notices, a program gets one post through per connection and second, and nobody's words are refused.
 */
const minimumFillMs = 1_000

type FormSigns = Pick<z.output<typeof reviewInput>, typeof formFields.honeypot | typeof formFields.renderedAt>

/**
 * Judges what only a form sends along; without it there is nothing to judge. Returns once the form may be taken.
 *
 * @throws DomainError `looks_automatic` when the field hidden from people was filled in
 */
export async function judgeForm({ website, renderedAt }: FormSigns): Promise<void> {
  if (website) throw new DomainError('looks_automatic')
  if (renderedAt === undefined) return
  // A clock ahead of ours cannot make anybody wait longer.
  const waitMs = Math.min(minimumFillMs, renderedAt + minimumFillMs - Date.now())
  if (waitMs > 0) await setTimeout(waitMs)
}
