import * as oidc from 'openid-client'
import { DomainError } from '#domain/errors.ts'
import { type Outbound, OutboundFailed, OutboundRefused } from '#lib/outbound/outbound.ts'
import { SecretBox, type Secrets } from '#lib/secret-box.ts'

/** A provider of OpenID Connect, as this server is known to it. */
export interface Provider {
  /** Whose it is; null for the operators'. */
  companyId: string | null
  issuer: string
  clientId: string
  /** Undefined: a public client, which proves itself by PKCE alone. */
  clientSecret: string | undefined
}

/** Seals client secrets, each for its company and issuer: another issuer is never sent a former one's secret. */
export function clientSecretBox(secrets: Secrets): SecretBox {
  return new SecretBox(secrets, 'client secrets')
}

export const secretOwner = (companyId: string, issuer: string) => `${companyId} ${issuer}`

/**
 * Reads what a provider says about itself. Nothing is kept: a provider that changes its keys or endpoints is followed at
 * once. Signatures of ID tokens are verified, though they come from the token endpoint.
 *
 * @throws DomainError `provider_unavailable`; OutboundRefused
 */
export async function discover(
  outbound: Outbound,
  { companyId, issuer, clientId, clientSecret }: Provider,
): Promise<oidc.Configuration> {
  const fetch = fetchThrough(outbound, companyId ?? undefined)
  const found = await asking(() =>
    oidc.discovery(new URL(issuer), clientId, undefined, undefined, {
      [oidc.customFetch]: fetch,
      execute: [oidc.allowInsecureRequests],
    }),
  )
  const server = found.serverMetadata()
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const authentication =
    clientSecret === undefined
      ? oidc.None()
      : methods.includes('client_secret_basic')
        ? oidc.ClientSecretBasic(clientSecret)
        : oidc.ClientSecretPost(clientSecret)
  const configuration = new oidc.Configuration(server, clientId, undefined, authentication)
  configuration[oidc.customFetch] = fetch
  // Plain http is left to the guard, which allows it only in ranges that the operator has opened.
  oidc.allowInsecureRequests(configuration)
  oidc.enableNonRepudiationChecks(configuration)
  return configuration
}

/** Turns what a provider's silence or nonsense throws into a refusal. */
export async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof DomainError) throw error
    const refused = causes(error).find((cause) => cause instanceof OutboundRefused)
    if (refused) throw refused
    const silent = causes(error).some((cause) => cause instanceof OutboundFailed)
    throw new DomainError(silent ? 'provider_unavailable' : 'provider_failed')
  }
}

function causes(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [error]
}

/** The `fetch` that openid-client uses: through the outbound guard, without redirects. */
function fetchThrough(outbound: Outbound, companyId: string | undefined): oidc.CustomFetch {
  return async (url, { method, headers, body, signal }) => {
    const {
      status,
      headers: given,
      body: answered,
    } = await outbound.request(url, {
      companyId,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
      ),
      ...(body !== null && body !== undefined && { body: String(body) }),
      ...(signal && { signal }),
    })
    const type = given['content-type']
    return new Response(new Uint8Array(answered), {
      status,
      ...(typeof type === 'string' && { headers: { 'content-type': type } }),
    })
  }
}
