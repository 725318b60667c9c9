import cookie from '@fastify/cookie'
import session from '@fastify/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config, Secrets } from '#config.ts'
import type { Db } from '#db/client.ts'
import { deviceOf } from '#http/device.ts'
import { createSessionStore, openSession, type SignedInUser, sessionDays } from '#http/session-store.ts'

declare module 'fastify' {
  interface Session {
    user?: SignedInUser
  }
  interface FastifyRequest {
    /** Set by the guard of every audience except `public`. */
    user: SignedInUser | null
  }
}

/** Sessions for the routes of one scope. Public routes are registered outside it and never touch a session. */
export const sessions = fp(async (app: FastifyInstance, { config, accountsDb, secrets }: SessionOptions) => {
  const { name, attributes } = sessionCookie(config)
  app.decorateRequest('user', null)
  const maxAge = sessionDays * 24 * 60 * 60
  // The session plugin sets only `Expires`. With a wrong clock on either side, browsers would drop the cookie
  // immediately.
  await app.register(cookie, { parseOptions: { maxAge } })
  await app.register(session, {
    secret: [...secrets],
    store: createSessionStore(accountsDb),
    cookieName: name,
    cookie: { ...attributes, maxAge: maxAge * 1000 },
    saveUninitialized: false,
    rolling: false,
  })
  // The plugin clears a cookie whose session no longer exists. Such a response can arrive after that of a new sign-in,
  // whose cookie has the same name, so only sign-in and sign-out may touch it.
  app.addHook('onRequest', (request, _, done) => {
    if (!request.session.user) delete request.cookies[name]
    done()
  })
})

export interface SessionOptions {
  config: Config
  accountsDb: Db
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

/**
 * Signs a user in with a new session id, ending any previous session of this browser.
 *
 * @param epoch the account's epoch when the user was authenticated
 * @returns false if that is outdated: the password was changed or all sessions were ended since
 */
export async function signIn(
  request: FastifyRequest,
  accountsDb: Db,
  { user, epoch }: { user: SignedInUser; epoch: number },
): Promise<boolean> {
  await request.session.regenerate()
  const device = deviceOf(request.headers['user-agent'])
  const { sessionId } = request.session
  if (!(await openSession(accountsDb, sessionId, { userId: user.id, epoch, device }))) return false
  request.session.user = user
  // Sets the cookie even if a proxy terminates TLS without announcing it and the connection appears insecure.
  await request.session.save()
  return true
}

/** Ends the session, if any, and clears its cookie. */
export async function signOut(request: FastifyRequest, reply: FastifyReply, config: Config): Promise<void> {
  const { name, attributes } = sessionCookie(config)
  await request.session.destroy()
  reply.clearCookie(name, attributes)
}
