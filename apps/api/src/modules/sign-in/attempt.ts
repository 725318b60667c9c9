import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '#config.ts'
import { hostCookie } from '#http/host-cookie.ts'
import { SecretBox, type Secrets } from '#lib/secret-box.ts'

/** How long a person has at the provider, in seconds. */
const lifetime = 10 * 60

const attempt = z.object({
  /** Null for the operators' provider. */
  companyId: z.string().nullable(),
  issuer: z.string(),
  clientId: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The session that connects its account with the provider, by its hash; without it, a sign-in. */
  connecting: z.string().optional(),
  until: z.number(),
})

/** A visit to a provider that has begun, which only the browser that began it can end. */
export type Attempt = z.infer<typeof attempt>

const owner = 'browser'

/** The cookie that holds this browser's latest attempt, sealed. Lax, because the provider's page leads back. */
export function attemptCookie(config: Pick<Config, 'origins'>, secrets: Secrets) {
  const box = new SecretBox(secrets, 'attempts to sign in by a provider')
  const cookie = hostCookie(config, 'oidc', { maxAge: lifetime, sameSite: 'lax' })
  return {
    read: (request: FastifyRequest): Attempt | undefined => {
      const opened = box.open(Buffer.from(cookie.read(request) ?? '', 'base64url'), owner)
      const found = opened && attempt.parse(JSON.parse(opened.toString()))
      return found && found.until > Date.now() ? found : undefined
    },
    set: (reply: FastifyReply, given: Omit<Attempt, 'until'>) => {
      const sealed = box.seal(
        Buffer.from(JSON.stringify({ ...given, until: Date.now() + lifetime * 1000 })),
        owner,
      )
      cookie.set(reply, sealed.toString('base64url'))
    },
    clear: cookie.clear,
  }
}
