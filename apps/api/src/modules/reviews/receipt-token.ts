import { hash, randomUUID } from 'node:crypto'
import type { ReviewKey } from '#modules/reviews/review-id.ts'

/** A new private link to a review: the token that its visitor gets, and the hash that is stored. */
export interface Receipt {
  token: string
  hash: Buffer
}

const uuidBytes = 16
/** Of three UUIDs in base64url: company, review, and the random one. */
const tokenLength = 64

const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * Makes a token that names its review, so that the stored hash needs no index, and has 122 random bits (decision 74).
 */
export function newReceipt({ companyId, reviewId }: ReviewKey): Receipt {
  const uuids = (companyId + reviewId + randomUUID()).replaceAll('-', '')
  const token = Buffer.from(uuids, 'hex').toString('base64url')
  return { token, hash: receiptHash(token) }
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

/** Returns the hash under which a token is stored (SHA-256). */
export function receiptHash(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
