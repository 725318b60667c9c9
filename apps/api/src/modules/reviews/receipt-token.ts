import { hash, randomBytes } from 'node:crypto'

/** A new private link to a review: the token that its visitor gets, and the hash that is stored. */
export interface Receipt {
  token: string
  hash: Buffer
}

/** Makes a token of 256 random bits. */
export function newReceipt(): Receipt {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: receiptHash(token) }
}

/** Returns the hash under which a token is stored (SHA-256). */
export function receiptHash(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
