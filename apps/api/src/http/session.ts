import cookie from '@fastify/cookie'
import session, { type SessionStore } from '@fastify/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '#config.ts'
import type { Position } from '#domain/position.ts'
import type { SignIn, User, ViewAs } from '#domain/principal.ts'
import type { Secrets } from '#lib/secret-box.ts'

declare module 'fastify' {
  interface Session {
    user?: User
    /** Set along with the user. */
    signIn?: SignIn
    viewAs?: ViewAs | undefined
    /** Position after its last write, with a replica. */
    readAfter?: Position | undefined
  }
}

/** Sessions for the routes of one scope. Public routes are registered outside it and never touch a session. */
export const sessions = fp(
  async (app: FastifyInstance, { config, store, maxAgeDays, secrets }: SessionOptions) => {
    const { name, attributes } = sessionCookie(config)
    const maxAge = maxAgeDays * 24 * 60 * 60
    // The session plugin sets only `Expires`. With a wrong clock on either side, browsers would drop the cookie
    // immediately.
    await app.register(cookie, { parseOptions: { maxAge } })
    await app.register(session, {
      secret: [...secrets],
      store,
      cookieName: name,
      cookie: { ...attributes, maxAge: maxAge * 1000 },
      saveUninitialized: false,
      rolling: false,
    })
    // The plugin clears a cookie whose session no longer exists. Such a response can arrive after that of a new
    // sign-in, whose cookie has the same name, so only sign-in and sign-out may touch it.
    app.addHook('onRequest', (request, _, done) => {
      if (!request.session.user) delete request.cookies[name]
      done()
    })
  },
)

export interface SessionOptions {
  config: Config
  store: SessionStore
  /** Lifetime of the cookie. */
  maxAgeDays: number
  secrets: Secrets
}

/**
 * `__Host-` (RFC 6265bis, section 4.1.3.2) binds the cookie to one https host, so no sibling host can set it. A cookie
 * shared by several hosts can at least require https (`__Secure-`).
 */
function sessionCookie({ origins, cookieDomain }: Config) {
  const secure = origins.dashboard.startsWith('https:')
  const prefix = !secure ? '' : cookieDomain ? '__Secure-' : '__Host-'
  return {
    name: `${prefix}candour`,
    attributes: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax' as const,
      secure,
      ...(cookieDomain && { domain: cookieDomain }),
    },
  }
}

/** Whether a request has the cookie of a session, which may have ended. */
export function hasSessionCookie({ headers }: Pick<FastifyRequest, 'headers'>, config: Config): boolean {
  const { cookie } = headers
  return cookie !== undefined && `; ${cookie}`.includes(`; ${sessionCookie(config).name}=`)
}

/** Ends the session, if any, and clears its cookie. */
export async function signOut(request: FastifyRequest, reply: FastifyReply, config: Config): Promise<void> {
  const { name, attributes } = sessionCookie(config)
  await request.session.destroy()
  reply.clearCookie(name, attributes)
}
