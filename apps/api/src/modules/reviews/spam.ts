import { setTimeout } from 'node:timers/promises'
import type { formFields } from '@candour/schemas/limits.ts'
import type { reviewInput } from '@candour/schemas/reviews.ts'
import type { z } from 'zod'
import { DomainError } from '#domain/errors.ts'

/**
 * Minimum time between rendering and submission of a form, in ms. Earlier submissions are delayed, never rejected: a
 * person never notices, a bot gets one post per connection and second, and no feedback is lost.
 */
const minimumFillMs = 1_000

type FormSigns = Pick<z.output<typeof reviewInput>, typeof formFields.honeypot | typeof formFields.renderedAt>

/**
 * Checks the anti-spam fields that only forms send. Returns once the submission may be accepted.
 *
 * @throws DomainError `looks_automatic` when the honeypot field was filled in
 */
export async function judgeForm({ website, renderedAt }: FormSigns): Promise<void> {
  if (website) throw new DomainError('looks_automatic')
  if (renderedAt === undefined) return
  // Capped, so a client clock ahead of the server's cannot cause a longer delay.
  const waitMs = Math.min(minimumFillMs, renderedAt + minimumFillMs - Date.now())
  if (waitMs > 0) await setTimeout(waitMs)
}
