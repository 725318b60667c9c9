import { hash, randomBytes } from 'node:crypto'

/** Returns a new token of 256 random bits in base64url, for a link or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * Returns the SHA-256 of a token, which is stored in its place: reading the database is not enough to use the token. It
 * needs neither salt nor key stretching, because a token of at least 128 random bits cannot be guessed.
 */
export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer')
