import { getMe, login } from '@candour/schemas/accounts.ts'
import { answerInvitation, listInvitations } from '@candour/schemas/invitations.ts'
import { addDevice } from '@candour/schemas/push.ts'
import { connectProvider, disconnectProvider, listOwnProviders } from '@candour/schemas/sign-in.ts'
import { beforeEach, expect, it } from 'vitest'
import { type NewUser, testApp } from '#test/app.ts'
import { password } from '#test/factories.ts'
import { confirmIdentity } from '#test/factors.ts'
import { type Claims, startHostileProvider } from '#test/hostile-provider.ts'
import { pushSubscription } from '#test/push.ts'
import { setProvider, signInBrowser } from '#test/sign-in-browser.ts'

const clientId = 'candour'
const [ofLuna, ofMond] = [await startHostileProvider(clientId), await startHostileProvider(clientId)]
const t = await testApp({ OUTBOUND_ALLOW: '127.0.0.0/8' })
t.onDispose(async () => {
  await ofLuna[Symbol.asyncDispose]()
  await ofMond[Symbol.asyncDispose]()
})
const luna = await t.make.company({ slug: 'luna' })
const mond = await t.make.company({ slug: 'mond' })
await setProvider(t.owner, luna, { issuer: ofLuna.issuer, clientId, domains: ['luna.example'] })
await setProvider(t.owner, mond, { issuer: ofMond.issuer, clientId, domains: ['mond.example'] })

const atLuna: Claims = { sub: 'ada', email: 'ada@luna.example', email_verified: true, groups: [] }
const atMond: Claims = { ...atLuna, email: 'ada.b@mond.example' }

let ada: NewUser
beforeEach(async () => {
  await t.sql`delete from users where email like '%@luna.example' or email like '%@mond.example'`
  await t.sql`update sign_in_settings set enforced = false`
  ada = await t.signInAs({ email: 'ada@luna.example', companies: [luna, mond], companyRole: 'manager' })
})

const signInAt = async (provider: typeof ofLuna, slug: string, person: Claims) => {
  const browser = signInBrowser(t.app)
  return browser.comeBack(provider.approve(await browser.begin(slug), person))
}

/** Connects a session's account, as the provider says; returns where it leads, and the code of a refusal. */
async function connect(
  { cookie }: { cookie: string },
  person: Claims,
  { company = luna, provider = ofLuna, meanwhile = async () => {} } = {},
) {
  const browser = signInBrowser(t.app)
  const url = await browser.connect(cookie, company.id)
  if (typeof url === 'string') return { refused: url }
  await meanwhile()
  const { path, refused, session } = await browser.comeBack(provider.approve(url, person))
  expect([path, session]).toEqual([`${t.deps.config.origins.dashboard}/change-password`, ''])
  return { refused }
}

const identities = () => t.sql`select company_id, subject from identities order by created_at`

it('opens each of two companies by its own provider, once their member has connected both', async () => {
  expect((await signInAt(ofLuna, 'luna', atLuna)).refused).toBe('provider_account')
  expect(await connect(ada, atLuna)).toEqual({ refused: 'step_up_required' })
  await confirmIdentity(ada)
  expect(await connect(ada, atLuna)).toEqual({ refused: null })
  expect(await connect(ada, atMond, { company: mond, provider: ofMond })).toEqual({ refused: null })
  const { body: own } = await ada.call(listOwnProviders, {})
  expect(own).toHaveLength(2)
  expect(own.every(({ connected }) => connected)).toBe(true)
  for (const [provider, company, person] of [
    [ofLuna, luna, atLuna],
    [ofMond, mond, atMond],
  ] as const) {
    const { call } = await signInAt(provider, company.slug, person)
    const { body } = await call(getMe, {})
    expect(body.user.email).toBe(ada.email)
    expect(body.companies.map(({ id }) => id)).toEqual([company.id])
  }
  expect((await ada.call(getMe, {})).body.companies).toHaveLength(2)
})

it('disconnects, which ends the sessions of that provider alone', async () => {
  await confirmIdentity(ada)
  await connect(ada, atLuna)
  await connect(ada, atMond, { company: mond, provider: ofMond })
  const there = await signInAt(ofLuna, 'luna', atLuna)
  const elsewhere = await signInAt(ofMond, 'mond', atMond)
  const params = { companyId: luna.id }
  expect((await ada.call(disconnectProvider, { params })).status).toBe(204)
  expect((await there.call(getMe, {})).status).toBe(401)
  expect((await elsewhere.call(getMe, {})).status).toBe(200)
  expect((await ada.call(disconnectProvider, { params })).body).toMatchObject({ code: 'provider_not_set' })
  expect((await signInAt(ofLuna, 'luna', atLuna)).refused).toBe('provider_account')
})

it('is for the user alone: a session that a provider has opened neither sees nor changes it', async () => {
  await confirmIdentity(ada)
  await connect(ada, atLuna)
  const { call, session } = await signInAt(ofLuna, 'luna', atLuna)
  // Even if whoever controls the provider knew the password.
  await confirmIdentity({ call })
  expect((await call(listOwnProviders, {})).body).toEqual([])
  for (const company of [luna, mond]) {
    expect(await connect({ cookie: session }, atMond, { company, provider: ofMond })).toEqual({
      refused: 'not_allowed',
    })
  }
  const disconnected = await call(disconnectProvider, { params: { companyId: luna.id } })
  expect(disconnected.body).toMatchObject({ code: 'not_allowed' })
  expect(await identities()).toEqual([{ company_id: luna.id, subject: 'ada' }])
})

it('neither shows nor answers what other companies invite to, in a session that a provider has opened', async () => {
  await confirmIdentity(ada)
  await connect(ada, atLuna)
  const stern = await t.make.company()
  const { id } = await t.make.invitation(stern, { email: ada.email })
  const { call } = await signInAt(ofLuna, 'luna', atLuna)
  expect((await call(listInvitations, {})).body).toEqual([])
  for (const accept of [true, false]) {
    const answered = await call(answerInvitation, { params: { id }, body: { accept } })
    expect(answered.body).toMatchObject({ code: 'invitation_not_found' })
  }
  expect((await ada.call(listInvitations, {})).body).toHaveLength(1)
  expect((await ada.call(answerInvitation, { params: { id }, body: { accept: true } })).status).toBe(200)
})

it.each<[string, string, Claims]>([
  ['an address of another domain', 'provider_email', { email: 'ada@mond.example' }],
  ['an address that is not verified', 'provider_email', { email_verified: false }],
  ['another member’s address', 'provider_account', { email: 'Eve@Luna.example' }],
  ['an operator’s address', 'provider_account', { email: 'operator@luna.example' }],
  ['a subject that is somebody else', 'provider_account', { sub: 'eve', email: 'new@luna.example' }],
])('refuses %s', async (_, code, claims) => {
  await t.make.user({ email: 'operator@luna.example', role: 'superadmin' })
  expect(
    (await signInAt(ofLuna, 'luna', { ...atLuna, sub: 'eve', email: 'eve@luna.example' })).refused,
  ).toBeNull()
  await confirmIdentity(ada)
  expect(await connect(ada, { ...atLuna, ...claims })).toEqual({ refused: code })
  expect(await identities()).toEqual([{ company_id: luna.id, subject: 'eve' }])
})

it('refuses a second subject, another company, and who has left meanwhile', async () => {
  await confirmIdentity(ada)
  await connect(ada, atLuna)
  expect(await connect(ada, { ...atLuna, sub: 'second' })).toEqual({ refused: 'provider_account' })
  // The same again changes nothing.
  expect(await connect(ada, atLuna)).toEqual({ refused: null })
  const stranger = await t.signInAs({ companies: [mond] })
  await confirmIdentity(stranger)
  expect(await connect(stranger, { ...atLuna, sub: 's' })).toEqual({ refused: 'provider_not_set' })
  const leaving = await t.signInAs({ companies: [luna] })
  await confirmIdentity(leaving)
  const meanwhile = async () => void (await t.sql`delete from memberships where user_id = ${leaving.id}`)
  expect(await connect(leaving, { ...atLuna, sub: 's', email: 's@luna.example' }, { meanwhile })).toEqual({
    refused: 'provider_account',
  })
  expect(await identities()).toHaveLength(1)
})

it('ends in the session in which it has begun: no link leads another browser or account into it', async () => {
  const eve = await t.signInAs({ email: 'eve@luna.example', companies: [luna] })
  await confirmIdentity(eve)
  await confirmIdentity(ada)
  const mallory = { ...atLuna, sub: 'mallory', email: 'mallory@luna.example' }
  const [hers, without, ended] = [signInBrowser(t.app), signInBrowser(t.app), signInBrowser(t.app)]
  const [name = '', other = ''] = ada.cookie.split(/=(.*)/)
  for (const [browser, change] of [
    [hers, () => hers.jar.set(name, other)],
    [without, () => without.jar.delete(name)],
    [ended, () => t.sql`delete from sessions where user_id = ${eve.id}`],
  ] as const) {
    const query = ofLuna.approve(new URL(await browser.connect(eve.cookie, luna.id)), mallory)
    await change()
    expect(await browser.comeBack(query)).toMatchObject({ refused: 'provider_failed', session: '' })
  }
  // Nor does an answer that was asked for to sign in.
  const query = ofLuna.approve(await hers.begin('luna'), mallory)
  expect(await hers.comeBack(query)).toMatchObject({ refused: 'other_signed_in', session: '' })
  expect(await t.sql`select subject from identities where user_id in (${ada.id}, ${eve.id})`).toEqual([])
})

it('tells devices that were added in a provider’s session about its company only', async () => {
  await confirmIdentity(ada)
  await connect(ada, atLuna)
  const { call } = await signInAt(ofLuna, 'luna', atLuna)
  await call(addDevice, { body: pushSubscription() })
  const isPushed = async ({ id }: { id: string }) =>
    (await t.sql<{ is: boolean }>`select is_pushed(${id}, ${ada.id}, 'reviews') as is`)[0]?.is
  expect([await isPushed(luna), await isPushed(mond)]).toEqual([true, false])
  await ada.call(addDevice, { body: pushSubscription() })
  expect([await isPushed(luna), await isPushed(mond)]).toEqual([true, true])
  await ada.call(disconnectProvider, { params: { companyId: luna.id } })
  expect(await t.sql`select from push_devices where user_id = ${ada.id}`).toHaveLength(1)
})

it('accepts the password of who has yet to connect companies that require their providers, and shows neither', async () => {
  await t.sql`update sign_in_settings set enforced = true`
  const signIn = () => t.call(login, { body: { email: ada.email, password } })
  expect((await signIn()).status).toBe(200)
  expect((await ada.call(getMe, {})).body.companies).toEqual([])
  await confirmIdentity(ada)
  await connect(ada, atLuna)
  expect((await signIn()).status).toBe(200)
  await connect(ada, atMond, { company: mond, provider: ofMond })
  expect((await signIn()).body).toMatchObject({ code: 'sign_in_enforced' })
  const begun = await ada.call(connectProvider, { params: { companyId: luna.id } })
  expect(begun.status).toBe(200)
})
