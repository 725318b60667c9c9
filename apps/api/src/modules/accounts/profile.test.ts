import { getMe, login } from '@candour/schemas/accounts.ts'
import { memberLanguages } from '@candour/schemas/languages.ts'
import { getProfile, updateProfile } from '@candour/schemas/own-account.ts'
import { signInWithCode } from '@candour/schemas/two-factor.ts'
import { describe, expect, it } from 'vitest'
import { type Answer, cookieOf, type SignedIn, testApp } from '#test/app.ts'
import { password } from '#test/factories.ts'
import { setUpTotp } from '#test/factors.ts'

const t = await testApp()

const german = { 'accept-language': 'de-DE, en;q=0.5' }
const languages = [...memberLanguages]

const languageIn = (headers: Answer<typeof login>['headers']) =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .findLast((cookie) => cookie.startsWith('candour_language='))

const signIn = (email: string, headers: Record<string, string>) =>
  t.call(login, { body: { email, password } }, headers)

const kept = (id: string) =>
  t.owner
    .selectFrom('users')
    .select(['language', 'browser_language', 'time_zone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const read = async (person: SignedIn, headers = {}) => {
  const { language, timeZone } = (await person.call(getMe, {}, { cookie: person.cookie, ...headers })).body
    .user
  return { language, timeZone }
}

describe('the language and time zone of a person', () => {
  it("are the browser's until they are chosen, and again after a null", async () => {
    const person = await t.signInAs()
    const profile = async () => (await person.call(getProfile, {})).body
    expect(await profile()).toEqual({ language: null, timeZone: null, languages })
    expect(await read(person)).toEqual({ language: 'en', timeZone: null })
    expect(await read(person, german)).toEqual({ language: 'de', timeZone: null })

    const chosen = { language: 'ja', timeZone: 'Asia/Tokyo' } as const
    const changed = await person.call(updateProfile, { body: chosen })
    expect([changed.status, changed.body]).toEqual([200, { ...chosen, languages }])
    expect(languageIn(changed.headers)).toMatch(
      /^candour_language=ja; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(await profile()).toEqual({ ...chosen, languages })
    expect(await read(person, german)).toEqual(chosen)

    expect((await person.call(updateProfile, { body: { timeZone: null } })).body.language).toBe('ja')
    const given = { cookie: person.cookie, ...german }
    const { body, headers } = await person.call(updateProfile, { body: { language: null } }, given)
    expect(body).toEqual({ language: null, timeZone: null, languages })
    expect(languageIn(headers)).toMatch(/^candour_language=; Max-Age=0; /)
    expect(await read(person, german)).toEqual({ language: 'de', timeZone: null })
    expect(await kept(person.id)).toEqual({ language: null, browser_language: 'de', time_zone: null })
  })

  it.each([
    ['language', 'cs'],
    ['language', 'DE'],
    ['language', ''],
    ['timeZone', 'Mars/Olympus'],
    ['timeZone', '+01:00'],
    ['timeZone', ''],
  ])('are refused if %s is %j', async (field, value) => {
    const person = await t.signInAs()
    const { status, body } = await person.call(updateProfile, { body: { [field]: value } })
    expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, 'validation_failed', field])
    expect((await person.call(getProfile, {})).body).toMatchObject({ language: null, timeZone: null })
  })

  it('are those of the person alone', async () => {
    const [one, other] = [await t.signInAs(), await t.signInAs()]
    await one.call(updateProfile, { body: { language: 'pl', timeZone: 'Europe/Warsaw' } })
    expect((await other.call(getProfile, {})).body).toMatchObject({ language: null, timeZone: null })
  })
})

describe('signing in', () => {
  it('keeps what the browser asks for, and the browser the language', async () => {
    const { id, email } = await t.make.user()
    const { headers } = await signIn(email, german)
    expect(languageIn(headers)).toMatch(/^candour_language=de; /)
    expect(cookieOf(headers)).not.toBe('')
    expect(await kept(id)).toMatchObject({ language: null, browser_language: 'de' })
    // What the page had been switched to counts more.
    await signIn(email, { ...german, cookie: 'candour_language=PL' })
    expect(await kept(id)).toMatchObject({ language: null, browser_language: 'pl' })
    await signIn(email, { ...german, cookie: 'candour_language=cs' })
    expect(await kept(id)).toMatchObject({ language: null, browser_language: 'de' })
  })

  it('has the browser continue in the chosen language', async () => {
    const person = await t.signInAs()
    await person.call(updateProfile, { body: { language: 'tr' } })
    expect(languageIn((await signIn(person.email, german)).headers)).toMatch(/^candour_language=tr; /)
    expect(await kept(person.id)).toMatchObject({ language: 'tr' })
  })

  it('has a browser that is signed in follow a choice on another device', async () => {
    const person = await t.signInAs()
    const { path } = getMe
    const me = async (headers: Record<string, string>) =>
      (await t.app.inject({ url: path, headers: { cookie: person.cookie, ...headers } })).headers
    expect(languageIn(await me(german))).toBeUndefined()
    await person.call(updateProfile, { body: { language: 'tr' } })
    expect(languageIn(await me(german))).toMatch(/^candour_language=tr; /)
    const cookie = `${person.cookie}; candour_language=tr`
    expect(languageIn(await me({ ...german, cookie }))).toBeUndefined()
  })

  it('with a second factor does so once that is presented', async () => {
    const person = await t.signInAs()
    const { code } = await setUpTotp(person)
    await person.call(updateProfile, { body: { language: 'nl' } })
    const first = await signIn(person.email, german)
    expect(languageIn(first.headers)).toBeUndefined()
    const cookie = cookieOf(first.headers, 'candour-pending')
    const { status, headers } = await t.call(
      signInWithCode,
      { body: { code: code(1) } },
      { cookie, ...german },
    )
    expect([status, languageIn(headers)]).toEqual([200, expect.stringMatching(/^candour_language=nl; /)])
  })

  it('keeps nothing when it is refused', async () => {
    const { id, email } = await t.make.user()
    const refused = await t.call(login, { body: { email, password: 'wrong' } }, german)
    expect([refused.status, languageIn(refused.headers)]).toEqual([401, undefined])
    expect(await kept(id)).toMatchObject({ browser_language: null })
  })
})
