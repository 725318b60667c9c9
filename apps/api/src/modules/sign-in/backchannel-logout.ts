import { providerLogoutPath } from '@candour/schemas/sign-in.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose'
import { z } from 'zod'
import { recordAudit } from '#db/audit.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { system } from '#domain/principal.ts'
import { appsAt } from '#http/hosts.ts'
import { type Outbound, OutboundRefused } from '#lib/outbound/outbound.ts'
import type { SecretBox } from '#lib/secret-box.ts'
import { notifyAccessLost } from '#modules/accounts/sessions.ts'
import { logoutLimits } from '#modules/sign-in/limits.ts'
import { asking, discover, type Provider } from '#modules/sign-in/provider.ts'
import { endProviderSessions, findProviders, spendToken } from '#modules/sign-in/repository.ts'

const maxToken = 16 * 1024
/** How long a provider's keys are cached, in ms. Anyone can post tokens, and each would otherwise cost a request. */
const keptMs = 30_000
/** Asymmetric ones only: a client secret must not sign. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]
const loggingOut = 'http://schemas.openid.net/event/backchannel-logout'

/** What OpenID Connect Back-Channel Logout 1.0 (section 2.6) requires besides issuer, audience, times and signature. */
const logoutClaims = z
  .object({
    jti: z.string().min(1).max(255),
    sub: z.string().min(1).max(255).optional(),
    sid: z.string().min(1).max(255).optional(),
    events: z.object({ [loggingOut]: z.looseObject({}) }),
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined)

/** Ends sessions when a provider says so. It sends no cookie and no origin; its signature is all that counts. */
export async function providerLogoutRoutes(
  app: FastifyInstance,
  { config, accountsDb, outbound, box }: Deps & { box: SecretBox },
): Promise<void> {
  const appsHere = appsAt(config)
  const keys = new Map<string, { asked: Promise<JSONWebKeySet>; until: number }>()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxToken },
    (_, body, done) => done(null, body),
  )

  app.post(providerLogoutPath, { schema: { hide: true } }, async (request, reply) => {
    if (!appsHere(request).has('dashboard')) throw new DomainError('no_such_call')
    await app.rateLimiter.take(logoutLimits, request)
    reply.header('cache-control', 'no-store')
    const token =
      typeof request.body === 'string' ? new URLSearchParams(request.body).get('logout_token') : null
    const [provider, ...others] = token === null ? [] : await providersOf(request, token)
    if (token === null || !provider) throw new DomainError('bad_request')
    const { sub, sid } = await verified(provider, token)
    await accountsDb.transaction().execute(async (tx) => {
      for (const from of [provider, ...others]) {
        for (const { ended, ...user } of await endProviderSessions(tx, from, { sub, sid })) {
          await notifyAccessLost(tx, user.id)
          await recordAudit(tx, system('sign-in'), 'session.ended', {
            target: { type: 'user', id: user.id, name: user.email },
            changes: { ended: [null, ended] },
          })
        }
      }
    })
    return reply.status(200).send()
  })

  /** Returns whose token this claims to be: companies may share a provider and a client. */
  async function providersOf({ log }: FastifyRequest, token: string): Promise<Provider[]> {
    const { iss, aud } = claimsOf(token)
    const clients = [aud ?? []].flat()
    if (iss === undefined || clients.length === 0 || clients.length > 10) return []
    const ours = config.operatorProvider
    const known = await findProviders(accountsDb, box, { issuer: iss, clients })
    const lost = known.filter(({ isSecretLost }) => isSecretLost)
    if (lost.length > 0) {
      const companyIds = lost.map(({ companyId }) => companyId)
      log.warn({ companyIds }, 'logout refused: the client secret was sealed with a former SESSION_SECRET')
    }
    return [
      ...(ours?.issuer === iss && clients.includes(ours.clientId) ? [{ companyId: null, ...ours }] : []),
      ...known.filter(({ isSecretLost }) => !isSecretLost),
    ]
  }

  /** @throws DomainError `bad_request` unless the provider has signed this token just now, and for the first time */
  async function verified(provider: Provider, token: string) {
    const { payload } = await jwtVerify(token, createLocalJWKSet(await keptKeysOf(provider)), {
      issuer: provider.issuer,
      audience: provider.clientId,
      algorithms,
      requiredClaims: ['iat', 'exp', 'jti'],
      maxTokenAge: '10 minutes',
      clockTolerance: 30,
    }).catch(() => {
      throw new DomainError('bad_request')
    })
    const claims = logoutClaims.safeParse(payload)
    if (!claims.success) throw new DomainError('bad_request')
    if (!(await spendToken(accountsDb, `${provider.issuer}\n${claims.data.jti}`)))
      throw new DomainError('bad_request')
    return claims.data
  }

  /** Cached `keysOf`, failures included, so that a provider that is down is not asked more often. */
  function keptKeysOf(provider: Provider): Promise<JSONWebKeySet> {
    const now = performance.now()
    for (const [issuer, { until }] of keys) if (until <= now) keys.delete(issuer)
    const kept = keys.get(provider.issuer)
    if (kept) return kept.asked
    const asked = keysOf(outbound, provider)
    keys.set(provider.issuer, { asked, until: now + keptMs })
    return asked
  }
}

function claimsOf(token: string) {
  try {
    return decodeJwt(token)
  } catch {
    throw new DomainError('bad_request')
  }
}

/** @throws DomainError `provider_unavailable`, upon which a provider tries again; `bad_request` */
async function keysOf(outbound: Outbound, provider: Provider): Promise<JSONWebKeySet> {
  try {
    const { jwks_uri: url } = (await discover(outbound, provider)).serverMetadata()
    if (!url) throw new DomainError('bad_request')
    const { body } = await asking(() => outbound.request(url, { companyId: provider.companyId ?? undefined }))
    return z
      .object({ keys: z.array(z.looseObject({ kty: z.string() })).max(100) })
      .parse(JSON.parse(body.toString()))
  } catch (error) {
    if (error instanceof DomainError && error.code === 'provider_unavailable') throw error
    if (
      error instanceof DomainError ||
      error instanceof OutboundRefused ||
      error instanceof SyntaxError ||
      error instanceof z.ZodError
    ) {
      throw new DomainError('bad_request')
    }
    throw error
  }
}
