import * as contracts from '@candour/schemas/sign-in.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import type { ResolveTxt } from '#lib/resolve-txt.ts'
import type { Secrets } from '#lib/secret-box.ts'
import { disconnect, listOwnProviders } from '#modules/sign-in/connect.ts'
import { changeLimits } from '#modules/sign-in/limits.ts'
import { clientSecretBox } from '#modules/sign-in/provider.ts'
import { changeSettings, getSettings } from '#modules/sign-in/settings.ts'
import { visitRoutes } from '#modules/sign-in/visit-provider.ts'

interface SignInOptions {
  secrets: Secrets
  resolveTxt: ResolveTxt
}

/** What owners set about the sign-in of their company's members, and the sign-in itself. */
export function signInRoutes(
  app: FastifyInstance,
  given: Deps,
  { secrets, resolveTxt }: SignInOptions,
): void {
  const deps = { ...given, resolveTxt, secrets, box: clientSecretBox(secrets) }
  visitRoutes(app, deps)
  route(app, contracts.listOwnProviders, ({ principal }) => listOwnProviders(deps, principal))
  route(app, contracts.disconnectProvider, async ({ principal, params: { companyId } }) => {
    await disconnect(deps, principal, companyId)
    return null
  })
  route(app, contracts.getSignIn, ({ principal, companyId }) => getSettings(deps, principal, companyId))
  route(app, contracts.updateSignIn, changeLimits, ({ principal, companyId, body }) =>
    changeSettings(deps, principal, companyId, body),
  )
}
