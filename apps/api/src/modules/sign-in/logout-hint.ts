import { logout } from '@candour/schemas/accounts.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { SecretBox, type Secrets } from '#lib/secret-box.ts'
import { sessionDays } from '#modules/accounts/sessions.ts'

/** Browsers drop cookies of more than 4096 bytes; sealed and in base64url, a longer token makes one. */
const maxToken = 2900

/**
 * The cookie that keeps the ID token of a session that a provider has opened, sealed for the identity. With it, the
 * provider knows whom a logout is about and need not ask them.
 */
export function logoutHintCookie(
  { origins, cookieDomain }: Pick<Config, 'origins' | 'cookieDomain'>,
  secrets: Secrets,
) {
  const box = new SecretBox(secrets, 'hints for logouts at a provider')
  const secure = origins.dashboard.startsWith('https:')
  const name = `${secure ? '__Secure-' : ''}candour-oidc-hint`
  const attributes = {
    // Sent with nothing but a logout, at each host that shares the session.
    path: logout.path,
    httpOnly: true,
    sameSite: 'strict' as const,
    secure,
    ...(cookieDomain && { domain: cookieDomain }),
  }
  return {
    set: (reply: FastifyReply, identityId: string, idToken: string) => {
      if (idToken.length > maxToken) return reply.clearCookie(name, attributes)
      const value = box.seal(Buffer.from(idToken), identityId).toString('base64url')
      return reply.setCookie(name, value, { ...attributes, maxAge: sessionDays * 24 * 60 * 60 })
    },
    /** Returns the token, which is kept no longer; undefined if there is none of this identity. */
    take: (request: FastifyRequest, reply: FastifyReply, identityId: string): string | undefined => {
      const kept = request.cookies[name]
      if (kept === undefined) return undefined
      reply.clearCookie(name, attributes)
      return box.open(Buffer.from(kept, 'base64url'), identityId)?.toString()
    },
  }
}
