import { randomUUID } from 'node:crypto'
import { recordOf } from '@candour/schemas/languages.ts'
import { type MailKind, mailKind } from '@candour/schemas/mail-kinds.ts'
import { memberCatalogues } from '@candour/texts/member-catalogues.ts'
import { expect, it } from 'vitest'
import type { MailContent } from '#mail/layout.ts'
import type { DueMail } from '#mail/repository.ts'
import { mailLink } from '#modules/accounts/links.ts'
import { mailComposers } from '#process/mail-composers.ts'
import { sessionSecrets, testApp } from '#test/app.ts'

/** All names are Japanese, like the formats, so that every Latin letter is of a text. */
const t = await testApp({ PROVIDER_NAME: '評判社' })

/** Returns texts in marks, also those that functions make. */
function marked<Texts>(texts: Texts): Texts
function marked(texts: unknown): unknown {
  if (typeof texts === 'string') return `⟦${texts}⟧`
  if (typeof texts === 'function') return (...given: unknown[]) => marked(texts(...given))
  if (Array.isArray(texts)) return texts.map(marked)
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, marked(text)]))
}

const texts = marked({ ...memberCatalogues.en })
const catalogues = { ...memberCatalogues, ...recordOf(() => texts) }
const composers = mailComposers(t.deps, sessionSecrets[0], catalogues)

/** Latin words of a text outside marks, but for addresses and names of time zones. */
function unmarked(text: string): string[] {
  let inside = 0
  const outside = [...text].filter((character) => {
    if (character === '⟦') inside += 1
    if (character === '⟧') inside -= 1
    return inside === 0
  })
  return (
    outside
      .join('')
      .replace(/https?:\S+|cid:\S+|\S+@\S+|GMT[+\d:]*|UTC|JST|US\$/g, '')
      .match(/\p{Script=Latin}+/gu) ?? []
  )
}

/** What somebody reads of an HTML mail: its texts and those in place of images. */
const readOf = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*? alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&\w+;/g, ' ')

const company = await t.make.company({ name: '東京店' })
const user = await t.make.user({ companies: [company] })
const other = await t.make.company({ name: '大阪店' })
const invited = await t.make.user({ companies: [company, other], invited: true })
const member = await t.make.user()
const alone = await t.make.user({ companies: [], invited: true })
const [companyId, userId] = [company.id, user.id]
await t.sql`update users set name = '花子' where id = ${userId}`

await t.setCompany(company, { time_zone: 'Asia/Tokyo' })

const location = await t.make.location(company, { name: '銀座' })
const reviews: string[] = []
for (const contactName of ['太郎', '次郎']) {
  const given = { rating: 2, feedback: '長く待ちました', contactName, contactEmail: 'a@example.com' }
  const { id } = await t.make.review(company, given)
  reviews.push(id)
}
await t.sql`update reviews set location_id = ${location.id} where company_id = ${companyId}`
const [about = ''] = reviews

const due = (mail: Partial<DueMail> & { kind: MailKind }): DueMail => ({
  ...{ id: randomUUID(), recipient: user.email, userId, companyId, orderId: null, detail: null, bulk: false },
  reader: { language: 'ja', timeZone: 'Asia/Tokyo' },
  ...mail,
})

async function link(kind: 'invitation' | 'reset', id: string): Promise<DueMail> {
  await t.owner.transaction().execute((tx) => mailLink(tx, id, kind))
  const { mail_id } = await t.owner
    .selectFrom('password_links')
    .select('mail_id')
    .where('user_id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return due({ kind, id: mail_id ?? '', userId: id, companyId: null })
}

async function invitation(email: string): Promise<DueMail> {
  const id = randomUUID()
  await t.sql`
    insert into team_invitations (id, company_id, email, role, invited_by, mail_id, expires_at, language)
    values (${randomUUID()}, ${companyId}, ${email}, 'manager', ${userId}, ${id}, now() + interval '1 day', 'ja')
  `
  return due({ kind: 'team_invitation', id, userId: null })
}

async function alert(kind: string, ids: string[], total = ids.length, noteId: string | null = null) {
  const id = randomUUID()
  await t.sql`
    insert into alerts (company_id, id, user_id, kind, about, review_ids, total, note_id, due_at, queued_at)
    values (
      ${companyId}, ${id}, ${userId}, ${kind}, ${about}, ${ids}::uuid[], ${total},
      ${noteId}, now(), now()
    )
  `
  return due({ kind: kind === 'reviews' ? 'alert' : 'case_notice', detail: id })
}

const figures = (total: number) => ({
  total,
  average: total === 0 ? null : 3.2,
  distribution: { 1: 0, 2: total, 3: 0, 4: 0, 5: 0 },
  sentiment: { negative: total - 1, neutral: 0, positive: 1 },
})

async function digest(cadence: 'weekly' | 'monthly', from: string, quiet?: number): Promise<DueMail> {
  const funnel = { scan: 12, view: 9, public: 1, rating: 5, review: 3 }
  const content = {
    ...{ totals: figures(quiet === undefined ? 3 : 0), previous: figures(1) },
    days: [{ day: from, negative: 2, neutral: 0, positive: 1 }],
    ...{ funnel, previousFunnel: { ...funnel, scan: 3, rating: 6 } },
    ...{ positive: { quoted: [] }, negative: { quoted: reviews } },
    waiting: { untouched: 1, inProgress: 2 },
    ...{ silentCodes: [{ name: '窓', scans: 4 }], moreSilentCodes: 2 },
  }
  await t.sql`
    insert into digests values (${companyId}, ${cadence}, ${from}, ${from}::date + 6, ${quiet !== undefined}, ${content})
  `
  await t.sql`
    insert into digest_mails values (${companyId}, ${userId}, ${cadence}, ${from}, ${randomUUID()}, ${quiet ?? 0})
  `
  return due({ kind: 'digest', detail: `${cadence} ${from}` })
}

/** An order that has reached every state. */
async function moved(): Promise<DueMail[]> {
  const orderId = await orderOf(0)
  const states = ['in_production', 'shipped', 'delivered', 'cancelled']
  for (const state of states) {
    await t.sql`
      insert into print_order_changes (company_id, order_id, state, note, carrier, tracking)
      values (${companyId}, ${orderId}, ${state}, '急ぎません', 'ヤマト運輸', '0034')
    `
  }
  return states.map((detail) => due({ kind: 'order_state', orderId, detail }))
}

async function orderOf(placements: number): Promise<string> {
  const { id } = await t.make.printOrder(company)
  const names = Array.from({ length: placements }, (_, index) => ({ name: `席${index + 1}` }))
  await t.sql`
    update print_orders set drawn_from = drawn_from || ${{ placements: names }}::jsonb, quantity = 5,
      billing_company_name = '東京店', billing_contact_name = '花子', billing_address = '銀座1'
    where id = ${id}
  `
  return id
}

async function viewOf(kind: 'view_started' | 'view_ended'): Promise<DueMail> {
  const detail = randomUUID()
  await t.sql`
    insert into company_views (company_id, id, session_id, user_id, reason, until_at)
    values (${companyId}, ${detail}, ${randomUUID()}, ${userId}, '相談', now() + interval '30 minutes')
  `
  return due({ kind, detail })
}

async function noticed(): Promise<DueMail> {
  for (let n = 0; n < 11; n += 1) {
    const { id } = await t.make.placement(company, { name: `窓${n}` })
    await t.sql`
      insert into watched_codes (
        company_id, placement_id, location_id, scans, exposure, days, learnt_days, silence, rhythm, peak, notice, since,
        expected, seen, noticed_on
      ) values (
        ${companyId}, ${id}, nil_uuid(), 9, 1, 1, 20, 0, decode(repeat('00', 248), 'hex'), 1,
        ${n % 2 ? 'silent' : 'flooded'}, now() - interval '1 hour' * ${n * 7}, ${n}, ${n}, '2026-10-05'
      )
    `
  }
  return due({ kind: 'codes_noticed', detail: '2026-10-05' })
}

async function ended(): Promise<DueMail[]> {
  const channel = randomUUID()
  await t.sql`
    insert into channels (company_id, id, kind, name, sealed, host, active, last_error)
    values (${companyId}, ${channel}, 'slack', '部屋', 'x', 'chat.example.com', false, '不明')
  `
  const hooks: DueMail[] = []
  for (const reason of ['gone', 'failing']) {
    const id = randomUUID()
    await t.sql`
      insert into webhooks (id, company_id, url, host, events, description, secret, active, disabled_reason)
      values (${id}, ${companyId}, 'https://x', '例え.テスト', '{review.created}', '連携', 'x', false, ${reason})
    `
    hooks.push(due({ kind: 'webhook_disabled', detail: id }))
  }
  for (const name of ['鍵一', '鍵二']) {
    await t.sql`
      insert into api_keys (id, company_id, name, secret_hash, hint, scopes, created_by, ends_at)
      values (
        ${randomUUID()}, ${companyId}, ${name}, sha256(${name}::text::bytea), '1234', '{}', ${userId},
        now() + interval '7 days'
      )
    `
  }
  await t.sql`update api_keys set ends_at = now() + interval '7 days'`
  return [
    due({ kind: 'channel_ended', detail: channel }),
    ...hooks,
    due({ kind: 'api_keys_ending', detail: userId }),
  ]
}

/** Gives the review a note and a customer's reply. */
async function noted(): Promise<string> {
  const id = randomUUID()
  await t.sql`
    insert into cases (company_id, review_id, created_at, rating, sentiment, has_contact)
    select company_id, id, created_at, rating, sentiment, has_contact from reviews where id = ${about}
    on conflict do nothing
  `
  await t.sql`
    insert into case_notes (company_id, review_id, id, author_id, text)
    values (${companyId}, ${about}, ${id}, ${userId}, '確認してください')
  `
  await t.sql`insert into conversations (company_id, review_id) values (${companyId}, ${about})`
  await t.sql`
    insert into messages (company_id, review_id, id, from_visitor, text)
    values (${companyId}, ${about}, ${randomUUID()}, true, 'ありがとう')
  `
  return id
}

const changes = [
  ...['totp_added', 'totp_replaced', 'totp_removed', 'passkey_added', 'passkey_removed'],
  ...['recovery_codes_replaced', 'factors_cleared', 'recovery_code_used', 'unknown'],
]

/** Mails of every kind, in each of their forms. */
async function all(): Promise<DueMail[]> {
  const order = (orderId: string) => due({ kind: 'order_confirmation', orderId })
  return [
    ...[
      await link('invitation', invited.id),
      await link('invitation', alone.id),
      await link('reset', userId),
    ],
    ...[await invitation('new@example.com'), await invitation(alone.email), await invitation(member.email)],
    ...changes.map((detail) => due({ kind: 'two_factor_changed', detail })),
    ...[order(await orderOf(0)), order(await orderOf(1)), order(await orderOf(2)), order(await orderOf(5))],
    ...(await moved()),
    ...[await viewOf('view_started'), await viewOf('view_ended')],
    ...(await ended()),
    due({ kind: 'alert_test' }),
    ...[await alert('reviews', reviews.slice(0, 1)), await alert('reviews', reviews, 7)],
    ...[await alert('assigned', reviews.slice(0, 1)), await alert('assigned', reviews)],
    ...[await alert('mentioned', reviews.slice(0, 1), 1, await noted())],
    await alert('answered', reviews.slice(0, 1)),
    ...[await digest('weekly', '2026-10-05'), await digest('monthly', '2026-09-01')],
    await noticed(),
    ...[await digest('weekly', '2026-10-12', 1), await digest('monthly', '2026-08-01', 9)],
  ]
}

/** Mails to visitors, operators and printers, which have languages of their own, and those of former versions. */
const others: MailKind[] = ['order_given', 'order_notice', 'receipt', 'reply', 'system_test', 'team_welcome']

it('has no word in a mail to a member that is not a text of their language', async () => {
  const mails = await all()
  const kinds = new Set(mails.map(({ kind }) => kind))
  expect(mailKind.options.filter((kind) => !kinds.has(kind)).toSorted()).toEqual(others.toSorted())
  for (const mail of mails) {
    const content: MailContent | undefined = await composers[mail.kind](mail)
    const about = `${mail.kind} ${mail.detail}`
    if (!content) throw new Error(`${about} is obsolete`)
    expect(content.language, about).toBe('ja')
    expect(content.html, about).toContain('<html lang="ja">')
    for (const read of [content.subject, content.text, readOf(content.html)]) {
      expect(read, about).toContain('⟦')
      expect(unmarked(read), about).toEqual([])
    }
  }
})

it('finds a word that is not a text', () => {
  expect(unmarked('⟦Hello ⟦Ann⟧ there⟧ 東京 a@example.com https://example.com/x')).toEqual([])
  expect(unmarked('⟦Hello⟧ world')).toEqual(['world'])
  expect(unmarked(readOf('<p class="x">東京 <img src="cid:x" alt="Chart"> &#65;nn</p>'))).toEqual([
    'Chart',
    'Ann',
  ])
})
