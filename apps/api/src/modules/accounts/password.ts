import { randomBytes } from 'node:crypto'
import argon2 from 'argon2'
import { fairQueue, type Load } from '#lib/fair-queue.ts'

/**
 * argon2id, the library's default, with OWASP's parameters (Password Storage Cheat Sheet): 19 MiB, two passes, one
 * lane.
 */
export const hashCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Hashing occupies a core, so no more than one runs for each kind of user: a flood must not starve other requests. */
const lane = { concurrency: 1, concurrencyPerKey: 1, maxQueuedPerKey: 30, maxQueued: 100 }

/**
 * Those who have signed in, or whose browser is known to the account, do not wait for strangers, nor strangers for them.
 * Within each, accounts take turns.
 */
const lanes = { known: fairQueue(lane), stranger: fairQueue(lane) }

/** Who waits for a hash: the key identifies an account, for strangers together with their network. */
export interface Turn {
  lane: keyof typeof lanes
  key: string
}

export function hashingLoad(): Load {
  const loads = Object.values(lanes).map(({ load }) => load())
  const sum = (part: keyof Load) => loads.reduce((total, load) => total + load[part], 0)
  return { running: sum('running'), waiting: sum('waiting') }
}

/** Hashes a password of someone who has proven who they are. */
export function hashPassword(password: string, userId: string): Promise<string> {
  return lanes.known(userId, () => argon2.hash(password, hashCost))
}

/**
 * Hashes a recovery code. The user's id, of which 74 bits are random, is the salt: all codes of a user can then be
 * looked up with a single hash.
 */
export function hashRecoveryCode(code: string, userId: string): Promise<Buffer> {
  const salt = Buffer.from(userId.replaceAll('-', ''), 'hex')
  return lanes.known(userId, () => argon2.hash(code, { ...hashCost, salt, raw: true }))
}

/** Whether a hash was made with other than the current parameters. */
export function isOutdated(hash: string): boolean {
  return argon2.needsRehash(hash, hashCost)
}

/**
 * Returns a hash that no password matches, to spend the same work if there is no account or no password yet. Made up
 * rather than computed, which would cost every start as much as a login.
 */
export function unmatchedHash(): string {
  const { memoryCost, timeCost, parallelism } = hashCost
  const [salt, hash] = [16, 32].map((bytes) => randomBytes(bytes).toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${hash}`
}

/** Whether `password` matches `hash`. Without a hash it costs the same and returns false. */
export function verifyPassword(hash: string | null, password: string, { lane, key }: Turn): Promise<boolean> {
  return lanes[lane](key, async () => {
    const matches = await argon2.verify(hash ?? unmatchedHash(), password)
    return hash !== null && matches
  })
}
