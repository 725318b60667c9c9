import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'

/** What the provider says about a person, by their subject. */
export type People = Record<string, { email: string; email_verified: boolean; groups?: string[] }>

interface ProviderOptions {
  people: People
  clientId: string
  clientSecret: string
  /** Redirect URI. */
  callbackUrl: string
  /** To which it posts logout tokens. */
  logoutUrl?: string
  /** To which it leads after a logout. */
  signedOutUrl?: string
}

/**
 * A certified provider of OpenID Connect (`oidc-provider`) on this machine, reached with `OUTBOUND_ALLOW=127.0.0.0/8`.
 * It asks nothing: whoever comes is `who` (a subject of `people`), until they sign out at it. Only a logout that does not
 * say whose it is (`id_token_hint`) is to be confirmed.
 */
export async function startSignInProvider({
  people,
  clientId,
  clientSecret,
  callbackUrl,
  logoutUrl,
  signedOutUrl,
}: ProviderOptions) {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const scope = 'openid email groups'
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [callbackUrl],
        ...(signedOutUrl && { post_logout_redirect_uris: [signedOutUrl] }),
        ...(logoutUrl && { backchannel_logout_uri: logoutUrl, backchannel_logout_session_required: true }),
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'first' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    scopes: scope.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], groups: ['groups'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (context, form) => {
          const isKnown = context.oidc.entities.IdTokenHint?.payload.sub === context.oidc.session?.accountId
          const question = '<button name="logout" value="yes" form="op.logoutForm">Sign out</button>'
          const confirmed =
            '<input type="hidden" name="logout" value="yes" form="op.logoutForm">' +
            '<script>document.forms[0].submit()</script>'
          context.body = `<!doctype html><title>Provider</title>${form}${isKnown ? confirmed : question}`
        },
        postLogoutSuccessSource: async (context) => {
          context.body = '<!doctype html><title>Provider</title>Signed out'
        },
      },
    },
    // Without its own dispatcher, which another version of undici has made.
    fetch: (url, { method, headers, body }: RequestInit = {}) =>
      fetch(url, { ...(method && { method }), ...(headers && { headers }), ...(body && { body }) }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: async (_, subject) => ({
      accountId: subject,
      claims: async () => ({ sub: subject, ...people[subject] }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope(scope)
      await grant.save()
      return grant
    },
  })
  const started = {
    issuer,
    who: Object.keys(people)[0] ?? '',
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    void provider.interactionFinished(request, response, { login: { accountId: started.who } })
  })
  return started
}
