import { getMe, logout } from '@candour/schemas/accounts.ts'
import { listCompanies } from '@candour/schemas/companies.ts'
import { decodeJwt } from 'jose'
import { beforeEach, expect, it } from 'vitest'
import { caller, cookieOf, postForm, testApp } from '#test/app.ts'
import { type Claims, type Mischief, startHostileProvider } from '#test/hostile-provider.ts'
import { setProvider, signInBrowser } from '#test/sign-in-browser.ts'

const clientId = 'candour'
const provider = await startHostileProvider(clientId)
const other = await startHostileProvider(clientId)
const t = await testApp({
  OUTBOUND_ALLOW: '127.0.0.0/8',
  OIDC_ISSUER: other.issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_ROLES: 'staff:superadmin,press:printer',
})
t.onDispose(async () => {
  await provider[Symbol.asyncDispose]()
  await other[Symbol.asyncDispose]()
})

const slug = 'luna'
const company = await t.make.company({ slug })
const elsewhere = await t.make.company()
await setProvider(t.owner, company, { issuer: provider.issuer, clientId })
const operator = await t.make.user({ email: 'operator@luna.example', role: 'superadmin' })
const stranger = await t.make.user({ email: 'stranger@luna.example', companies: [elsewhere] })
const both = await t.make.user({ email: 'both@luna.example', companies: [company, elsewhere] })

const ada: Claims = { sub: 'ada', email: 'ada@luna.example', email_verified: true, groups: [] }
const now = () => Math.floor(Date.now() / 1000)
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

beforeEach(async () => {
  for (const one of [provider, other]) one.behave({})
  await t.sql`delete from users where email = 'ada@luna.example'`
})

async function attempt(person: Claims, mischief: Mischief = {}, change?: (query: URLSearchParams) => void) {
  provider.behave(mischief)
  const browser = signInBrowser(t.app)
  const query = provider.approve(await browser.begin(slug), person, mischief)
  change?.(query)
  return browser.comeBack(query)
}

it('signs in whom an honest provider has authenticated, so that what follows is refused for its own sake', async () => {
  const { path, call } = await attempt(ada)
  expect(path).toBe(`${t.deps.config.origins.dashboard}/dashboard`)
  const { body } = await call(getMe, {})
  expect(body).toMatchObject({ user: { email: ada.email }, companies: [{ id: company.id, role: 'viewer' }] })
})

const failed = 'provider_failed'
const [email, account] = ['provider_email', 'provider_account']
const hour = 3600

it.each<[string, string, Claims?, Mischief?, ((query: URLSearchParams) => void)?]>([
  ['an ID token of another issuer', failed, ada, { claims: { iss: other.issuer } }],
  ['an ID token for another audience', failed, ada, { claims: { aud: 'another' } }],
  [
    'one for several audiences, authorized for another',
    failed,
    ada,
    { claims: { aud: [clientId, 'x'], azp: 'x' } },
  ],
  ['an expired ID token', failed, ada, { claims: { iat: now() - 2 * hour, exp: now() - hour } }],
  ['one that is not valid yet', failed, ada, { claims: { nbf: now() + hour } }],
  ['one without an end', failed, ada, { claims: { exp: undefined } }],
  ['one without a subject', failed, ada, { claims: { sub: undefined } }],
  ['a subject that is too long', failed, { ...ada, sub: 's'.repeat(256) }],
  ['another nonce', failed, ada, { claims: { nonce: 'another' } }],
  ['no nonce', failed, ada, { claims: { nonce: undefined } }],
  ['a signature by another key', failed, ada, { otherKey: true }],
  [
    'a tampered signature',
    failed,
    ada,
    {
      forge: (token) =>
        token.replace(/\.([^.])([^.]*)$/, (_, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`),
    },
  ],
  [
    'tampered claims',
    failed,
    ada,
    { forge: (token, claims) => token.replace(/\.[^.]*\./, `.${base64({ ...claims, sub: 'eve' })}.`) },
  ],
  [
    'alg none',
    failed,
    ada,
    {
      forge: (_, claims) => `${base64({ alg: 'none' })}.${base64(claims)}.`,
      metadata: { id_token_signing_alg_values_supported: ['ES256', 'none'] },
    },
  ],
  [
    'an HMAC with what everybody knows',
    failed,
    ada,
    {
      forge: (_, claims) => `${base64({ alg: 'HS256' })}.${base64(claims)}.${base64('')}`,
      metadata: { id_token_signing_alg_values_supported: ['ES256', 'HS256'] },
    },
  ],
  ['no ID token', failed, ada, { forge: () => '' }],
  ['another issuer in the callback (RFC 9207)', failed, ada, {}, (query) => query.set('iss', other.issuer)],
  [
    'no issuer in the callback of a provider that promises it',
    failed,
    ada,
    {},
    (query) => query.delete('iss'),
  ],
  ['another state', failed, ada, {}, (query) => query.set('state', 'another')],
  ['no state', failed, ada, {}, (query) => query.delete('state')],
  ['two states', failed, ada, {}, (query) => query.append('state', 'another')],
  ['a code of its own', failed, ada, {}, (query) => query.set('code', 'guessed')],
  ['an error of the provider', failed, ada, {}, (query) => query.set('error', 'access_denied')],
  ['metadata of another issuer', failed, ada, { metadata: { issuer: 'https://other.example' } }],
  ['an address that is not verified', email, { ...ada, email_verified: false }],
  ['an address that is “verified” in words', email, { ...ada, email_verified: 'true' }],
  ['an address without a word about it', email, { ...ada, email_verified: undefined }],
  ['no address', email, { ...ada, email: undefined }, { userinfo: { sub: 'ada', email_verified: true } }],
  ['an address of another domain', email, { ...ada, email: 'ada@other.example' }],
  ['an address of a domain below', email, { ...ada, email: 'ada@it.luna.example' }],
  ['two addresses in one', email, { ...ada, email: 'ada@other.example,x@luna.example' }],
  [
    'a verified address of the userinfo endpoint for the ID token’s unverified one',
    email,
    { ...ada, email_verified: undefined, groups: undefined },
    { userinfo: { sub: 'ada', email: ada.email, email_verified: true } },
  ],
  [
    'the userinfo of another subject',
    failed,
    { sub: 'ada' },
    { userinfo: { sub: 'eve', email: ada.email, email_verified: true } },
  ],
  ['an operator’s address', account, { ...ada, email: operator.email }],
  ['an operator’s address in capitals', account, { ...ada, email: operator.email.toUpperCase() }],
  ['another company’s member', account, { ...ada, email: stranger.email }],
  ['a member who is in another company too', account, { ...ada, email: both.email }],
])('refuses %s', async (_, code, person = ada, mischief = {}, change = undefined) => {
  // What the provider says of itself may change after the sign-in has begun.
  const browser = signInBrowser(t.app)
  const query = provider.approve(await browser.begin(slug), person, mischief)
  provider.behave(mischief)
  change?.(query)
  const answer = await browser.comeBack(query)
  expect(answer).toMatchObject({ status: 302, refused: code, session: '' })
  expect(await t.sql`select from users where email = 'ada@luna.example'`).toEqual([])
})

it('refuses the state of another browser, and an answer that comes twice', async () => {
  const [mine, theirs] = [signInBrowser(t.app), signInBrowser(t.app)]
  const query = provider.approve(await mine.begin(slug), ada, { answersTwice: true })
  await theirs.begin(slug)
  expect(await theirs.comeBack(query)).toMatchObject({ refused: failed, session: '' })
  expect(await signInBrowser(t.app).comeBack(query)).toMatchObject({ refused: failed, session: '' })
  const kept = new Map(mine.jar)
  const answers = await Promise.all([mine.comeBack(query), mine.comeBack(query)])
  expect(answers.map(({ refused }) => refused).toSorted()).toEqual([null, failed])
  for (const [name, value] of kept) mine.jar.set(name, value)
  expect(await mine.comeBack(query)).toMatchObject({ refused: failed, session: '' })
})

it('never mixes up providers: an answer counts for the one that was asked', async () => {
  const browser = signInBrowser(t.app)
  const request = await browser.begin(slug)
  const query = other.approve(request, { ...ada, groups: ['staff'] })
  expect(await browser.comeBack(query)).toMatchObject({ refused: failed })
  const again = signInBrowser(t.app)
  const mixed = other.approve(await again.begin(slug), ada)
  mixed.delete('iss')
  expect(await again.comeBack(mixed)).toMatchObject({ refused: failed })
})

it.each([
  ['another company’s provider', slug, provider],
  ['the operators’ provider', undefined, other],
] as const)('signs nobody in with a code of %s that a hostile one was handed', async (_, where, asked) => {
  await using thief = await startHostileProvider(clientId)
  const trap = await t.make.company()
  await setProvider(t.owner, trap, { issuer: thief.issuer, clientId })
  // Neither says whose its answers are.
  for (const one of [asked, thief])
    one.behave({ metadata: { authorization_response_iss_parameter_supported: undefined } })
  const [victim, attacker] = [signInBrowser(t.app), signInBrowser(t.app)]
  // The thief sends on who visits it, with a request that it has begun itself, to a provider that asks nobody again.
  const request = await attacker.begin(where)
  const passedOn = new URL(request)
  passedOn.searchParams.set('state', (await victim.begin(trap.slug)).searchParams.get('state') ?? '')
  const query = asked.approve(passedOn, { ...ada, groups: ['staff'] })
  query.delete('iss')
  expect(await victim.comeBack(query)).toMatchObject({ refused: failed, session: '' })
  expect(thief.asked.filter(({ path }) => path === '/token')).toHaveLength(1)
  query.set('state', request.searchParams.get('state') ?? '')
  expect(await attacker.comeBack(query)).toMatchObject({ refused: failed, session: '' })
})

it('leads only to the provider and back to itself', async () => {
  const browser = signInBrowser(t.app)
  const url = await browser.begin(slug)
  expect(url.origin).toBe(provider.issuer)
  expect(url.searchParams.get('redirect_uri')).toBe(
    `${t.deps.config.origins.dashboard}/api/auth/oidc/callback`,
  )
  const foreign = await browser.get(
    `/api/auth/oidc?companySlug=${slug}&redirect_uri=https://evil.example&return=//evil.example`,
  )
  expect(new URL(String(foreign.headers.location)).searchParams.get('redirect_uri')).not.toContain('evil')
  provider.behave({ metadata: { authorization_endpoint: 'javascript:alert(1)' } })
  const script = await browser.get(`/api/auth/oidc?companySlug=${slug}`)
  expect(script.headers.location).toMatch(/\/login\?refused=provider_failed$/)
  for (const query of [
    'companySlug=none',
    'companySlug=',
    'companySlug=a&companySlug=b',
    `companySlug=${'a'.repeat(101)}`,
  ]) {
    const { headers } = await browser.get(`/api/auth/oidc?${query}`)
    expect(headers.location, query).toMatch(/\/login\?refused=provider_not_set$/)
  }
})

it('never reaches what the guard does not allow', async () => {
  for (const endpoint of ['token_endpoint', 'jwks_uri']) {
    const browser = signInBrowser(t.app)
    const query = provider.approve(await browser.begin(slug), ada)
    provider.behave({ metadata: { [endpoint]: 'http://169.254.169.254/latest' } })
    expect(await browser.comeBack(query), endpoint).toMatchObject({
      refused: 'provider_unavailable',
      session: '',
    })
    provider.behave({})
  }
})

it('keeps an identity to its subject: a new one with a known address is refused', async () => {
  expect((await attempt(ada)).refused).toBeNull()
  expect((await attempt({ ...ada, sub: 'eve' })).refused).toBe(account)
  expect((await attempt({ ...ada, email: 'ada.new@luna.example' })).refused).toBeNull()
  await t.sql`update users set disabled_at = now() where email = 'ada@luna.example'`
  expect((await attempt(ada)).refused).toBe(account)
  await t.sql`update users set disabled_at = null, role = 'superadmin' where email = 'ada@luna.example'`
  expect((await attempt(ada)).refused).toBe(account)
})

it('opens nothing any more once its member has become an operator', async () => {
  const { call } = await attempt(ada)
  expect((await call(getMe, {})).status).toBe(200)
  await t.sql`update users set role = 'superadmin' where email = 'ada@luna.example'`
  expect((await call(listCompanies, { query: {} })).status).toBe(401)
  expect((await call(getMe, {})).status).toBe(401)
})

it('signs in operators by their own provider and groups only', async () => {
  const enter = async (person: Claims) => {
    const browser = signInBrowser(t.app)
    return browser.comeBack(other.approve(await browser.begin(), person))
  }
  expect((await enter({ ...ada, groups: ['others'] })).refused).toBe(account)
  expect((await enter({ ...ada, sub: 's', email: stranger.email, groups: ['staff'] })).refused).toBe(account)
  const entered = await enter({ sub: 'o', email: operator.email, email_verified: true, groups: 'staff' })
  expect(entered).toMatchObject({ refused: null, path: `${t.deps.config.origins.admin}/admin` })
  expect((await entered.call(getMe, {})).body.user).toMatchObject({
    email: operator.email,
    role: 'superadmin',
  })
  // The last one would be locked out.
  expect(
    (await enter({ sub: 'o', email: operator.email, email_verified: true, groups: ['press'] })).refused,
  ).toBe(account)
  const printer = await enter({
    sub: 'p',
    email: 'new@press.example',
    email_verified: true,
    groups: ['press'],
  })
  expect((await printer.call(getMe, {})).body.user).toMatchObject({ role: 'printer' })
})

const event = 'http://schemas.openid.net/event/backchannel-logout'
const logoutClaims = () => ({
  ...{ iss: provider.issuer, aud: clientId, iat: now(), exp: now() + 120, jti: crypto.randomUUID() },
  ...{ sub: 'ada', events: { [event]: {} } },
})
const logOut = (logout_token: string) =>
  postForm(t.app, '/api/auth/oidc/backchannel-logout', { logout_token })
const signedOut = async (call: Awaited<ReturnType<typeof attempt>>['call']) =>
  (await call(getMe, {})).status === 401

it('ends the sessions of a subject, or one session of the provider, when it says so, once', async () => {
  const phone = await attempt({ ...ada, sid: 'phone' })
  const desk = await attempt({ ...ada, sid: 'desk' })
  const token = await provider.sign({ ...logoutClaims(), sid: 'phone' }, { typ: 'logout+jwt' })
  const { statusCode, headers } = await logOut(token)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  expect([await signedOut(phone.call), await signedOut(desk.call)]).toEqual([true, false])
  expect((await logOut(token)).statusCode).toBe(400)
  await logOut(await provider.sign(logoutClaims()))
  expect(await signedOut(desk.call)).toBe(true)
})

it.each<[string, Claims, { otherKey?: boolean }?]>([
  ['a nonce', { nonce: 'n' }],
  ['no events', { events: undefined }],
  ['another event', { events: { 'http://schemas.example/other': {} } }],
  ['an event that is no object', { events: { [event]: true } }],
  ['neither subject nor session', { sub: undefined }],
  ['no jti', { jti: undefined }],
  ['no iat', { iat: undefined }],
  ['no end', { exp: undefined }],
  ['an end that is past', { exp: now() - 120 }],
  ['an old date', { iat: now() - hour, exp: now() + hour }],
  ['another issuer', { iss: 'https://other.example' }],
  ['another audience', { aud: 'another' }],
  ['the signature of another key', {}, { otherKey: true }],
])('refuses a logout token with %s', async (_, claims, options = {}) => {
  const { call } = await attempt(ada)
  const answer = await logOut(await provider.sign({ ...logoutClaims(), ...claims }, options))
  expect(answer.statusCode).toBe(400)
  expect(await signedOut(call)).toBe(false)
})

it('refuses logout tokens that are none, unsigned, or of another provider', async () => {
  const { call } = await attempt(ada)
  const unsigned = `${base64({ alg: 'none' })}.${base64(logoutClaims())}.`
  for (const token of [
    '',
    'x',
    'a.b.c',
    unsigned,
    await other.sign({ ...logoutClaims(), iss: other.issuer }),
  ]) {
    await logOut(token)
  }
  expect((await postForm(t.app, '/api/auth/oidc/backchannel-logout', {})).statusCode).toBe(400)
  const json = await t.app.inject({ method: 'POST', url: '/api/auth/oidc/backchannel-logout', payload: {} })
  expect(json.statusCode).toBe(415)
  expect(await signedOut(call)).toBe(false)
})

it('asks a provider for its keys once, however many tokens strangers post', async () => {
  const { call } = await attempt(ada)
  const before = provider.asked.length
  const forged = await provider.sign(logoutClaims(), { otherKey: true })
  await Promise.all(Array.from({ length: 20 }, () => logOut(forged)))
  expect((await logOut(await provider.sign(logoutClaims()))).statusCode).toBe(200)
  expect(await signedOut(call)).toBe(true)
  expect(provider.asked.slice(before).length).toBeLessThanOrEqual(2)
})

it('hands an ID token back at a logout of the same identity only, unless it is too long for a cookie', async () => {
  const metadata = { end_session_endpoint: `${provider.issuer}/end` }
  const hintOf = async (cookie: string) => {
    provider.behave({ metadata })
    const { body } = await caller(t.app, { cookie })(logout, {})
    return new URL(body.providerLogoutUrl ?? '').searchParams.get('id_token_hint')
  }
  const eve = { ...ada, sub: 'eve', email: 'eve@luna.example' }
  const [first, other, long] = [
    await attempt(ada),
    await attempt(eve),
    await attempt({ ...ada, groups: ['g'.repeat(3000)] }),
  ]
  const mixed = first.cookie.replace(
    /candour-oidc-hint=[^;]+/,
    /candour-oidc-hint=[^;]+/.exec(other.cookie)?.[0] ?? '',
  )
  expect(mixed).not.toBe(first.cookie)
  expect([await hintOf(mixed), await hintOf(long.cookie)]).toEqual([null, null])
  expect(decodeJwt((await hintOf(other.cookie)) ?? '').sub).toBe('eve')
})

it('leads nobody who is signed in into another account', async () => {
  const browser = signInBrowser(t.app)
  const signInAs = async (person: Claims) =>
    browser.comeBack(provider.approve(await browser.begin(slug), person))
  const member = await t.signInAs({ companies: [elsewhere] })
  const [name = '', value = ''] = member.cookie.split(/=(.*)/)
  browser.jar.set(name, value)
  expect(await signInAs(ada)).toMatchObject({ refused: 'other_signed_in', session: '' })
  expect((await member.call(getMe, {})).status).toBe(200)
  // A session that shows nothing is of no use to anybody.
  await t.sql`delete from memberships where user_id = ${member.id}`
  const { refused, call } = await signInAs(ada)
  expect(refused).toBeNull()
  // The same account may come again.
  expect((await signInAs(ada)).refused).toBeNull()
  expect(await signedOut(call)).toBe(true)
})

it('leaves the session that a browser had, if another cannot be opened', async () => {
  const member = await t.signInAs({ companies: [company] })
  const { headers } = await t.app.inject({
    url: '/api/auth/oidc/callback?code=a&state=b',
    headers: { cookie: member.cookie },
  })
  expect(headers.location).toMatch(/refused=provider_failed$/)
  expect(cookieOf(headers)).toBe('')
  expect((await member.call(getMe, {})).status).toBe(200)
})
