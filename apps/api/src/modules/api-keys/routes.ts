import * as contracts from '@candour/schemas/api-keys.ts'
import type { FastifyInstance } from 'fastify'
import { readPlatform, withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { logSecurity } from '#http/security-log.ts'
import { createKey, keepKey, revokeKey } from '#modules/api-keys/manage-keys.ts'
import { listKeys, toCompanyKey, toOperatorKey } from '#modules/api-keys/repository.ts'

export function apiKeyRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.listApiKeys, async ({ principal, companyId }) => {
    const keys = await withCompany(deps.accountsDb, principal, companyId, (tx) => listKeys(tx, companyId))
    return keys.map(toCompanyKey)
  })

  route(app, contracts.createApiKey, async ({ principal, companyId, body, request }) => {
    const { key, ...created } = await createKey(deps, principal, companyId, body)
    logSecurity(request, 'key_created', { keyId: created.id, companyId })
    return { ...toCompanyKey(created), key }
  })

  route(app, contracts.keepApiKey, async ({ principal, companyId, params, request }) => {
    const kept = await keepKey(deps, principal, companyId, params.id)
    logSecurity(request, 'key_kept', { keyId: kept.id, companyId })
    return toCompanyKey(kept)
  })

  route(app, contracts.revokeApiKey, async ({ principal, companyId, params: { id: keyId }, request }) => {
    await revokeKey(deps, principal, companyId, keyId)
    logSecurity(request, 'key_revoked', { keyId, companyId })
    return null
  })

  route(app, contracts.listOperatorKeys, async ({ principal }) =>
    (await readPlatform(deps, principal, (tx) => listKeys(tx, null))).map(toOperatorKey),
  )

  route(app, contracts.createOperatorKey, async ({ principal, body, request }) => {
    const { key, ...created } = await createKey(deps, principal, null, body)
    logSecurity(request, 'key_created', { keyId: created.id })
    return { ...toOperatorKey(created), key }
  })

  route(app, contracts.keepOperatorKey, async ({ principal, params, request }) => {
    const kept = await keepKey(deps, principal, null, params.id)
    logSecurity(request, 'key_kept', { keyId: kept.id })
    return toOperatorKey(kept)
  })

  route(app, contracts.revokeOperatorKey, async ({ principal, params: { id: keyId }, request }) => {
    await revokeKey(deps, principal, null, keyId)
    logSecurity(request, 'key_revoked', { keyId })
    return null
  })
}
