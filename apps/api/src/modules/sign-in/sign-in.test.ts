import { getMe, listSessions, login, logout, resetPassword } from '@candour/schemas/accounts.ts'
import { listOwnAudit } from '@candour/schemas/audit.ts'
import { getDashboardCompany } from '@candour/schemas/companies.ts'
import { getSignIn, providerLogoutPath, updateSignIn } from '@candour/schemas/sign-in.ts'
import { inviteMember, removeMember } from '@candour/schemas/team.ts'
import { signInWithCode } from '@candour/schemas/two-factor.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { txtResolver } from '#lib/resolve-txt.ts'
import { clientSecretBox } from '#modules/sign-in/provider.ts'
import { reseal } from '#process/reseal.ts'
import {
  anotherApp,
  caller,
  cookieOf,
  type NewUser,
  postForm,
  recordedLog,
  sessionSecrets,
  testApp,
} from '#test/app.ts'
import { password } from '#test/factories.ts'
import { presentPassword, setUpTotp } from '#test/factors.ts'
import { startNameServer } from '#test/name-server.ts'
import { setProvider, signInBrowser } from '#test/sign-in-browser.ts'
import { type People, startSignInProvider } from '#test/sign-in-provider.ts'

const records: Record<string, string[]> = {}
const names = await startNameServer(records)
const t = await testApp({ OUTBOUND_ALLOW: '127.0.0.0/8' })
const { dashboard } = t.deps.config.origins
const { log, logger } = recordedLog('warn')
const app = await anotherApp(t, { logger, deps: { resolveTxt: txtResolver([names.address]) } })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
const people: People = {
  ada: { email: 'ada@luna.example', email_verified: true, groups: ['leads'] },
  zoe: { email: 'zoe@luna.example', email_verified: true },
}
const client = { clientId: 'candour', clientSecret: 'a secret of the client, & long' }
const provider = await startSignInProvider({
  people,
  ...client,
  callbackUrl: `${dashboard}/api/auth/oidc/callback`,
  logoutUrl: `${url}/api/auth/oidc/backchannel-logout`,
})
t.onDispose(async () => {
  await provider[Symbol.asyncDispose]()
  await names[Symbol.asyncDispose]()
})

let company: { id: string; slug: string }
let query: { companyId: string }
let owner: NewUser
beforeEach(async () => {
  await t.sql`delete from users where email like '%@luna.example'`
  await t.sql`delete from sign_in_settings`
  company = await t.make.company()
  query = { companyId: company.id }
  owner = await t.signInAs({ companies: [company] })
})

/** Follows the provider's redirects as a browser that keeps its cookies, until one leads back. */
async function visit(start: URL, jar = new Map<string, string>()): Promise<URLSearchParams> {
  let next = start
  for (let hops = 0; hops < 10; hops += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    next = new URL(response.headers.get('location') ?? '', next)
    if (next.origin === dashboard) return next.searchParams
  }
  throw new Error('the provider does not lead back')
}

async function signInAs(who: string, jar?: Map<string, string>) {
  provider.who = who
  const browser = signInBrowser(app)
  return browser.comeBack(await visit(await browser.begin(company.slug), jar))
}

const groups = [{ group: 'leads', role: 'manager' }]

describe('the settings', () => {
  const change = (body: Parameters<typeof owner.call<typeof updateSignIn>>[1]['body']) =>
    caller(app, { cookie: owner.cookie })(updateSignIn, { query, body })

  it('take a provider once a domain is proven by its TXT record', async () => {
    expect(await change({ issuer: provider.issuer })).toMatchObject({
      status: 409,
      body: { code: 'sign_in_not_ready' },
    })
    // A secret belongs to an issuer, and would be lost.
    expect(await change({ clientSecret: 'early' })).toMatchObject({
      status: 409,
      body: { code: 'sign_in_not_ready', issues: [{ path: 'issuer' }] },
    })
    const { body: claimed } = await change({
      domains: [{ name: ' Luna.example ' }, { name: 'other.example' }],
    })
    const [luna, other] = claimed.domains
    expect(luna).toEqual({
      name: 'luna.example',
      txt: expect.stringMatching(/^candour-domain=\w{40}$/),
      verified: false,
    })
    records['luna.example'] = ['v=spf1 -all', other?.txt ?? '']
    expect((await change({})).body.domains.map(({ verified }) => verified)).toEqual([false, false])
    records['luna.example'] = ['v=spf1 -all', luna?.txt ?? '']
    expect((await change({})).body.domains.map(({ verified }) => verified)).toEqual([true, false])
    const { body } = await change({
      issuer: `${provider.issuer}/`,
      ...client,
      groups: [{ group: 'leads', role: 'manager' }],
    })
    expect(body).toMatchObject({
      issuer: provider.issuer,
      clientId: 'candour',
      hasClientSecret: true,
      enforced: false,
    })
    expect(JSON.stringify(body)).not.toContain(client.clientSecret)
    expect((await owner.call(getSignIn, { query })).body).toEqual(body)
    expect((await signInAs('ada')).refused).toBeNull()
    // Another issuer is never sent this one's secret.
    await t.sql`update sign_in_settings set issuer = 'https://gone.example' where company_id = ${company.id}`
    expect((await change({ issuer: provider.issuer })).body.hasClientSecret).toBe(false)
    const { body: entries } = await owner.call(listOwnAudit, {
      query: { ...query, action: 'company.sign_in_updated' },
    })
    expect(entries.some(({ changes }) => changes.clientSecret?.[1] === 'replaced')).toBe(true)
    expect(JSON.stringify(entries)).not.toContain(client.clientSecret)
    expect((await change({ domains: [] })).body.code).toBe('sign_in_not_ready')
  })

  it('refuse what is no provider, and enforcing what is not set', async () => {
    await setProvider(t.owner, company, { issuer: provider.issuer, ...client })
    for (const issuer of [
      'http://127.0.0.1:9',
      `${provider.issuer}/below`,
      'http://169.254.169.254',
      'https://[::1]',
    ]) {
      expect((await change({ issuer })).body, issuer).toMatchObject({
        code: issuer.endsWith(':9') ? 'issuer_silent' : 'issuer_refused',
        issues: [{ path: 'issuer' }],
      })
    }
    expect((await change({ clientId: null, enforced: true })).body.code).toBe('sign_in_not_ready')
    for (const name of [
      '',
      'localhost',
      'a..b',
      '-a.example',
      'a b.example',
      'https://a.example',
      'ä.example',
    ]) {
      expect((await change({ domains: [{ name }] })).body.code, name).toBe('validation_failed')
    }
  })

  it('are sealed again with a new secret', async () => {
    await setProvider(t.owner, company, { issuer: provider.issuer, ...client })
    await reseal(t.platformDb, ['n'.repeat(32), ...sessionSecrets])
    const after = await t.sql<{
      s: Buffer
    }>`select client_secret as s from sign_in_settings where company_id = ${company.id}`
    expect(
      clientSecretBox(['n'.repeat(32)])
        .open(after[0]?.s ?? Buffer.alloc(0), `${company.id} ${provider.issuer}`)
        ?.toString(),
    ).toBe(client.clientSecret)
  })
})

describe('a sign-in by the company’s provider', () => {
  beforeEach(() => setProvider(t.owner, company, { issuer: provider.issuer, ...client, groups }))

  it('makes a member with the role of their group, or the usual one, and follows the group', async () => {
    const first = await signInAs('ada')
    expect(first).toMatchObject({ status: 302, path: `${dashboard}/dashboard`, refused: null })
    const roleOf = async ({ call }: typeof first) => (await call(getMe, {})).body.companies
    expect(await roleOf(first)).toMatchObject([{ id: company.id, role: 'manager' }])
    expect(await roleOf(await signInAs('zoe'))).toMatchObject([{ role: 'viewer' }])
    await t.sql`update memberships set role = 'responder' where company_id = ${company.id} and role = 'manager'`
    expect(await roleOf(await signInAs('ada'))).toMatchObject([{ role: 'manager' }])
    expect((await first.call(listSessions, {})).body.map(({ factor }) => factor)).toEqual([
      'provider',
      'provider',
    ])
    const { body } = await owner.call(listOwnAudit, { query })
    expect(body.map(({ action }) => action)).toEqual(['member.updated', 'user.linked', 'user.linked'])
  })

  it('takes the role of an invitation, which it answers, and keeps the last owner', async () => {
    await t.make.invitation(company, { email: 'zoe@luna.example', role: 'responder' })
    expect((await (await signInAs('zoe')).call(getMe, {})).body.companies).toMatchObject([
      { role: 'responder' },
    ])
    expect(await t.sql`select from team_invitations where company_id = ${company.id}`).toEqual([])
    await signInAs('ada')
    await t.sql`delete from memberships where company_id = ${company.id} and user_id = ${owner.id}`
    await t.sql`update memberships set role = 'owner' where company_id = ${company.id} and role = 'manager'`
    expect((await (await signInAs('ada')).call(getMe, {})).body.companies).toMatchObject([{ role: 'owner' }])
  })

  it('brings nobody back whom an owner has removed, until they are invited again', async () => {
    await signInAs('ada')
    // One who has never come by the provider, too.
    await t.make.user({ email: 'zoe@luna.example', companies: [company] })
    const removed = await t.sql<{ id: string }>`select id from users where email like '%@luna.example'`
    for (const { id: userId } of removed) {
      await owner.call(removeMember, { query, params: { userId } })
    }
    for (const who of ['ada', 'zoe']) {
      expect(await signInAs(who)).toMatchObject({ refused: 'provider_not_member', session: '' })
      const invitation = { email: `${who}@luna.example`, role: 'responder' } as const
      await owner.call(inviteMember, { query, body: invitation })
    }
    const roleOf = async (who: string) =>
      (await (await signInAs(who)).call(getMe, {})).body.companies[0]?.role
    expect([await roleOf('ada'), await roleOf('zoe')]).toEqual(['manager', 'responder'])
  })

  it('makes one account, however often it comes at once', async () => {
    const came = await Promise.all([signInAs('ada'), signInAs('ada'), signInAs('ada')])
    expect(came.map(({ refused }) => refused)).toEqual([null, null, null])
    expect(await t.sql`select from users where email = 'ada@luna.example'`).toHaveLength(1)
  })

  it('refuses newcomers to a suspended company, and leaves no account', async () => {
    await t.sql`update companies set billing_status = 'suspended' where id = ${company.id}`
    expect((await signInAs('ada')).refused).toBe('company_suspended')
    expect(await t.sql`select from users where email = 'ada@luna.example'`).toEqual([])
  })

  it('shows that company alone, also once its member joins another', async () => {
    const { call } = await signInAs('ada')
    const other = await t.make.company()
    await t.sql`
      insert into memberships (user_id, company_id, role)
      select id, ${other.id}, 'owner' from users where email = 'ada@luna.example'
    `
    expect((await call(getMe, {})).body.companies.map(({ id }) => id)).toEqual([company.id])
    const refused = await call(getDashboardCompany, { query: { companyId: other.id } })
    expect(refused.body.code).toBe('no_company_access')
    expect((await signInAs('ada')).refused).toBeNull()
  })

  it('ends when the provider is replaced, or its own session is signed out', async () => {
    const jar = new Map<string, string>()
    const { call } = await signInAs('ada', jar)
    const zoe = await signInAs('zoe')
    const { body } = await caller(app, { cookie: zoe.cookie })(logout, {})
    const { searchParams } = new URL(body.providerLogoutUrl ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'candour',
      post_logout_redirect_uri: `${dashboard}/login`,
      id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    })
    expect((await owner.call(logout, {})).body.providerLogoutUrl).toBeUndefined()
    expect((await call(getMe, {})).status).toBe(200)
    await signOutAt(jar)
    await expect.poll(async () => (await call(getMe, {})).status).toBe(401)

    const again = await signInAs('ada')
    await t.sql`update sign_in_settings set issuer = null where company_id = ${company.id}`
    expect((await again.call(getMe, {})).status).toBe(401)
    const browser = signInBrowser(app)
    expect((await browser.begin(company.slug)).searchParams.get('refused')).toBe('provider_not_set')
  })
})

it('says what is missing once the client secret cannot be opened any more, and takes it again', async () => {
  await setProvider(t.owner, company, { issuer: provider.issuer, ...client })
  const ada = await signInAs('ada')
  const sealed = clientSecretBox(['f'.repeat(32)]).seal(Buffer.from('x'), `${company.id} ${provider.issuer}`)
  await t.sql`update sign_in_settings set client_secret = ${sealed} where company_id = ${company.id}`
  const begun = await signInBrowser(app).begin(company.slug)
  expect([begun.pathname, begun.searchParams.get('refused')]).toEqual(['/login', 'provider_secret'])
  expect((await owner.call(getSignIn, { query })).body.hasClientSecret).toBe(false)
  const logout_token = unsignedLogout()
  expect((await postForm(app, providerLogoutPath, { logout_token })).statusCode).toBe(400)
  expect(log.text).toContain('the client secret was sealed with a former SESSION_SECRET')
  expect(log.text).toContain(company.id)
  expect((await ada.call(getMe, {})).status).toBe(200)
  await caller(app, { cookie: owner.cookie })(updateSignIn, {
    query,
    body: { clientSecret: client.clientSecret },
  })
  expect((await signInAs('ada')).refused).toBeNull()
})

/** A logout token that nobody has signed, of the provider for its client. */
function unsignedLogout(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'RS256' })}.${part({ iss: provider.issuer, aud: client.clientId })}.c2ln`
}

/** Signs out at the provider, as a person does on its page. */
async function signOutAt(jar: Map<string, string>): Promise<void> {
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const page = await fetch(`${provider.issuer}/session/end`, { headers: { cookie: cookie() } })
  for (const set of page.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
    jar.set(name, value)
  }
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(await page.text()) ?? []
  await fetch(`${provider.issuer}/session/end/confirm`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookie(), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  })
}

describe('enforced', () => {
  beforeEach(async () => {
    await setProvider(t.owner, company, { issuer: provider.issuer, ...client })
  })
  const enforce = () => owner.call(updateSignIn, { query, body: { enforced: true } })

  it('refuses members every other way at once, and shows nothing in sessions that they have', async () => {
    const member = await t.signInAs({ companies: [company], companyRole: 'manager' })
    const withFactor = await t.signInAs({ companies: [company], companyRole: 'viewer' })
    const { code } = await setUpTotp(withFactor)
    const pending = await presentPassword(t.call, withFactor.email)
    expect((await enforce()).body.enforced).toBe(true)
    const credentials = { email: member.email, password }
    const enforced = { status: 403, body: { code: 'sign_in_enforced' } }
    expect(await t.call(login, { body: credentials })).toMatchObject(enforced)
    expect((await t.call(login, { body: { ...credentials, password: 'wrong' } })).body.code).toBe(
      'bad_credentials',
    )
    expect(
      await caller(t.app, { cookie: pending })(signInWithCode, { body: { code: code(1) } }),
    ).toMatchObject(enforced)
    expect((await member.call(getMe, {})).body.companies).toEqual([])
    expect((await member.call(getDashboardCompany, { query })).body.code).toBe('no_company_access')
    expect((await (await signInAs('zoe')).call(getMe, {})).body.companies).toHaveLength(1)
  })

  it('refuses the sign-in of an invitation, and opens other companies as before', async () => {
    const other = await t.make.company()
    const both = await t.make.user({ companies: [other] })
    await t.sql`insert into memberships (user_id, company_id, role) values (${both.id}, ${company.id}, 'viewer')`
    const token = 'an invitation that is accepted'
    await t.make.invitation(company, { email: 'zoe@luna.example', token })
    await enforce()
    const accepted = await t.call(resetPassword, { body: { token, newPassword: 'a new password, long' } })
    expect(accepted.body.code).toBe('sign_in_enforced')
    expect(cookieOf(accepted.headers)).toBe('')
    const { call } = await t.signIn(both.email)
    expect((await call(getMe, {})).body.companies.map(({ id }) => id)).toEqual([other.id])
  })

  it('leaves owners their way back: the password and a second factor', async () => {
    await enforce()
    const { call } = await t.signIn(owner.email)
    expect((await call(getDashboardCompany, { query })).body.code).toBe('two_factor_required')
    const session = await t.signIn(owner.email)
    await setUpTotp({ ...session, call: session.call })
    expect((await session.call(updateSignIn, { query, body: { enforced: false } })).body.enforced).toBe(false)
  })
})
