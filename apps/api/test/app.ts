import { login } from '@candour/schemas/accounts.ts'
import { type Endpoint, errorsOf, type Input, type Output } from '@candour/schemas/endpoint.ts'
import type { ErrorBody } from '@candour/schemas/error-body.ts'
import type { FastifyInstance } from 'fastify'
import type { UpdateObject } from 'kysely'
import { afterAll } from 'vitest'
import { type AppOptions, buildApp } from '#app.ts'
import { type AppDeps, createAppDeps } from '#app-deps.ts'
import { parseConfig } from '#config.ts'
import type { DB } from '#db/tables.ts'
import { loggerOptions } from '#http/log.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { type Factories, password, secret } from '#test/factories.ts'

/** Signs cookies and derives mailed links. */
export const sessionSecrets = [secret] as const

export interface TestApp extends TestDatabase, AsyncDisposable {
  app: FastifyInstance
  deps: AppDeps
  call: Call
  /** Signs in with the shared password of all factory users. */
  signIn(email: string): Promise<SignedIn>
  /** Makes a user and signs in as them. */
  signInAs(given?: Parameters<Factories['user']>[0]): Promise<NewUser>
  /** Changes columns of a company past the API, which reads it anew. */
  setCompany(company: { id: string }, values: UpdateObject<DB, 'companies'>): Promise<void>
  /** Registers what is to be stopped before the database is dropped. */
  onDispose(stop: () => Promise<void>): void
}

/** Makes calls as the browser of a signed-in user. */
export interface SignedIn {
  cookie: string
  call: Call
}

/** A user who was made for a test. */
export interface NewUser extends SignedIn {
  id: string
  email: string
}

type Call = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  headers?: Record<string, string>,
) => Promise<Answer<E>>

export interface Answer<E extends Endpoint> {
  status: number
  /** The declared response body; for an error, its message and code. */
  body: (Output<E> extends null ? unknown : Output<E>) & Partial<ErrorBody>
  headers: Record<string, string | string[] | number | undefined>
}

/** Builds the complete API for all tests of a file; what is built at its top level is stopped after its last test. */
export async function testApp(env: Record<string, string> = {}): Promise<TestApp> {
  const t = await buildTestApp(env)
  afterAll(() => t[Symbol.asyncDispose]())
  return t
}

/** Builds the complete API on its own database, which is dropped on disposal. */
export async function buildTestApp(env: Record<string, string> = {}, given?: TestDatabase): Promise<TestApp> {
  const database = given ?? (await createTestDatabase())
  const deps = createAppDeps(testConfig(env), database)
  deps.companies.onListening(true)
  const app = await buildApp(deps, { sessionSecrets })
  const stopping: (() => Promise<void>)[] = []
  const call = caller(app)
  const signIn = async (email: string) => {
    const { status, headers } = await call(login, { body: { email, password } })
    if (status !== 200) throw new Error(`signing in answered ${status}`)
    const cookie = cookieOf(headers)
    return { cookie, call: caller(app, { cookie }) }
  }
  return {
    ...database,
    app,
    deps,
    call,
    onDispose: (stop) => stopping.push(stop),
    signIn,
    signInAs: async (given) => {
      const user = await database.make.user(given)
      return { ...user, ...(await signIn(user.email)) }
    },
    setCompany: async ({ id }, values) => {
      await database.owner.updateTable('companies').set(values).where('id', '=', id).execute()
      deps.companies.forget(id)
    },
    [Symbol.asyncDispose]: async () => {
      await app.close()
      for (const stop of stopping) await stop()
      await database.drop()
    },
  }
}

/** Builds the API once more on the database of `t`, like another process; it stops with `t`. */
export async function anotherApp(
  t: TestApp,
  { env, deps, ...options }: Partial<AppOptions> & { env?: Record<string, string>; deps?: Partial<AppDeps> },
): Promise<FastifyInstance> {
  const config = env ? testConfig(env) : t.deps.config
  const app = await buildApp({ ...t.deps, config, ...deps }, { sessionSecrets, ...options })
  t.onDispose(() => app.close())
  return app
}

const testConfig = (env: Record<string, string>) =>
  parseConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off', ...env })

/** Options for an app that logs as in production, and what it has logged. */
export function recordedLog(level?: string) {
  const log = { text: '' }
  const stream = {
    write(chunk: string) {
      log.text += chunk
    },
  }
  return { log, logger: { ...loggerOptions({ production: true }), ...(level && { level }), stream } }
}

/** Reads all pages of a list. */
export async function readPages<E extends Endpoint>(
  call: Call,
  endpoint: E,
  query: Input<E> extends { query?: infer Query } ? Query : never,
): Promise<Output<E> extends (infer Item)[] ? Item[] : never> {
  const items = []
  let cursor: unknown
  do {
    const { status, body, headers } = await call(endpoint, {
      query: { ...(query as object), cursor },
    } as never)
    if (status !== 200 || !Array.isArray(body)) throw new Error(`${endpoint.id} answered ${status}`)
    items.push(...body)
    cursor = headers['x-next-cursor']
  } while (cursor)
  return items as Awaited<ReturnType<typeof readPages<E>>>
}

/** Submits a form as a browser without JavaScript does. */
export function postForm(
  app: Pick<FastifyInstance, 'inject'>,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
}

/** Returns the session cookie set by a response (with its prefix over https); as in a browser, the last one wins. */
export function cookieOf(headers: Answer<Endpoint>['headers'], name = 'candour'): string {
  const set = [headers['set-cookie']].flat().map(String)
  return (
    set
      .findLast((cookie) => cookie.replace(/^__(Host|Secure)-/, '').startsWith(`${name}=`))
      ?.split(';', 1)[0] ?? ''
  )
}

/**
 * Returns a function that calls a server's endpoints; `own` headers are added to each call. It throws if an endpoint
 * answers an error that its contract does not declare.
 */
export function caller(app: FastifyInstance, own: Record<string, string> = {}): Call {
  return async (endpoint, input, headers = {}) => {
    const { params = {}, query, body: json, file }: Parts = input
    const payload = file ?? json
    const response = await app.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))),
      headers: { ...own, ...(file && { 'content-type': endpoint.upload }), ...headers },
      ...(query && {
        query: Object.fromEntries(
          Object.entries(query).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, String(value)]],
          ),
        ),
      }),
      ...(payload && { payload }),
    })
    const { statusCode: status, headers: given } = response
    const body = response.body === '' ? null : response.json()
    if (status >= 400 && !errorsOf(endpoint).includes(body.code)) {
      throw new Error(`${endpoint.id} answered ${status} ${body.code}, which its contract does not declare`)
    }
    return { status, body, headers: given }
  }
}

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  file?: Blob | string
}
