import { randomBytes } from 'node:crypto'
import argon2 from 'argon2'
import { concurrencyLimiter } from '#concurrency-limiter.ts'

/**
 * argon2id, the library's default, with OWASP's parameters (Password Storage Cheat Sheet): 19 MiB, two passes, one
 * lane.
 */
export const hashCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Hashing occupies a core, so few run concurrently: a flood of logins must not starve other requests. */
const hashing = concurrencyLimiter({ concurrency: 2, maxQueued: 100 })

export const hashingLoad = hashing.load

/** Hashes a password. Urgent, because callers have already authenticated: they go ahead of those who have not. */
export function hashPassword(password: string): Promise<string> {
  return hashing(() => argon2.hash(password, hashCost), { urgent: true })
}

/**
 * Hashes a recovery code. The user's id, of which 74 bits are random, is the salt: all codes of a user can then be
 * looked up with a single hash.
 */
export function hashRecoveryCode(code: string, userId: string): Promise<Buffer> {
  const salt = Buffer.from(userId.replaceAll('-', ''), 'hex')
  return hashing(() => argon2.hash(code, { ...hashCost, salt, raw: true }), { urgent: true })
}

/** Whether a hash was made with other than the current parameters. */
export function isOutdated(hash: string): boolean {
  return argon2.needsRehash(hash, hashCost)
}

/**
 * Returns a hash that no password matches, to spend the same work if there is no account or no password yet. Made up
 * rather than computed, which would cost every start as much as a login.
 */
function unmatchedHash(): string {
  const { memoryCost, timeCost, parallelism } = hashCost
  const [salt, hash] = [16, 32].map((bytes) => randomBytes(bytes).toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${hash}`
}

/**
 * Whether `password` matches `hash`. Without a hash it costs the same and returns false.
 *
 * @param known whether the browser is authenticated or known to the account: it goes ahead of others
 */
export function verifyPassword(
  hash: string | null,
  password: string,
  { known = false } = {},
): Promise<boolean> {
  return hashing(
    async () => {
      const matches = await argon2.verify(hash ?? unmatchedHash(), password)
      return hash !== null && matches
    },
    { urgent: known },
  )
}
