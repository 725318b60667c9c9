import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'

/**
 * A cookie of the dashboard's host, which no script reads. Over https, no sibling host can set it (`__Host-`, RFC
 * 6265bis, section 4.1.3.2).
 *
 * @param maxAge in seconds
 */
export function hostCookie(
  { origins }: Pick<Config, 'origins'>,
  suffix: string,
  { maxAge, sameSite = 'strict' }: { maxAge: number; sameSite?: 'strict' | 'lax' },
) {
  const secure = origins.dashboard.startsWith('https:')
  const name = `${secure ? '__Host-' : ''}candour-${suffix}`
  const attributes = { path: '/', httpOnly: true, sameSite, secure }
  return {
    read: ({ cookies }: FastifyRequest): string | undefined => cookies[name],
    set: (reply: FastifyReply, value: string) => reply.setCookie(name, value, { ...attributes, maxAge }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, attributes),
  }
}
