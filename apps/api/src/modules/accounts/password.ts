import argon2 from 'argon2'
import { turns } from '#turns.ts'

/** argon2id with OWASP's parameters (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const parameters = { type: argon2.argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

/** Hashing fills a core, so few run at once and a flood of logins cannot starve the other requests. */
const inTurn = turns({ atOnce: 2, maxWaiting: 100 })

export const hashingLoad = inTurn.load

/** Whoever may have a password hashed has shown who they are, and goes ahead of those who have not. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2.hash(password, parameters), { urgent: true })
}

/** Whether a hash was made with other parameters than those of today. */
export function isOutdated(hash: string): boolean {
  return argon2.needsRehash(hash, parameters)
}

/** A hash no password has, to spend the same work where there is no account or no password yet. */
const nobody = argon2.hash(crypto.randomUUID(), parameters)

/**
 * Whether `password` is the one behind `hash`; without a hash it costs the same and is never so.
 *
 * @param known asked by a browser that has shown whose it is: it goes ahead of those that have not
 */
export function verifyPassword(
  hash: string | null,
  password: string,
  { known = false } = {},
): Promise<boolean> {
  return inTurn(
    async () => {
      const matches = await argon2.verify(hash ?? (await nobody), password)
      return hash !== null && matches
    },
    { urgent: known },
  )
}
