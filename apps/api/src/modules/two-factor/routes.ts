import type { SecondFactor } from '@candour/schemas/accounts.ts'
import * as contracts from '@candour/schemas/two-factor.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withAccount } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { type User, type UserSession, visitor } from '#domain/principal.ts'
import { deviceOf } from '#http/device.ts'
import type { KnownDevices } from '#http/known-devices.ts'
import { route } from '#http/route.ts'
import { logSecurity } from '#http/security-log.ts'
import type { Secrets } from '#lib/secret-box.ts'
import { SecretBox } from '#lib/secret-box.ts'
import * as limits from '#modules/accounts/limits.ts'
import { RefusedSignIns } from '#modules/accounts/refused-sign-ins.ts'
import type { Account } from '#modules/accounts/repository.ts'
import { signIn } from '#modules/accounts/sign-in.ts'
import { changeLimits, passkeyLimits } from '#modules/two-factor/limits.ts'
import { addPasskey, createPasskeyOptions, removePasskey } from '#modules/two-factor/passkey-set-up.ts'
import { keepChallenge, listCredentials, listPasskeys } from '#modules/two-factor/passkeys.ts'
import {
  findPendingUser,
  openPending,
  type PendingSignIn,
  pendingCookie,
  takeTry,
} from '#modules/two-factor/pending-sign-in.ts'
import { presentCode } from '#modules/two-factor/present-code.ts'
import { presentPasskey } from '#modules/two-factor/present-passkey.ts'
import { findFactors, methodsOf } from '#modules/two-factor/repository.ts'
import * as setUp from '#modules/two-factor/set-up.ts'
import { stepUp } from '#modules/two-factor/step-up.ts'
import { relyingParty } from '#modules/two-factor/webauthn.ts'

/** Encrypts the secrets of authenticator apps. */
export function totpBox(secrets: Secrets): SecretBox {
  return new SecretBox(secrets, 'authenticator apps')
}

/**
 * Returns a function that is called once a password was verified. If the account has a second factor, it makes the
 * sign-in pending and returns how to complete it; otherwise it returns no methods.
 */
export function secondFactors({ accountsDb, config }: Pick<Deps, 'accountsDb' | 'config'>) {
  const pending = pendingCookie(config)
  return async (reply: FastifyReply, { user, epoch }: Account): Promise<SecondFactor[]> => {
    const { methods, id } = await withAccount(accountsDb, visitor, user.id, async (tx) => {
      const methods = methodsOf(await findFactors(tx, user.id))
      return {
        methods,
        id: methods.length > 0 ? await openPending(tx, { userId: user.id, epoch }) : undefined,
      }
    })
    if (id !== undefined) pending.set(reply, id)
    return methods
  }
}

export function twoFactorRoutes(
  app: FastifyInstance,
  { accountsDb, config }: Deps,
  { devices, box }: { devices: KnownDevices; box: SecretBox },
): void {
  const deps = { accountsDb, config, box }
  const pending = pendingCookie(config)
  const refused = new RefusedSignIns(accountsDb)

  /** Logs a change of factors. Its new epoch makes this browser's device unknown, so that is renewed. */
  function changed(
    request: FastifyRequest,
    reply: FastifyReply,
    { user }: UserSession,
    { epoch, change }: { epoch: number; change: string },
  ) {
    devices.remember(request, reply, { user, epoch })
    logSecurity(request, 'two_factor_changed', { change })
  }

  async function tryPending(request: FastifyRequest): Promise<PendingSignIn | undefined> {
    const id = pending.read(request)
    return id === undefined ? undefined : takeTry(accountsDb, id)
  }

  /** Opens the session of a user who has presented both factors. */
  async function complete(
    request: FastifyRequest,
    reply: FastifyReply,
    { user, epoch }: { user: User; epoch: number },
    factor: SecondFactor,
  ) {
    if (!(await signIn(request, reply, { accountsDb, config }, { user, epoch }, { factor }))) {
      throw new DomainError('sign_in_expired', { userId: user.id })
    }
    pending.clear(reply)
    devices.remember(request, reply, { user, epoch })
    logSecurity(request, 'signed_in', { userId: user.id, factor })
    return { user }
  }

  route(app, contracts.signInWithCode, async ({ principal, body, request, reply }) => {
    const tried = await tryPending(request)
    if (!tried) {
      pending.clear(reply)
      throw new DomainError('sign_in_expired')
    }
    const login = { ip: request.ip, body: { email: tried.user.email } }
    try {
      const isKnown = devices.knows(request, tried)
      if (isKnown) await app.rateLimiter.take([limits.codesOfKnownDevices], tried)
      else await app.rateLimiter.take([limits.codesFromHere, limits.codesPerAccount], login)
      const factor = await presentCode(deps, principal, tried, body.code)
      await app.rateLimiter.forget([...limits.loginsFromHere, limits.codesFromHere], login)
      if (!isKnown) await app.rateLimiter.giveBack(limits.codesPerAccount, login)
      return await complete(request, reply, tried, factor)
    } catch (error) {
      await refused.record(principal, tried.user.email, error)
      throw error
    }
  })

  route(app, contracts.createPasskeySignInOptions, passkeyLimits, async ({ principal, query, request }) => {
    const id = query.passwordless ? undefined : pending.read(request)
    const userId = id === undefined ? undefined : await findPendingUser(accountsDb, id)
    const allowed =
      userId === undefined
        ? undefined
        : await withAccount(accountsDb, principal, userId, (tx) => listCredentials(tx, userId))
    const options = await relyingParty(config).requestOptions(allowed)
    await keepChallenge(accountsDb, options.challenge, null)
    return options
  })

  route(app, contracts.signInWithPasskey, passkeyLimits, async ({ principal, body, request, reply }) => {
    const tried = await tryPending(request)
    const found = await presentPasskey(deps, principal, body, tried).catch(async (error) => {
      await refused.record(principal, undefined, error)
      throw error
    })
    const login = { ip: request.ip, body: { email: found.user.email } }
    await app.rateLimiter.forget([...limits.loginsFromHere, limits.codesFromHere], login)
    return complete(request, reply, found, 'passkey')
  })

  route(app, contracts.getTwoFactor, async ({ principal }) => {
    const { user, signIn } = principal
    const factors = await withAccount(accountsDb, principal, user.id, (tx) => findFactors(tx, user.id))
    return {
      ...factors,
      required: signIn.twoFactorRequired,
      stepUpUntil: signIn.stepUpUntil?.toISOString() ?? null,
    }
  })

  route(app, contracts.startTotp, changeLimits, ({ principal }) => setUp.startTotp(deps, principal))

  route(app, contracts.confirmTotp, changeLimits, async ({ principal, body, request, reply }) => {
    const { recoveryCodes, epoch } = await setUp.confirmTotp(deps, principal, body.code)
    changed(request, reply, principal, { epoch, change: 'totp_added' })
    return { recoveryCodes }
  })

  route(app, contracts.removeTotp, limits.confirmLimits, async ({ principal, body, request, reply }) => {
    const { epoch } = await setUp.removeTotp(deps, principal, body.password)
    changed(request, reply, principal, { epoch, change: 'totp_removed' })
    return null
  })

  route(app, contracts.createRecoveryCodes, changeLimits, async ({ principal, request, reply }) => {
    const { recoveryCodes, epoch } = await setUp.createRecoveryCodes(deps, principal)
    changed(request, reply, principal, { epoch, change: 'recovery_codes_replaced' })
    return { recoveryCodes }
  })

  route(app, contracts.createPasskeyOptions, changeLimits, ({ principal }) =>
    createPasskeyOptions(deps, principal),
  )

  route(app, contracts.addPasskey, changeLimits, async ({ principal, body, request, reply }) => {
    const name = deviceOf(request.headers['user-agent'])
    const { epoch, ...added } = await addPasskey(deps, principal, body, name)
    changed(request, reply, principal, { epoch, change: 'passkey_added' })
    return added
  })

  route(app, contracts.listPasskeys, ({ principal }) =>
    withAccount(accountsDb, principal, principal.user.id, (tx) => listPasskeys(tx, principal.user.id)),
  )

  route(app, contracts.removePasskey, async ({ principal, params, request, reply }) => {
    const { epoch } = await removePasskey(deps, principal, params.id)
    changed(request, reply, principal, { epoch, change: 'passkey_removed' })
    return null
  })

  route(app, contracts.stepUp, limits.confirmLimits, async ({ principal, body, request }) => {
    await stepUp(deps, principal, body)
    logSecurity(request, 'stepped_up')
    return null
  })
}
