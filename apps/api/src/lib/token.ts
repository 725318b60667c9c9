import { hash, randomBytes } from 'node:crypto'

/** Returns a new token of 256 random bits, for a link or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * Returns what is stored of a token, so that reading the database is not enough to use it. A plain hash suffices,
 * because nobody can guess a token.
 */
export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer')
