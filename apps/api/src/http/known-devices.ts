import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { hostCookie } from '#http/host-cookie.ts'
import type { Secrets } from '#lib/secret-box.ts'

/** Days that a browser stays known after its last sign-in. */
const days = 180
/** Accounts per browser, most recent first: shops share devices. */
const maxAccounts = 4

/** An account in its current epoch. Ending all sessions starts a new epoch, which also voids known devices. */
interface Epoch {
  user: { id: string }
  epoch: number
}

export interface KnownDevices {
  /** Whether the browser claims to be known, for any account. */
  claims(request: FastifyRequest): boolean
  /** Whether the browser is known to the account. */
  knows(request: FastifyRequest, account: Epoch | undefined): boolean
  /** Marks the browser as known to the account. */
  remember(request: FastifyRequest, reply: FastifyReply, account: Epoch): void
}

/**
 * Recognizes browsers by a cookie set on sign-in, so that someone guessing passwords elsewhere cannot lock the owner
 * out. The cookie identifies nobody: for each account it holds a day, a random number and an HMAC of both with the
 * account. It grants no access; it only exempts the browser from the limits for unknown clients.
 */
export function knownDevices(config: Config, secrets: Secrets): KnownDevices {
  const cookie = hostCookie(config, 'device', { maxAge: days * 24 * 60 * 60 })
  const keys = secrets.map((secret) => new Uint8Array(hkdfSync('sha256', secret, '', 'candour devices', 32)))
  const [newest = new Uint8Array()] = keys

  const entries = (request: FastifyRequest) => (cookie.read(request) ?? '').split('~', maxAccounts)
  const isOf = (entry: string, { user, epoch }: Epoch) => {
    const [day = '', number = '', given = '', ...more] = entry.split('.')
    if (more.length > 0 || !(Number(day) > today() - days)) return false
    return keys.some((key) => equal(given, mac(key, [user.id, epoch, day, number])))
  }

  return {
    claims: (request) => cookie.read(request) !== undefined,
    knows: (request, account) =>
      account !== undefined && entries(request).some((entry) => isOf(entry, account)),
    remember: (request, reply, account) => {
      const [day, number] = [String(today()), randomBytes(12).toString('base64url')]
      const own = `${day}.${number}.${mac(newest, [account.user.id, account.epoch, day, number])}`
      const others = entries(request).filter((entry) => entry !== '' && !isOf(entry, account))
      cookie.set(reply, [own, ...others].slice(0, maxAccounts).join('~'))
    },
  }
}

const today = () => Math.floor(Date.now() / 86_400_000)

function mac(key: Uint8Array, parts: (string | number)[]): string {
  return createHmac('sha256', key).update(parts.join('\n')).digest('base64url')
}

function equal(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)]
  return first.length === second.length && timingSafeEqual(first, second)
}
