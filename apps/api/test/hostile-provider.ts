import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { startReceiver } from '#test/receiver.ts'

const { privateKey, publicKey } = await generateKeyPair('ES256')
const { privateKey: otherKey } = await generateKeyPair('ES256')

/** Claims of a token; undefined leaves one out. */
export type Claims = Record<string, unknown>

/** What a hostile provider does differently. */
export interface Mischief {
  /** Of the ID token. */
  claims?: Claims
  /** Turns the signed ID token into what is sent. */
  forge?: (token: string, payload: Claims) => string | Promise<string>
  /** Signs with a key that is not published. */
  otherKey?: boolean
  metadata?: Record<string, unknown>
  userinfo?: Record<string, unknown>
  /** Answers codes that it has answered. */
  answersTwice?: boolean
}

/** A provider that says whatever a test wants, well signed unless told otherwise. */
export async function startHostileProvider(clientId: string) {
  const codes = new Map<string, { payload: Claims; mischief: Mischief }>()
  let current: Mischief = {}
  const json =
    (value: unknown, status = 200) =>
    (response: ServerResponse) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

  const server = await startReceiver(({ path, body }) => {
    if (path === '/.well-known/openid-configuration') return json(metadata())
    if (path === '/jwks') {
      return (response) =>
        void exportJWK(publicKey).then((key) => json({ keys: [{ ...key, kid: 'k' }] })(response))
    }
    if (path === '/userinfo') return json(current.userinfo ?? {})
    if (path !== '/token') return 404
    return (response) =>
      void token(new URLSearchParams(body).get('code') ?? '').then((answer) => answer(response))
  })
  const issuer = server.url

  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/userinfo`,
    id_token_signing_alg_values_supported: ['ES256'],
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    authorization_response_iss_parameter_supported: true,
    ...current.metadata,
  })

  async function token(code: string) {
    const found = codes.get(code)
    if (!found) return json({ error: 'invalid_grant' }, 400)
    const { payload, mischief } = found
    if (!mischief.answersTwice) codes.delete(code)
    const signed = await sign(payload, { otherKey: mischief.otherKey })
    const id_token = (await mischief.forge?.(signed, payload)) ?? signed
    return json({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token })
  }

  const sign = (payload: Claims, { otherKey: other = false, typ = 'JWT' } = {}) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'ES256', kid: 'k', typ })
      .sign(other ? otherKey : privateKey)

  return {
    issuer,
    sign,
    asked: server.received,
    /** Sets what `metadata` and `userinfo` answer. */
    behave: (mischief: Mischief) => {
      current = mischief
    },
    /** Returns the query with which it leads back from an authorization request. */
    approve(request: URL, person: Claims, mischief: Mischief = {}): URLSearchParams {
      const code = randomUUID()
      const now = Math.floor(Date.now() / 1000)
      const payload = {
        ...{ iss: issuer, aud: clientId, iat: now, exp: now + 300 },
        nonce: request.searchParams.get('nonce') ?? undefined,
        ...person,
        ...mischief.claims,
      }
      codes.set(code, { payload, mischief })
      return new URLSearchParams({ code, state: request.searchParams.get('state') ?? '', iss: issuer })
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}
