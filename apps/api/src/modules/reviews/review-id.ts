import { getRandomValues, hash } from 'node:crypto'
import { V7Generator } from 'uuidv7'

/** Identifies a review among those of all companies. */
export interface ReviewKey {
  companyId: string
  reviewId: string
}

/** Random numbers drawn at once: drawing a few for each id takes longer than everything else about it. */
const drawn = new Uint32Array(512)
let used = drawn.length

const generator = new V7Generator({
  nextUint32: () => {
    if (used >= drawn.length) {
      getRandomValues(drawn)
      used = 0
    }
    used += 1
    return drawn[used - 1] ?? 0
  },
})

/** Generates the id of a review whose sender gave no submission id (UUIDv7). */
export function newReviewId(): string {
  return generator.generate().toString()
}

/**
 * Derives the id of a stored review from the secret submission id of its sender. One-way: companies see the review id,
 * which must not allow anyone to resend the submission. Equals `review_id` in the database.
 */
export function reviewId(companyId: string, submissionId: string): string {
  const digest = hash('sha256', Buffer.from((companyId + submissionId).replaceAll('-', ''), 'hex'))
  const variant = ((Number.parseInt(digest.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}
