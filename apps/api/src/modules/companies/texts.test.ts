import { randomUUID } from 'node:crypto'
import { listOwnAudit } from '@candour/schemas/audit.ts'
import {
  createCompany,
  getCompanyBySlug,
  getDashboardCompany,
  getFirstCompany,
  updateCompany,
  updateDashboardCompany,
} from '@candour/schemas/companies.ts'
import type { CompanyTextsChange } from '@candour/schemas/company-texts.ts'
import { languages } from '@candour/schemas/languages.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '#test/app.ts'

const t = await testApp()
const operator = await t.signInAs({ role: 'superadmin' })

/** A company, and calls on behalf of a member. */
async function companyWith(name = 'Café Luna') {
  const company = await t.make.company({ name })
  const member = await t.signInAs({ companies: [company] })
  const query = { companyId: company.id }
  const change = (body: { defaultLanguage?: 'de'; texts?: CompanyTextsChange }) =>
    member.call(updateDashboardCompany, { query, body })
  /** Sends a body as it is, whatever the contract says. */
  const send = (body: object) => member.call(updateDashboardCompany, { query, body: body as never })
  const visited = async () => (await t.call(getCompanyBySlug, { params: { slug: company.slug } })).body
  return { company, member, query, change, send, visited }
}

describe('a company’s texts', () => {
  it('are empty at first, with English as the default language', async () => {
    const { member, query, visited } = await companyWith()
    const { body } = await member.call(getDashboardCompany, { query })
    expect(body).toMatchObject({ defaultLanguage: 'en', texts: {} })
    expect(await visited()).toMatchObject({ defaultLanguage: 'en', texts: {} })
    expect((await t.call(getFirstCompany, {})).body).toMatchObject({ defaultLanguage: 'en', texts: {} })
  })

  it('change where a change names them, and visitors see it immediately', async () => {
    const { change, visited } = await companyWith()
    await visited()
    const first = await change({
      defaultLanguage: 'de',
      texts: {
        de: { greeting: 'Schön, dass Sie da sind', thanks: 'Vielen Dank' },
        ar: { thanks: 'شكرا لكم' },
      },
    })
    const both = {
      de: { greeting: 'Schön, dass Sie da sind', thanks: 'Vielen Dank' },
      ar: { thanks: 'شكرا لكم' },
    }
    expect(first.body).toMatchObject({ defaultLanguage: 'de', texts: both })
    expect(await visited()).toMatchObject({ defaultLanguage: 'de', texts: both })

    for (const texts of [{}, { de: {} }, { de: { greeting: both.de.greeting } }]) {
      expect((await change({ texts })).body.texts).toEqual(both)
    }
    expect((await change({ texts: { de: { thanks: 'Danke' } } })).body.texts.de).toEqual({
      greeting: both.de.greeting,
      thanks: 'Danke',
    })
    expect((await change({ defaultLanguage: 'de' })).body.texts.ar).toEqual(both.ar)
  })

  it.each([
    [{ de: { greeting: null } }, { de: { thanks: 'B' }, fr: { thanks: 'C' } }],
    [{ de: { greeting: '' } }, { de: { thanks: 'B' }, fr: { thanks: 'C' } }],
    [{ de: { greeting: ' \n ' } }, { de: { thanks: 'B' }, fr: { thanks: 'C' } }],
    [{ de: { greeting: '\u200b\u2060' } }, { de: { thanks: 'B' }, fr: { thanks: 'C' } }],
    [{ de: null }, { fr: { thanks: 'C' } }],
    [{ fr: { thanks: null }, ja: null }, { de: { greeting: 'A', thanks: 'B' } }],
    [null, {}],
  ])('are removed by %j', async (texts, left) => {
    const { change, visited } = await companyWith()
    await change({ texts: { de: { greeting: 'A', thanks: 'B' }, fr: { thanks: 'C' } } })
    expect((await change({ texts })).body.texts).toEqual(left)
    expect((await visited()).texts).toEqual(left)
  })

  it('are one line of plain text', async () => {
    const { change } = await companyWith()
    const { body } = await change({
      texts: {
        en: { greeting: '  Hello\r\n\tand\u2028welcome ', thanks: '<b>Thanks</b> & see you' },
        fr: { greeting: 'Bienvenue\u00a0!' },
        hi: { greeting: 'स्वागत है \u{1f469}\u200d\u{1f373}' },
      },
    })
    expect(body.texts).toEqual({
      en: { greeting: 'Hello and welcome', thanks: '<b>Thanks</b> & see you' },
      fr: { greeting: 'Bienvenue\u00a0!' },
      hi: { greeting: 'स्वागत है \u{1f469}\u200d\u{1f373}' },
    })
  })

  it('are bounded, in every language at once', async () => {
    const { change, send, visited } = await companyWith()
    const full = { greeting: '界'.repeat(80), thanks: '"'.repeat(159).concat('\\') }
    const texts = Object.fromEntries(languages.map((language) => [language, full]))
    expect((await change({ texts })).body.texts).toEqual(texts)
    expect((await visited()).texts).toEqual(texts)
    const long = { de: { greeting: 'a'.repeat(81), thanks: 'a'.repeat(161) } }
    expect(await send({ texts: long })).toMatchObject({
      status: 400,
      body: {
        code: 'validation_failed',
        issues: [
          { path: 'texts.de.greeting', message: 'Please use at most 80 characters' },
          { path: 'texts.de.thanks', message: 'Please use at most 160 characters' },
        ],
      },
    })
  })

  it.each([
    [{ de: { greeting: 'a\u0000b' } }, 'texts.de.greeting', 'Please remove the unreadable character'],
    [{ de: { thanks: 'a\u202eb' } }, 'texts.de.thanks', 'Please remove the unreadable character'],
    [{ de: { thanks: 'a\u2066b' } }, 'texts.de.thanks', 'Please remove the unreadable character'],
    [{ de: { thanks: 'a\u001bb' } }, 'texts.de.thanks', 'Please remove the unreadable character'],
    [{ de: { thanks: 'a\ud800b' } }, 'texts.de.thanks', 'Please remove the unreadable character'],
    [{ de: { greeting: 5 } }, 'texts.de.greeting', 'Please enter a text'],
    [{ de: 'Hallo' }, 'texts.de', /./],
    [{ de: ['Hallo'] }, 'texts.de', /./],
    [{ xx: { greeting: 'Hello' } }, 'texts', 'Please choose one of the languages'],
    [{ DE: { greeting: 'Hello' } }, 'texts', 'Please choose one of the languages'],
    [[], 'texts', /./],
    ['Hello', 'texts', /./],
  ])('are refused with a reason: %j', async (texts, path, message) => {
    const { send, visited } = await companyWith()
    const { status, body } = await send({ texts })
    expect([status, body.issues]).toEqual([
      400,
      [{ path, message: typeof message === 'string' ? message : expect.stringMatching(message) }],
    ])
    expect((await visited()).texts).toEqual({})
  })

  it('are refused in every language’s field if they steer, offer something or name a person', async () => {
    const { send, visited } = await companyWith('Gift & Star')
    const texts = {
      ja: { greeting: 'Please leave us 5 stars', thanks: 'Welcome to Gift & Star' },
      de: { greeting: 'Un café gratis por su opinión' },
      fr: { thanks: 'Fragen Sie nach Maria' },
    }
    const { status, body } = await send({ texts })
    expect([status, body.code, body.message]).toEqual([400, 'steering_text', body.issues?.[0]?.message])
    expect(body.issues).toEqual([
      { path: 'texts.ja.greeting', message: expect.stringMatching(/^This text asks for a certain rating/) },
      { path: 'texts.de.greeting', message: expect.stringMatching(/^This text offers something/) },
      { path: 'texts.fr.thanks', message: expect.stringMatching(/^This text names a person/) },
    ])
    expect((await visited()).texts).toEqual({})
    const own = { en: { greeting: 'Welcome to Gift & Star' } }
    expect((await send({ texts: own })).body.texts).toEqual(own)
  })

  it('cannot be in a language that is not offered by default', async () => {
    const { send } = await companyWith()
    for (const defaultLanguage of ['xx', 'DE', '', null, 5, 'pt']) {
      const { status, body } = await send({ defaultLanguage })
      expect([status, body.issues]).toEqual([
        400,
        [{ path: 'defaultLanguage', message: 'Please choose one of the languages' }],
      ])
    }
  })

  it('leave the changed ones in the audit log', async () => {
    const { member, query, change } = await companyWith()
    await change({ texts: { de: { greeting: 'A', thanks: 'B' }, fr: { thanks: 'C' } } })
    await change({ defaultLanguage: 'de', texts: { de: { greeting: 'D' }, fr: null } })
    const { body } = await member.call(listOwnAudit, { query })
    expect(body[0]).toMatchObject({ action: 'company.updated', target: { id: query.companyId } })
    expect(body[0]?.changes).toEqual({
      defaultLanguage: ['en', 'de'],
      'texts.de.greeting': ['A', 'D'],
      'texts.fr.thanks': ['C', null],
    })
  })

  it('stay bounded in the database, whoever writes them', async () => {
    const { company } = await companyWith()
    const change = (values: object) => t.setCompany(company, values)
    const large = JSON.stringify({ de: { greeting: 'a'.repeat(40_000) } })
    await expect(change({ texts: large })).rejects.toThrow('companies_texts_check')
    await expect(change({ texts: '[]' })).rejects.toThrow('companies_texts_check')
    await expect(change({ default_language: 'english' })).rejects.toThrow('companies_default_language_check')
  })

  it('of a language that only the next version knows are left out', async () => {
    const { company, visited } = await companyWith()
    await t.setCompany(company, {
      default_language: 'th',
      texts: sql`'{"th": {"greeting": "x"}, "de": {"greeting": "A"}}'`,
    })
    expect(await visited()).toMatchObject({ defaultLanguage: 'en', texts: { de: { greeting: 'A' } } })
  })
})

describe('an operator', () => {
  const input = () => {
    const slug = `c-${randomUUID().slice(0, 8)}`
    return { name: 'Café Luna', slug, googleReviewUrl: 'https://g.page/r/luna/review' }
  }

  it('sets texts with a company and changes them like the company itself', async () => {
    const texts = { de: { greeting: 'Willkommen' }, fr: { thanks: 'Merci' } }
    const made = await operator.call(createCompany, { body: { ...input(), defaultLanguage: 'de', texts } })
    expect(made.body).toMatchObject({ defaultLanguage: 'de', texts })
    const params = { id: made.body.id }
    const body = { defaultLanguage: 'fr' as const, texts: { de: null, fr: { greeting: 'Bienvenue' } } }
    const changed = await operator.call(updateCompany, { params, body })
    expect(changed.body).toMatchObject({
      defaultLanguage: 'fr',
      texts: { fr: { greeting: 'Bienvenue', thanks: 'Merci' } },
    })
    expect((await operator.call(createCompany, { body: input() })).body).toMatchObject({
      defaultLanguage: 'en',
      texts: {},
    })
  })

  it('gets the same refusals', async () => {
    const texts = { fr: { thanks: 'Please leave us 5 stars' } }
    const made = await operator.call(createCompany, { body: { ...input(), texts } })
    const { body: company } = await operator.call(createCompany, { body: input() })
    const params = { id: company.id }
    const changed = await operator.call(updateCompany, { params, body: { name: 'New', texts } })
    for (const { status, body } of [made, changed]) {
      expect([status, body]).toMatchObject([
        400,
        { code: 'steering_text', issues: [{ path: 'texts.fr.thanks' }] },
      ])
    }
    expect((await operator.call(updateCompany, { params, body: {} })).body).toEqual(company)
  })
})
