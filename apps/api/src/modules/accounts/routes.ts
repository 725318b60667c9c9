import * as contracts from '@candour/schemas/accounts.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import { background } from '#http/background.ts'
import { route } from '#http/route.ts'
import { signIn, signOut } from '#http/session.ts'
import { endSessions, listSessions } from '#http/session-store.ts'
import {
  confirmLimits,
  forgotLimits,
  loginLimits,
  loginsPerAccount,
  resetLimits,
} from '#modules/accounts/limits.ts'
import { logIn } from '#modules/accounts/log-in.ts'
import {
  changePassword,
  confirmPassword,
  requestReset,
  resetPassword,
} from '#modules/accounts/set-password.ts'
import { listCompanyNames } from '#modules/companies/repository.ts'

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps
  const inBackground = background(app)

  route(
    app,
    contracts.login,
    async ({ body, request }) => {
      const user = await logIn(deps, body)
      await app.rateLimiter.forget(loginsPerAccount, { body })
      await signIn(request, db, user)
      return { user }
    },
    loginLimits,
  )

  route(app, contracts.logout, async ({ request, reply }) => {
    await signOut(request, reply, config)
    return { message: 'Signed out' }
  })

  route(app, contracts.getMe, async ({ user }) => ({
    user,
    companies: await listCompanyNames(db, user.companyIds),
  }))

  route(
    app,
    contracts.forgotPassword,
    async ({ body }) => {
      // After the answer, which must not tell by its time whether there was something to do.
      inBackground(() => requestReset(deps, body.email))
      return { message: contracts.resetLinkSent }
    },
    forgotLimits,
  )

  route(
    app,
    contracts.resetPassword,
    async ({ body }) => {
      const { email } = await resetPassword(deps, body)
      await app.rateLimiter.forget(loginsPerAccount, { body: { email } })
      return { message: 'Your password has been set' }
    },
    resetLimits,
  )

  route(
    app,
    contracts.changePassword,
    async ({ user, body, request }) => {
      await changePassword(deps, user, body)
      await signIn(request, db, user)
      return { message: 'Your password has been changed' }
    },
    confirmLimits,
  )

  route(app, contracts.listSessions, ({ user, request }) =>
    listSessions(db, user.id, request.session.sessionId),
  )

  route(
    app,
    contracts.endSessions,
    async ({ user, body, request, reply }) => {
      await confirmPassword(deps, user, body.currentPassword)
      const { sessionId } = request.session
      const { ended, current } = await endSessions(db, user.id, { id: body.id, currentId: sessionId })
      if (ended === 0 && body.id) throw new DomainError('session_not_found')
      if (current) await signOut(request, reply, config)
      // Who has shown who they are again gets a new session id (ASVS 7.2.4).
      else await signIn(request, db, user)
      return { ended }
    },
    confirmLimits,
  )
}
