import * as contracts from '@candour/schemas/accounts.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { withAccount, withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Identity, UserSession } from '#domain/principal.ts'
import { background } from '#http/background.ts'
import { sessionOf } from '#http/guards.ts'
import type { KnownDevices } from '#http/known-devices.ts'
import { type Context, route } from '#http/route.ts'
import { logSecurity } from '#http/security-log.ts'
import { signOut } from '#http/session.ts'
import * as limits from '#modules/accounts/limits.ts'
import { logIn } from '#modules/accounts/log-in.ts'
import { passwordLinkRoutes } from '#modules/accounts/password-link.ts'
import { profileRoutes } from '#modules/accounts/profile-routes.ts'
import { RefusedSignIns } from '#modules/accounts/refused-sign-ins.ts'
import { type Account, findAccount } from '#modules/accounts/repository.ts'
import { endSession, endSessionById, listSessions } from '#modules/accounts/sessions.ts'
import {
  changePassword,
  confirmPassword,
  endOtherSessions,
  requestReset,
  resetPassword,
} from '#modules/accounts/set-password.ts'
import { signIn } from '#modules/accounts/sign-in.ts'

interface AccountOptions {
  devices: KnownDevices
  /**
   * Makes a sign-in pending after its password was verified, if the account has a second factor. Returns how it can be
   * completed; nothing if the password is enough.
   */
  secondFactors: (reply: FastifyReply, account: Account) => Promise<contracts.SecondFactor[]>
  /** Ends a session's view of a company in the transaction that ends the session. */
  endView: (tx: Tx, principal: UserSession) => Promise<void>
  /** Returns where the provider that has opened a session ends its own; undefined if it does not offer that. */
  findProviderLogout: (
    request: FastifyRequest,
    reply: FastifyReply,
    identity: Identity,
  ) => Promise<string | undefined>
  /** Closes the demo in the browser. */
  leaveDemo: (reply: FastifyReply) => void
}

export function accountRoutes(
  app: FastifyInstance,
  deps: Deps,
  { devices, secondFactors, endView, findProviderLogout, leaveDemo }: AccountOptions,
): void {
  const { accountsDb, platformDb, config } = deps
  const inBackground = background(app)

  /** Returns the account of a sign-in if the browser is known to it. */
  async function findKnown(request: FastifyRequest, email: string): Promise<Account | undefined> {
    // Without a device cookie there is no query before the rate limiter.
    if (!devices.claims(request)) return undefined
    const account = await findAccount(accountsDb, email)
    return devices.knows(request, account) ? account : undefined
  }

  /** Re-authentication renews the session id (ASVS 7.2.4). */
  async function renewSession(
    request: FastifyRequest,
    reply: FastifyReply,
    { user, signIn: { factor, identity } }: UserSession,
    { epoch }: { epoch: number },
  ) {
    if (!(await signIn(request, reply, deps, { user, epoch }, { factor, renews: true, identity }))) {
      throw new DomainError('not_signed_in')
    }
  }

  const refused = new RefusedSignIns(accountsDb)

  route(app, contracts.login, async (context) => {
    try {
      return await attempt(context)
    } catch (error) {
      await refused.record(context.principal, context.body.email, error)
      throw error
    }
  })

  async function attempt({ principal, body, request, reply }: Context<typeof contracts.login>) {
    const login = { ip: request.ip, body }
    const known = await findKnown(request, body.email)
    if (known) await app.rateLimiter.take(limits.knownDeviceLimits, { ...login, user: known.user })
    else await app.rateLimiter.take(limits.strangerLimits, login)
    const account = await logIn(
      deps,
      principal,
      body,
      known ? { lane: 'known', key: known.user.id } : { lane: 'stranger', key: limits.strangerKey(login) },
    )
    const entered = await enter(request, reply, account)
    if (!entered) throw new DomainError('bad_credentials')
    if (entered.user) await app.rateLimiter.forget(limits.loginsFromHere, login)
    return entered
  }

  /**
   * Opens a session of an account whose password was verified or set, or asks for its second factor. Returns undefined
   * if its epoch is over.
   */
  async function enter(request: FastifyRequest, reply: FastifyReply, account: Account) {
    const userId = account.user.id
    const methods = await secondFactors(reply, account)
    if (methods.length > 0) {
      logSecurity(request, 'second_factor_asked', { userId })
      return { twoFactor: { methods } }
    }
    if (!(await signIn(request, reply, deps, account, { factor: 'password' }))) return undefined
    devices.remember(request, reply, account)
    logSecurity(request, 'signed_in', { userId, factor: 'password' })
    return { user: account.user }
  }

  route(app, contracts.logout, async ({ request, reply }) => {
    const principal = sessionOf(request)
    if (principal) {
      const { user, sessionId, viewAs } = principal
      const end = async (tx: Tx) => {
        if (viewAs) await endView(tx, principal)
        await endSessionById(tx, user.id, sessionId)
        await recordAudit(tx, principal, 'session.ended', {
          target: { type: 'user', id: user.id, name: user.email },
        })
      }
      if (viewAs) await withPlatform(platformDb, principal, end)
      else await withAccount(accountsDb, principal, user.id, end)
    }
    await signOut(request, reply, config)
    leaveDemo(reply)
    if (principal) logSecurity(request, 'signed_out', { userId: principal.user.id })
    const identity = principal?.signIn.identity
    const providerLogoutUrl = identity && (await findProviderLogout(request, reply, identity))
    return { message: 'Signed out', ...(providerLogoutUrl && { providerLogoutUrl }) }
  })

  profileRoutes(app, deps)

  route(app, contracts.forgotPassword, limits.forgotLimits, async ({ principal, body }) => {
    // Without a database, a request must not be acknowledged: it would be lost with this process.
    await sql`select`.execute(accountsDb)
    // Runs after the response, whose timing must not reveal whether there is an account.
    inBackground(() => requestReset(deps, principal, body.email))
    return { message: contracts.resetLinkSent }
  })

  passwordLinkRoutes(app, deps)

  route(app, contracts.resetPassword, limits.resetLimits, async ({ principal, body, request, reply }) => {
    const { email, user, epoch, invited } = await resetPassword(deps, principal, body)
    // However much others have guessed, this user must be able to sign in immediately.
    await app.rateLimiter.forget(
      [...limits.loginsFromHere, limits.loginsPerAccount, limits.codesFromHere, limits.codesPerAccount],
      {
        ip: request.ip,
        body: { email },
      },
    )
    devices.remember(request, reply, { user, epoch })
    logSecurity(request, 'password_set_by_link', { userId: user.id })
    const message = 'Your password has been set'
    const account = invited ? await findAccount(accountsDb, email) : undefined
    return { message, ...(account?.epoch === epoch && (await enter(request, reply, account))) }
  })

  route(app, contracts.changePassword, limits.confirmLimits, async ({ principal, body, request, reply }) => {
    const { user } = principal
    const { epoch } = await changePassword(deps, principal, body)
    await renewSession(request, reply, principal, { epoch })
    devices.remember(request, reply, { user, epoch })
    logSecurity(request, 'password_changed')
    return { message: 'Your password has been changed' }
  })

  route(app, contracts.listSessions, ({ principal }) => {
    const { user, sessionId } = principal
    return withAccount(accountsDb, principal, user.id, (tx) => listSessions(tx, user.id, sessionId))
  })

  route(app, contracts.endSessions, limits.confirmLimits, async ({ principal, body, request, reply }) => {
    const { user, sessionId: currentId } = principal
    const confirmed = await confirmPassword(deps, principal, body.currentPassword)
    if (body.id === undefined) {
      const { ended, epoch } = await endOtherSessions(deps, principal, confirmed)
      await renewSession(request, reply, principal, { epoch })
      devices.remember(request, reply, { user, epoch })
      logSecurity(request, 'sessions_ended', { ended })
      return { ended }
    }
    const { id } = body
    const { ended, current } = await withAccount(accountsDb, principal, user.id, async (tx) => {
      const done = await endSession(tx, user.id, { id, currentId })
      if (done.ended === 0) throw new DomainError('session_not_found')
      await recordAudit(tx, principal, 'session.ended', {
        target: { type: 'user', id: user.id, name: user.email },
      })
      return done
    })
    if (current) await signOut(request, reply, config)
    else await renewSession(request, reply, principal, confirmed)
    logSecurity(request, 'sessions_ended', { ended })
    return { ended }
  })
}
