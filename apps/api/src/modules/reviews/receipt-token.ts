import { hash, randomBytes } from 'node:crypto'

/** A new private link to a review: the token that its visitor gets, and the hash that is stored. */
export interface Receipt {
  token: string
  hash: Buffer
}

/** Identifies a review. */
export interface ReviewKey {
  companyId: string
  reviewId: string
}

const uuidBytes = 16
const secretBytes = 16
const tokenLength = Math.ceil(((2 * uuidBytes + secretBytes) * 4) / 3)

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')
const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Makes a token that names its review, so that the stored hash needs no index, and has 128 random bits (decision 74). */
export function newReceipt({ companyId, reviewId }: ReviewKey): Receipt {
  const token = Buffer.concat([bytesOf(companyId), bytesOf(reviewId), randomBytes(secretBytes)]).toString(
    'base64url',
  )
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
