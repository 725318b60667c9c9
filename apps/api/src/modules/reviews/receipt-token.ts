import { randomFillSync } from 'node:crypto'
import { hashOfToken } from '#lib/token.ts'
import type { ReviewKey } from '#modules/reviews/review-id.ts'

/** A new private link to a review: the token that its visitor gets, and the hash that is stored. */
export interface Receipt {
  token: string
  hash: Buffer
}

const uuidBytes = 16
/** Length in base64url of two UUIDs, company and review, and 16 random bytes. */
const tokenLength = 64

/** Random bytes drawn at once: drawing a few for each token takes longer than everything else about it. */
const drawn = Buffer.alloc(4096)
let used = drawn.length

function randomHex(bytes: number): string {
  if (used + bytes > drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += bytes
  return drawn.toString('hex', used - bytes, used)
}

const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * Makes a token that names its review, so that the stored hash needs no index, and has 128 random bits (decision 74).
 */
export function newReceipt({ companyId, reviewId }: ReviewKey): Receipt {
  const bytes = (companyId + reviewId).replaceAll('-', '') + randomHex(uuidBytes)
  const token = Buffer.from(bytes, 'hex').toString('base64url')
  return { token, hash: hashOfToken(token) }
}

/** Returns the review that a token names; undefined for other tokens, of which only the hash can tell. */
export function namedReview(token: string): ReviewKey | undefined {
  if (token.length !== tokenLength) return undefined
  const bytes = Buffer.from(token, 'base64url')
  return {
    companyId: uuidOf(bytes.subarray(0, uuidBytes)),
    reviewId: uuidOf(bytes.subarray(uuidBytes, 2 * uuidBytes)),
  }
}

/** Path of the private page on which a visitor reads, changes or withdraws their feedback, and writes with the company. */
export const receiptPath = '/r/:token'

/** Path of links in former mails, which lead to the page at `receiptPath` with the same token. */
export const formerReceiptPath = '/t/:token'

/** Returns the URL of a visitor's private page. */
export function receiptUrl(siteOrigin: string, token: string): string {
  return siteOrigin + receiptPath.replace(':token', token)
}
