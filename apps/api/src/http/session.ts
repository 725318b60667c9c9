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
    /** Set by the guard of every audience but `public`. */
    user: SignedInUser | null
  }
}

/** Sessions for the routes of one scope; the public ones live outside it and never touch a session. */
export const sessions = fp(async (app: FastifyInstance, { config, accountsDb, secrets }: SessionOptions) => {
  const { name, attributes } = sessionCookie(config)
  app.decorateRequest('user', null)
  const maxAge = sessionDays * 24 * 60 * 60
  // The session plugin gives its cookie a date alone. By a wrong clock, ours or theirs, browsers would drop it at once.
  await app.register(cookie, { parseOptions: { maxAge } })
  await app.register(session, {
    secret: [...secrets],
    store: createSessionStore(accountsDb),
    cookieName: name,
    cookie: { ...attributes, maxAge: maxAge * 1000 },
    saveUninitialized: false,
    rolling: false,
  })
  // The plugin takes back a cookie that is no session's any more. Such an answer can come after that of a new sign-in,
  // whose cookie has the same name: only signing in and out may touch it.
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
 * `__Host-` (RFC 6265bis, 4.1.3.2) binds the cookie to one https host, so no sibling host can plant one; a cookie for
 * several hosts can at least be held to https (`__Secure-`).
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
 * Signs a user in under a new session id; whoever was signed in before on this browser no longer is.
 *
 * @param epoch of the account when the user showed who they are
 * @returns false when that counts no more: the password was set anew since, or every session ended
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
  // Sets the cookie even where a proxy ends TLS unannounced and the connection looks insecure from here.
  await request.session.save()
  return true
}

/** Ends the session, if there is one, and takes its cookie back. */
export async function signOut(request: FastifyRequest, reply: FastifyReply, config: Config): Promise<void> {
  const { name, attributes } = sessionCookie(config)
  await request.session.destroy()
  reply.clearCookie(name, attributes)
}
