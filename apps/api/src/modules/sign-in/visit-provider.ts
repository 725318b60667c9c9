import type { ErrorCode } from '@candour/schemas/errors.ts'
import { accountPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import { callbackPath, connectProvider, signInPath } from '@candour/schemas/sign-in.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as oidc from 'openid-client'
import { z } from 'zod'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Identity, User, UserSession, Visitor } from '#domain/principal.ts'
import { principalOf, sessionOf } from '#http/guards.ts'
import { coarseNetwork } from '#http/rate-limit.ts'
import { route } from '#http/route.ts'
import { logSecurity } from '#http/security-log.ts'
import { OutboundRefused } from '#lib/outbound/outbound.ts'
import type { SecretBox, Secrets } from '#lib/secret-box.ts'
import { hashOfToken } from '#lib/token.ts'
import { RefusedSignIns } from '#modules/accounts/refused-sign-ins.ts'
import { signIn } from '#modules/accounts/sign-in.ts'
import { type Attempt, attemptCookie } from '#modules/sign-in/attempt.ts'
import { connect, listOwnProviders, requireOwnSession } from '#modules/sign-in/connect.ts'
import { type Entered, enterCompany, enterOperators } from '#modules/sign-in/enter.ts'
import { visitLimits } from '#modules/sign-in/limits.ts'
import { logoutHintCookie } from '#modules/sign-in/logout-hint.ts'
import { type Person, personOf } from '#modules/sign-in/person.ts'
import { asking, discover, type Provider } from '#modules/sign-in/provider.ts'
import { type CompanyProvider, findProviders, spendToken } from '#modules/sign-in/repository.ts'

interface VisitDeps extends Deps {
  box: SecretBox
  secrets: Secrets
}

const beginning = z.object({ companySlug: z.string().min(1).max(100).optional() })

/** A provider, and what happens to someone whom it has authenticated. */
interface Gate {
  provider: Provider
  /** The provider, if it is a company's. */
  ofCompany?: CompanyProvider
  enter: (visitor: Visitor, person: Person) => Promise<Entered>
  /** The URL that they are redirected to. */
  home: string
}

/**
 * The two redirects of a visit, to the provider and back, to sign in or to connect an account. A refused visit ends on
 * the login or account page, which is given the error's code, and leaves the session as it was.
 */
export function visitRoutes(app: FastifyInstance, deps: VisitDeps): void {
  const { config, accountsDb, outbound } = deps
  const { dashboard, admin } = config.origins
  const cookie = attemptCookie(config, deps.secrets)
  const hint = logoutHintCookie(config, deps.secrets)
  const refused = new RefusedSignIns(accountsDb)
  const redirectUri = dashboard + callbackPath
  const hidden = { schema: { hide: true }, exposeHeadRoute: false }

  app.get(signInPath, hidden, async (request, reply) => {
    try {
      await app.rateLimiter.take(visitLimits, request)
      const { companySlug } = beginning.parse(request.query)
      const { provider } = await gateOf(companySlug === undefined ? 'operators' : { slug: companySlug })
      const url = await begin(reply, provider)
      return reply.header('cache-control', 'no-store').redirect(url.href)
    } catch (error) {
      return reply.redirect(await refusal(request, error))
    }
  })

  route(app, connectProvider, visitLimits, async ({ principal, params: { companyId }, reply }) => {
    requireOwnSession(principal)
    const own = await listOwnProviders(deps, principal)
    if (!own.some((one) => one.companyId === companyId)) throw new DomainError('provider_not_set')
    const { provider } = await gateOf({ companyId })
    const connecting = hashOfToken(principal.sessionId).toString('base64url')
    const { href } = await begin(reply, provider, { connecting }).catch((error: unknown) => {
      throw new DomainError(codeOf(error))
    })
    return { url: href }
  })

  /** Starts an attempt, kept in a cookie, and returns the provider's URL to redirect to. */
  async function begin(reply: FastifyReply, provider: Provider, purpose: Pick<Attempt, 'connecting'> = {}) {
    const configuration = await discover(outbound, provider)
    const attempt = {
      ...{ companyId: provider.companyId, issuer: provider.issuer, clientId: provider.clientId },
      ...{ state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() },
    }
    const offered = configuration.serverMetadata().scopes_supported ?? []
    const challenge = await oidc.calculatePKCECodeChallenge(attempt.verifier)
    const url = await asking(async () =>
      oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: ['openid', 'email', ...(offered.includes('groups') ? ['groups'] : [])].join(' '),
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }),
    )
    // The browser follows the URL, so `outbound` does not check it.
    if (url.protocol !== 'https:' && url.protocol !== new URL(provider.issuer).protocol) {
      throw new DomainError('provider_failed')
    }
    cookie.set(reply, { ...attempt, ...purpose })
    return url
  }

  app.get(callbackPath, hidden, async (request, reply) => {
    let person: Person | undefined
    let landing: string = accountPaths.login
    try {
      await app.rateLimiter.take(visitLimits, request)
      const attempt = cookie.read(request)
      if (!attempt) throw new DomainError('provider_failed')
      cookie.clear(reply)
      if (attempt.connecting) landing = accountPaths.account
      const { provider, ofCompany, enter, home } = await gateOfAttempt(attempt)
      const member = attempt.connecting ? ownSession(request, attempt.connecting) : undefined
      person = await authenticate(provider, attempt, new URL(request.url, dashboard).search)
      if (member && ofCompany) {
        await connect(deps, member, ofCompany, person)
        return reply.header('cache-control', 'no-store').redirect(`${dashboard}${landing}?connected`)
      }
      const { user, epoch, identityId } = await enter(visitorOf(request), person)
      requireNobodyElse(request, user)
      const identity = { id: identityId, sid: person.sid }
      if (!(await signIn(request, reply, deps, { user, epoch }, { factor: 'provider', identity }))) {
        throw new DomainError('provider_failed')
      }
      if (person.idToken) hint.set(reply, identityId, person.idToken)
      logSecurity(request, 'signed_in', { userId: user.id, factor: 'provider' })
      return reply.header('cache-control', 'no-store').redirect(home)
    } catch (error) {
      return reply.redirect(await refusal(request, error, person, landing))
    }
  })

  /** @throws DomainError `provider_failed` for an answer that was not asked for by this browser, or twice */
  async function authenticate(provider: Provider, attempt: Attempt, search: string): Promise<Person> {
    const { state, nonce, verifier } = attempt
    const answer = new URLSearchParams(search)
    const isAsked = answer.get('state') === state
    if (!isAsked || !(await spendToken(accountsDb, state))) throw new DomainError('provider_failed')
    // A code counts once, whichever provider it is sent to: in a mix-up attack (RFC 9700, 4.4), a hostile provider
    // receives another's code here and brings it back.
    const code = answer.get('code')
    if (code && !(await spendToken(accountsDb, code))) throw new DomainError('provider_failed')
    const configuration = await discover(outbound, provider)
    const tokens = await asking(() =>
      oidc.authorizationCodeGrant(configuration, new URL(redirectUri + search), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }),
    )
    return personOf(configuration, tokens)
  }

  /** @throws DomainError `provider_not_set`, `provider_secret` */
  async function gateOf(owner: { slug: string } | { companyId: string } | 'operators'): Promise<Gate> {
    if (owner === 'operators') {
      const { operatorProvider: ours } = config
      if (!ours) throw new DomainError('provider_not_set')
      const enter = (visitor: Visitor, person: Person) => enterOperators(deps, visitor, ours, person)
      return { provider: { companyId: null, ...ours }, enter, home: `${admin}/admin` }
    }
    const [provider] = await findProviders(accountsDb, deps.box, owner)
    if (!provider) throw new DomainError('provider_not_set')
    if (provider.isSecretLost) throw new DomainError('provider_secret')
    const enter = (visitor: Visitor, person: Person) => enterCompany(deps, visitor, provider, person)
    return { provider, ofCompany: provider, enter, home: dashboard + dashboardPaths.dashboard }
  }

  /** @throws DomainError `provider_not_set` if the provider has changed since the attempt began, or as `gateOf` */
  async function gateOfAttempt({ companyId, issuer, clientId }: Attempt): Promise<Gate> {
    const gate = await gateOf(companyId === null ? 'operators' : { companyId })
    const isSame = gate.provider.issuer === issuer && gate.provider.clientId === clientId
    if (!isSame) throw new DomainError('provider_not_set')
    return gate
  }

  /** Records why a visit was refused, and returns the page that says so. Throws unexpected errors again. */
  async function refusal(
    request: FastifyRequest,
    error: unknown,
    person?: Person,
    landing: string = accountPaths.login,
  ): Promise<string> {
    const code = codeOf(error)
    logSecurity(request, 'sign_in_failed', { factor: 'provider', change: code })
    await refused.record(visitorOf(request), person?.email, error)
    return `${dashboard}${landing}?refused=${code}`
  }
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code
  if (error instanceof OutboundRefused) return 'provider_unavailable'
  if (error instanceof z.ZodError) return 'provider_not_set'
  throw error
}

/**
 * Returns the request's session, in which the attempt began.
 *
 * @throws DomainError `provider_failed` for another session, or one that a provider has opened
 */
function ownSession(request: FastifyRequest, hash: string): UserSession {
  const session = sessionOf(request)
  const isSame = session && hashOfToken(session.sessionId).toString('base64url') === hash
  if (!isSame || session.signIn.identity) throw new DomainError('provider_failed')
  return session
}

/**
 * A link to a hostile provider must not replace the session of a signed-in user with one of another account (login CSRF).
 *
 * @throws DomainError `other_signed_in` for a session of somebody else, unless it gives access to nothing
 */
function requireNobodyElse(request: FastifyRequest, { id }: User): void {
  const other = sessionOf(request)?.user
  if (!other || other.id === id) return
  if (other.role !== 'company_admin' || other.memberships.length > 0) throw new DomainError('other_signed_in')
}

/** Returns the browser's user as a visitor, even in a session: nobody is signed in by the provider yet. */
function visitorOf(request: FastifyRequest): Visitor {
  const principal = principalOf(request)
  return principal.kind === 'visitor'
    ? principal
    : { kind: 'visitor', network: coarseNetwork(request.ip), requestId: request.id }
}

/**
 * Returns a function that finds where a provider ends its own session (RP-Initiated Logout 1.0); undefined if it offers
 * that nowhere, or does not answer.
 */
export function providerLogout({ config, accountsDb, outbound, box, secrets }: VisitDeps) {
  const hint = logoutHintCookie(config, secrets)
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { id, companyId, issuer }: Identity,
  ): Promise<string | undefined> => {
    const idToken = hint.take(request, reply, id)
    const ours = config.operatorProvider
    const [provider] = companyId
      ? await findProviders(accountsDb, box, { companyId })
      : ours
        ? [{ companyId: null, ...ours }]
        : []
    if (provider?.issuer !== issuer) return undefined
    try {
      const configuration = await discover(outbound, provider)
      return configuration.serverMetadata().end_session_endpoint
        ? oidc.buildEndSessionUrl(configuration, {
            post_logout_redirect_uri: config.origins.dashboard + accountPaths.login,
            ...(idToken && { id_token_hint: idToken }),
          }).href
        : undefined
    } catch {
      return undefined
    }
  }
}
