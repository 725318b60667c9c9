import { randomUUID } from 'node:crypto'
import { directionOf, languages } from '@candour/schemas/languages.ts'
import {
  getNotifications,
  type Notifications,
  updateNotifications,
  usualNotifications,
} from '@candour/schemas/notifications.ts'
import { removeMember } from '@candour/schemas/team.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { isolated } from '@candour/texts/isolated.ts'
import { memberCatalogues } from '@candour/texts/member-catalogues.ts'
import { describe, expect, it } from 'vitest'
import { escapeHtml } from '#mail/escape-html.ts'
import { unsubscribeLinks } from '#modules/notifications/unsubscribe-links.ts'
import { buildTestApp, type SignedIn, sessionSecrets, type TestApp, testApp } from '#test/app.ts'

const t = await testApp()

const name = 'Café <b>Луна</b> & "Söhne"'

async function member(given: Parameters<TestApp['make']['user']>[0] = {}) {
  const company = given.companies?.[0] ?? (await t.make.company({ name }))
  return { company, ...(await t.signInAs({ companies: [company], ...given })) }
}

type Member = SignedIn & { company: { id: string } }

const change = ({ call, company }: Member, body: object) =>
  call(updateNotifications, { query: { companyId: company.id }, body })

const settingsOf = async ({ call, company }: Member) => {
  const { status, body } = await call(getNotifications, { query: { companyId: company.id } })
  expect(status).toBe(200)
  return body
}

const linkTo = (kind: string, company: { id: string }, userId: string) =>
  unsubscribeLinks({ ...t.deps, secret: sessionSecrets[0] })({
    ...{ kind, companyId: company.id, userId, address: null },
  })

describe('settings', () => {
  it('start with the defaults, and change in any part', async () => {
    const own = await member()
    expect(await settingsOf(own)).toEqual(usualNotifications)
    const location = await t.make.location(own.company)
    const quietHours = { from: '22:00', to: '07:30', timeZone: 'Europe/Berlin' }
    const usual = usualNotifications.alerts
    const changes: [given: object, expected: Partial<Notifications>][] = [
      [{ alerts: { threshold: 2 } }, { alerts: { ...usual, threshold: 2 } }],
      [
        { alerts: { when: 'daily', locationIds: [location.id, location.id.toUpperCase()] } },
        { alerts: { threshold: 2, when: 'daily', locationIds: [location.id] } },
      ],
      [{ digest: 'monthly' }, { digest: 'monthly' }],
      [{ quietHours }, { quietHours }],
      [
        { quietHours: null, digest: 'off', alerts: { locationIds: null } },
        { quietHours: null, digest: 'off', alerts: { threshold: 2, when: 'daily', locationIds: null } },
      ],
      [{}, {}],
    ]
    let all: Notifications = usualNotifications
    for (const [given, expected] of changes) {
      all = { ...all, ...expected }
      const { status, body } = await change(own, given)
      expect([status, body]).toEqual([200, all])
      expect(await settingsOf(own)).toEqual(all)
    }
  })

  it('are each member’s own, in each company', async () => {
    const one = await member()
    const other = await member({ companies: [one.company] })
    await change(one, { alerts: { when: 'off' } })
    expect((await settingsOf(one)).alerts.when).toBe('off')
    expect(await settingsOf(other)).toEqual(usualNotifications)
  })

  it.each([
    ['a threshold of 0', { alerts: { threshold: 0 } }, 'validation_failed'],
    ['a threshold of 2.5', { alerts: { threshold: 2.5 } }, 'validation_failed'],
    ['an unknown time', { alerts: { when: 'hourly' } }, 'validation_failed'],
    ['24:00', { quietHours: { from: '24:00', to: '07:00', timeZone: 'UTC' } }, 'validation_failed'],
    ['no quiet minute', { quietHours: { from: '07:00', to: '07:00', timeZone: 'UTC' } }, 'validation_failed'],
    [
      'an unknown zone',
      { quietHours: { from: '1:00', to: '07:00', timeZone: 'Moon/Sea' } },
      'validation_failed',
    ],
    ['another company’s location', { alerts: { locationIds: [randomUUID()] } }, 'location_not_found'],
  ])('refuse %s', async (_, body, code) => {
    const own = await member()
    expect((await change(own, body)).body.code).toBe(code)
    expect(await settingsOf(own)).toEqual(usualNotifications)
  })

  it('go with the membership', async () => {
    const owner = await member()
    const other = await member({ companies: [owner.company] })
    const query = { companyId: owner.company.id }
    await change(other, { digest: 'off' })
    expect((await owner.call(removeMember, { query, params: { userId: other.id } })).status).toBe(204)
    const rows = await t.sql`select from notification_settings where user_id = ${other.id}`
    expect(rows).toEqual([])
  })
})

describe('an unsubscribe link', () => {
  const open = async (url: string, payload?: string, headers: Record<string, string> = {}) =>
    t.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      ...(payload !== undefined && { payload }),
    })
  const oneClick = 'List-Unsubscribe=One-Click'

  it('ends nothing when opened, ends one kind by a POST, and can be undone', async () => {
    const own = await member()
    await change(own, { alerts: { when: 'daily' } })
    const url = await linkTo('alerts', own.company, own.id)
    const shown = await open(url)
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('Stop alerts about Café &#60;b&#62;Луна&#60;/b&#62; &#38; &#34;Söhne&#34;?')
    expect((await settingsOf(own)).alerts.when).toBe('daily')
    for (const payload of [oneClick, '', oneClick]) {
      const ended = await open(url, payload)
      expect(ended.statusCode).toBe(200)
      expect(ended.body).toContain('You no longer get alerts about')
      expect(await settingsOf(own)).toEqual({
        ...usualNotifications,
        alerts: { ...usualNotifications.alerts, when: 'off' },
      })
    }
    expect((await open(url)).body).toMatch(/<button>Undo<\/button>/)
    expect((await open(url, 'undo=1')).body).toContain('You get alerts about')
    expect((await settingsOf(own)).alerts.when).toBe('daily')
    expect((await open(await linkTo('digest', own.company, own.id), oneClick)).body).toContain(
      'You no longer get the digest of',
    )
    expect(await settingsOf(own)).toMatchObject({ digest: 'off', alerts: { when: 'daily' } })
  })

  it('takes any form encoding and any origin, without a cookie', async () => {
    const own = await member()
    const url = await linkTo('alerts', own.company, own.id)
    const forms: [string, string][] = [
      [
        'multipart/form-data; boundary=x',
        `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--`,
      ],
      ['text/plain', oneClick],
      ['application/json', '{'],
    ]
    for (const [type, payload] of forms) {
      await open(url, 'undo=1')
      const headers = { 'content-type': type, origin: 'null', 'sec-fetch-site': 'cross-site' }
      expect((await open(url, payload, headers)).statusCode, type).toBe(200)
      expect((await settingsOf(own)).alerts.when, type).toBe('off')
    }
  })

  it('is 256 bits, stored hashed, the same in every mail, and shown to nobody else', async () => {
    const own = await member()
    const url = await linkTo('alerts', own.company, own.id)
    expect(await linkTo('alerts', own.company, own.id)).toBe(url)
    const token = url.split('/').at(-1) ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await t.sql<{ row: string }>`select t::text as row from unsubscribe_tokens t`
    for (const { row } of rows) expect(row).not.toContain(token)
    const { headers } = await open(url)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('that is unknown, or whose member has left, answers 404', async () => {
    const owner = await member()
    const other = await member({ companies: [owner.company] })
    const url = await linkTo('alerts', owner.company, other.id)
    const unknown = new URL('/unsubscribe/x', url).href
    await owner.call(removeMember, { query: { companyId: owner.company.id }, params: { userId: other.id } })
    for (const gone of [url, unknown, unknown.replace(/x$/, 'A'.repeat(43))]) {
      for (const payload of [undefined, oneClick, 'undo=1']) {
        const answer = await open(gone, payload)
        expect(answer.statusCode).toBe(404)
        expect(answer.body).toContain('This link no longer works')
      }
    }
  })

  it('of a member has a page in the languages of members', async () => {
    const own = await member()
    await t.setCompany(own.company, { default_language: 'de' })
    const url = await linkTo('digest', own.company, own.id)
    for (const [asked, language] of [
      ['pt-PT', 'pt-BR'],
      ['ja', 'ja'],
      ['cs', 'de'],
      ['hi', 'de'],
    ] as const) {
      const { headers, body } = await open(url, undefined, { 'accept-language': asked })
      expect(headers['content-language']).toBe(language)
      const { digestMails } = memberCatalogues[language]
      expect(body).toContain(`<h1>${escapeHtml(digestMails.ending.stop(isolated(name, language)))}</h1>`)
      expect(body).toContain(`<p>${escapeHtml(catalogues[language].mails.unsubscribe.stopText)}</p>`)
    }
  })

  it('of a visitor has a page in the language chosen, the browser’s, or the company’s', async () => {
    const company = await t.make.company({ name, defaultLanguage: 'de' })
    const of = { kind: 'replies', companyId: company.id, userId: null, address: 'zoe@example.com' }
    const url = await unsubscribeLinks({ ...t.deps, secret: sessionSecrets[0] })(of)
    const inLanguage = (path: string, headers: Record<string, string> = {}) =>
      t.app.inject({ url: new URL(url).pathname + path, headers })
    for (const language of languages) {
      const words = catalogues[language].mails.unsubscribe
      const { headers, body } = await inLanguage('', { 'accept-language': language })
      expect(headers['content-language']).toBe(language)
      expect(body).toContain(`<html lang="${language}" dir="${directionOf(language)}">`)
      expect(body).toContain(`<h1>${escapeHtml(words.stop(isolated(name, language)))}</h1>`)
      expect(body).toContain(`<p>${escapeHtml(words.stopText)}</p>`)
      expect(body).toContain(`<button>${escapeHtml(words.unsubscribe)}</button></form>`)
      // Nothing of another language but the names of the languages.
      const others = body.replace(/<select.*?<\/select>/s, '')
      if (language !== 'en') expect(others).not.toMatch(/This ends only|Unsubscribe<|Change language/)
    }
    expect((await inLanguage('')).headers['content-language']).toBe('de')
    expect((await inLanguage('', { 'accept-language': 'tlh, *' })).headers['content-language']).toBe('de')
    const chosen = await inLanguage('?lang=AR', { 'accept-language': 'fr' })
    expect(chosen.headers['content-language']).toBe('ar')
    expect(chosen.body).toContain('<option value="ar" lang="ar" dir="rtl" selected>العربية</option>')
    expect((await inLanguage('?lang=xx', { 'accept-language': 'fr' })).headers['content-language']).toBe('fr')
    const french = { 'accept-language': 'fr' }
    const { unsubscribe: words } = catalogues.fr.mails
    expect((await open(url, oneClick, french)).body).toContain(escapeHtml(words.stopped(name)))
    expect((await open(url, 'undo=1', french)).body).toContain(escapeHtml(words.resumed(name)))
  })

  it('that is unknown has a page in the browser’s language', async () => {
    const hindi = { 'accept-language': 'hi' }
    const unknown = await open('https://reviews.example/unsubscribe/x', undefined, hindi)
    expect(unknown.statusCode).toBe(404)
    expect(unknown.body).toContain(catalogues.hi.mails.unsubscribe.unknown)
    expect(unknown.body).toContain('<html lang="hi" dir="ltr">')
  })

  it('is on the site’s host only', async () => {
    await using other = await buildTestApp({
      SITE_ORIGIN: 'https://reviews.example',
      DASHBOARD_ORIGIN: 'https://dashboard.example',
      ADMIN_ORIGIN: 'https://admin.example',
    })
    const typeAt = async (host: string) =>
      (await other.app.inject({ url: '/unsubscribe/x', headers: { host } })).headers['content-type']
    expect(await typeAt('reviews.example')).toContain('text/html')
    expect(await typeAt('dashboard.example')).toContain('application/json')
  })

  it('leaves an entry in the company’s audit log for each change', async () => {
    const own = await member()
    const url = await linkTo('alerts', own.company, own.id)
    for (const payload of [oneClick, oneClick, 'undo=1', 'undo=1']) await open(url, payload)
    const entries = await t.sql`
      select action, actor_kind, target_id, changes from audit_entries
      where company_id = ${own.company.id} and action = 'notifications.updated' order by id
    `
    const entry = { action: 'notifications.updated', actor_kind: 'visitor', target_id: own.id }
    expect(entries).toEqual([
      { ...entry, changes: { alerts: ['instant', 'off'] } },
      { ...entry, changes: { alerts: ['off', 'instant'] } },
    ])
  })
})
