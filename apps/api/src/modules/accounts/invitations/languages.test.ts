import { randomUUID } from 'node:crypto'
import { getMe, getPasswordLink, resetPassword } from '@candour/schemas/accounts.ts'
import type { MemberLanguage } from '@candour/schemas/languages.ts'
import { getProfile, updateProfile } from '@candour/schemas/own-account.ts'
import { inviteMember, resendInvitation } from '@candour/schemas/team.ts'
import { createInvitationLink, createUser, linkUser } from '@candour/schemas/users.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '#test/app.ts'
import { linkIn, receiveMails } from '#test/mail-server.ts'

const t = await testApp()
const mails = await receiveMails(t)
const admin = await t.signInAs({ role: 'superadmin' })

const address = () => `${randomUUID()}@example.com`

async function team(defaultLanguage = 'en') {
  const company = await t.make.company()
  await t.setCompany(company, { default_language: defaultLanguage })
  const owner = await t.signInAs({ companies: [company] })
  return { company, owner, query: { companyId: company.id } }
}

const tokenOf = async (email: string) => linkIn(await mails.next(email)).token
const languageOf = async (token: string) => (await t.call(getPasswordLink, { body: { token } })).body.language

/** Accepts an invitation in a browser that asks for Turkish; returns what the person then reads. */
async function accept(token: string) {
  const given = { token, newPassword: 'correct horse battery' }
  const { status, headers } = await t.call(resetPassword, { body: given }, { 'accept-language': 'tr' })
  expect(status).toBe(200)
  const cookie = [headers['set-cookie']].flat().map(String)
  const { body } = await t.call(getMe, {}, { cookie: cookie.map((one) => one.split(';')[0]).join('; ') })
  return {
    language: body.user.language,
    remembered: cookie.find((one) => one.startsWith('candour_language')),
  }
}

describe('an invitation to a team', () => {
  it.each([
    ['as chosen', 'de', 'ja', 'ja'],
    ["else the company's", 'de', undefined, 'de'],
    ["English where the company's is not offered", 'cs', undefined, 'en'],
  ] as const)(
    'is in a language, %s, in which the person continues',
    async (_, company, language, expected) => {
      const { owner, query } = await team(company)
      const email = address()
      const { status } = await owner.call(inviteMember, { query, body: { email, role: 'viewer', language } })
      expect(status).toBe(201)
      const token = await tokenOf(email)
      expect(await languageOf(token)).toBe(expected)
      expect(await accept(token)).toEqual({
        language: expected,
        remembered: expect.stringContaining(`=${expected};`),
      })
    },
  )

  it('can be sent again in another language', async () => {
    const { owner, query } = await team()
    const email = address()
    const body = { email, role: 'viewer', language: 'fr' } as const
    const { userId } = (await owner.call(inviteMember, { query, body })).body
    await tokenOf(email)
    const resend = async (language?: MemberLanguage) => {
      await owner.call(resendInvitation, { params: { userId }, query: { ...query, language } })
      return languageOf(await tokenOf(email))
    }
    expect([await resend(), await resend('pl'), await resend()]).toEqual(['fr', 'pl', 'pl'])
  })

  it('is in the language of the person if there is an account, and leaves it', async () => {
    const { owner, query } = await team()
    const ada = await t.signInAs()
    await ada.call(updateProfile, { body: { language: 'nl' } })
    const body = { email: ada.email, role: 'viewer', language: 'fr' } as const
    await owner.call(inviteMember, { query, body })
    expect(await languageOf(await tokenOf(ada.email))).toBe('nl')
    expect((await ada.call(getProfile, {})).body.language).toBe('nl')
  })
})

describe('an invitation by an operator', () => {
  const invite = async (given: { companyId: string; email?: string; language?: MemberLanguage }) => {
    const email = given.email ?? address()
    const { body } = await admin.call(createUser, { body: { ...given, email } })
    return { email, id: body.user.id }
  }

  it.each([
    ['as chosen', 'it', 'it'],
    ["else the company's", undefined, 'es'],
  ] as const)('is in a language, %s, in which the person continues', async (_, language, expected) => {
    const { company } = await team('es')
    const { email } = await invite({ companyId: company.id, ...(language && { language }) })
    const token = await tokenOf(email)
    expect(await languageOf(token)).toBe(expected)
    expect((await accept(token)).language).toBe(expected)
  })

  it('changes language when it is repeated, linked or copied in another one, until there is a password', async () => {
    const { company, owner, query } = await team('es')
    const [elsewhere, params] = [await t.make.company(), { id: company.id }]
    const { email, id } = await invite({ companyId: company.id })
    await tokenOf(email)
    await invite({ companyId: elsewhere.id, email })
    expect(await languageOf(await tokenOf(email))).toBe('es')
    await invite({ companyId: elsewhere.id, email, language: 'pl' })
    expect(await languageOf(await tokenOf(email))).toBe('pl')
    await owner.call(resendInvitation, { params: { userId: id }, query: { ...query, language: 'ja' } })
    expect(await languageOf(await tokenOf(email))).toBe('ja')
    const link = async (language?: MemberLanguage) => {
      const { body } = await admin.call(createInvitationLink, { params: { id }, query: { language } })
      return new URL(body.url).searchParams.get('token') ?? ''
    }
    expect(await languageOf(await link('nl'))).toBe('nl')
    await admin.call(linkUser, { params, body: { userId: id, language: 'fr' } })
    const token = await link()
    expect((await accept(token)).language).toBe('fr')
    await admin.call(linkUser, { params, body: { userId: id, language: 'de' } })
    await invite({ companyId: elsewhere.id, email, language: 'de' })
    const { language } = await t.owner
      .selectFrom('users')
      .select('language')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(language).toBe('fr')
  })
})

it('is refused in a language that is not offered', async () => {
  const { company, owner, query } = await team()
  const [id, cs] = [company.id, 'cs' as MemberLanguage]
  const params = { id, userId: id }
  const refused = [
    await owner.call(inviteMember, { query, body: { email: address(), role: 'viewer', language: cs } }),
    await owner.call(resendInvitation, { params, query: { ...query, language: cs } }),
    await admin.call(createUser, { body: { email: address(), companyId: id, language: cs } }),
    await admin.call(linkUser, { params, body: { userId: id, language: cs } }),
    await admin.call(createInvitationLink, { params, query: { language: cs } }),
  ]
  for (const { status, body } of refused) {
    expect([status, body]).toMatchObject([400, { code: 'validation_failed', issues: [{ path: 'language' }] }])
  }
})
