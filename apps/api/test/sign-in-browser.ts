import { connectProvider } from '@candour/schemas/sign-in.ts'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '#db/tables.ts'
import { clientSecretBox, secretOwner } from '#modules/sign-in/provider.ts'
import { caller, cookieOf, sessionSecrets } from '#test/app.ts'

/** A browser that signs in by a provider: it keeps the cookies of this server. */
export function signInBrowser(app: FastifyInstance) {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const get = (url: string, headers?: Record<string, string>) => send('GET', url, headers)
  async function send(method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) {
    const answer = await app.inject({ method, url, headers: { cookie: cookie(), ...headers } })
    for (const { name, value } of answer.cookies) {
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    cookie,
    get,
    /** Begins, and returns where it is sent. */
    async begin(companySlug?: string): Promise<URL> {
      const query = companySlug === undefined ? '' : `?companySlug=${encodeURIComponent(companySlug)}`
      const { statusCode, headers } = await get(`/api/auth/oidc${query}`)
      if (statusCode !== 302) throw new Error(`beginning answered ${statusCode}`)
      return new URL(String(headers.location))
    },
    /** Begins to connect the account of a session, by its cookie, and returns where it is sent, or the code of a refusal. */
    async connect(session: string, companyId: string): Promise<URL | string> {
      const [name = '', value = ''] = session.split(/=(.*)/)
      jar.set(name, value)
      const answer = await send('POST', connectProvider.path.replace(':companyId', companyId))
      const { url, code } = answer.json<{ url?: string; code?: string }>()
      return url === undefined ? String(code) : new URL(url)
    },
    /** Comes back from the provider; returns where it is sent, and what makes calls in its session. */
    async comeBack(query: URLSearchParams | string) {
      const answer = await get(`/api/auth/oidc/callback?${query}`)
      const location = new URL(String(answer.headers.location))
      const session = cookieOf(answer.headers)
      return {
        status: answer.statusCode,
        path: location.origin + location.pathname,
        refused: location.searchParams.get('refused'),
        session,
        /** All cookies that the browser now has. */
        cookie: cookie(),
        call: caller(app, { cookie: session }),
      }
    },
  }
}

/** Sets the provider of a company whose domains are proven. */
export async function setProvider(
  owner: Kysely<DB>,
  { id }: { id: string },
  {
    issuer,
    clientId,
    clientSecret,
    domains = ['luna.example'],
    groups = [],
  }: {
    issuer: string
    clientId: string
    clientSecret?: string
    domains?: string[]
    groups?: { group: string; role: string }[]
  },
): Promise<void> {
  const box = clientSecretBox(sessionSecrets)
  await owner
    .insertInto('sign_in_settings')
    .values({
      company_id: id,
      issuer,
      client_id: clientId,
      client_secret: clientSecret ? box.seal(Buffer.from(clientSecret), secretOwner(id, issuer)) : null,
      domains: JSON.stringify(domains.map((name) => ({ name, txt: 'x', verified: true }))),
      groups: JSON.stringify(groups),
    })
    .execute()
}
