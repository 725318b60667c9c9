import * as contracts from '@candour/schemas/accounts.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import { background } from '#http/background.ts'
import { route } from '#http/route.ts'
import { signIn, signOut } from '#http/session.ts'
import { endSession, listSessions, type SignedInUser } from '#http/session-store.ts'
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
  endOtherSessions,
  requestReset,
  resetPassword,
} from '#modules/accounts/set-password.ts'
import { listCompanyNames } from '#modules/companies/repository.ts'

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps
  const inBackground = background(app)

  /** Who has shown who they are again gets a new session id (ASVS 7.2.4). */
  async function goOn(request: FastifyRequest, verified: { user: SignedInUser; epoch: number }) {
    if (!(await signIn(request, db, verified))) throw new DomainError('not_signed_in')
  }

  route(
    app,
    contracts.login,
    async ({ body, request }) => {
      const account = await logIn(deps, body)
      await app.rateLimiter.forget(loginsPerAccount, { body })
      if (!(await signIn(request, db, account))) throw new DomainError('bad_credentials')
      return { user: account.user }
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
      const { epoch } = await changePassword(deps, user, body)
      await goOn(request, { user, epoch })
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
      const confirmed = await confirmPassword(deps, user, body.currentPassword)
      const currentId = request.session.sessionId
      if (body.id === undefined) {
        const { ended, epoch } = await endOtherSessions(deps, user.id, { currentId, confirmed })
        await goOn(request, { user, epoch })
        return { ended }
      }
      const { ended, current } = await endSession(db, user.id, { id: body.id, currentId })
      if (ended === 0) throw new DomainError('session_not_found')
      if (current) await signOut(request, reply, config)
      else await goOn(request, { user, ...confirmed })
      return { ended }
    },
    confirmLimits,
  )
}
