import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { CompanyRole, Role } from '@candour/schemas/accounts.ts'
import { operatorScope } from '@candour/schemas/api-keys.ts'
import type { ChannelKind } from '@candour/schemas/channels.ts'
import type { BillingStatus } from '@candour/schemas/companies.ts'
import { companyScope } from '@candour/schemas/company-scopes.ts'
import type { Language } from '@candour/schemas/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { hashPassword } from '#modules/accounts/password.ts'
import { newKey } from '#modules/api-keys/key-text.ts'
import { channelBox, sealAddress } from '#modules/channels/box.ts'
import type { ChatAddress } from '#modules/channels/providers/providers.ts'
import { randomCode } from '#modules/placements/code.ts'

/** Signs cookies, derives mailed links and seals what is sealed. */
export const secret = 'x'.repeat(32)

/** The password of every factory user. */
export const password = 'correct horse battery'
const passwordHash = hashPassword(password, '')

/** A PNG, as a data URL. */
export const redPixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const redPixelBytes = Buffer.from(redPixel.replace(/^.*,/, ''), 'base64')

export type Factories = ReturnType<typeof createFactories>

/** Creates rows that tests need; defaults are valid and can be overridden. */
export function createFactories(owner: Db) {
  let count = 0

  async function company(
    given: Partial<{
      id: string
      name: string
      slug: string
      createdAt: Date
      googleReviewUrl: string | null
      billingStatus: BillingStatus
      defaultLanguage: Language
    }> = {},
  ) {
    count += 1
    const id: string = given.id ?? randomUUID()
    const slug = given.slug ?? `company-${count}`
    await owner
      .insertInto('companies')
      .values({
        id,
        slug,
        name: given.name ?? `Company ${count}`,
        brand_color: '#394CDC',
        google_review_url:
          given.googleReviewUrl === undefined ? `https://g.page/r/${slug}/review` : given.googleReviewUrl,
        ...(given.createdAt && { created_at: given.createdAt }),
        ...(given.billingStatus && { billing_status: given.billingStatus }),
        ...(given.defaultLanguage && { default_language: given.defaultLanguage }),
      })
      .execute()
    return { id, slug }
  }

  async function user(
    given: {
      role?: Role
      companies?: { id: string }[]
      companyRole?: CompanyRole
      email?: string
      /** Has not set a password. */
      invited?: boolean
      /** Signs in by the first company's provider alone, without a password. */
      byProvider?: boolean
    } = {},
  ) {
    count += 1
    const id: string = randomUUID()
    const email = given.email ?? `user-${count}@example.com`
    await owner
      .insertInto('users')
      .values({
        id,
        email,
        role: given.role ?? 'company_admin',
        password_hash: given.invited || given.byProvider ? null : await passwordHash,
      })
      .execute()
    for (const { id: companyId } of given.companies ?? []) {
      const role = given.companyRole ?? 'owner'
      await owner.insertInto('memberships').values({ user_id: id, company_id: companyId, role }).execute()
    }
    const [first] = given.companies ?? []
    if (given.byProvider && first) {
      const identity = { issuer: 'https://login.example', subject: id, user_id: id }
      await owner
        .insertInto('identities')
        .values({ id: randomUUID(), company_id: first.id, ...identity })
        .execute()
    }
    return { id, email }
  }

  /** Someone invited to a team, whose link `token` opens if given. */
  async function invitation(
    company: { id: string },
    given: { email?: string; role?: CompanyRole; token?: string; by?: { id: string } } = {},
  ) {
    count += 1
    const id: string = randomUUID()
    const email = given.email ?? `invited-${count}@example.com`
    await owner
      .insertInto('team_invitations')
      .values({
        ...{ id, company_id: company.id, email, role: given.role ?? 'viewer', mail_id: randomUUID() },
        token_hash: given.token === undefined ? null : createHash('sha256').update(given.token).digest(),
        invited_by: given.by?.id ?? null,
        expires_at: sql<Date>`now() + interval '24 hours'`,
      })
      .execute()
    return { id, email }
  }

  async function review(
    company: { id: string },
    given: Partial<{
      rating: number
      sentiment: -1 | 0 | 1
      feedback: string
      contactName: string
      contactEmail: string
      contactNumber: string
      createdAt: Date
      locationId: string | undefined
      placementId: string | undefined
      lang: Language
      /** Of the text, as detected; 'und' if uncertain. */
      textLanguage: string | undefined
    }> = {},
  ) {
    count += 1
    const id: string = randomUUID()
    await owner
      .insertInto('reviews')
      .values({
        id,
        company_id: company.id,
        rating: given.rating ?? 5,
        sentiment: given.sentiment ?? 0,
        feedback: given.feedback ?? `Feedback ${count}`,
        ...(given.contactName && { contact_name: given.contactName }),
        ...(given.contactEmail && { contact_email: given.contactEmail }),
        ...(given.contactNumber && { contact_number: given.contactNumber }),
        ...(given.createdAt && { created_at: given.createdAt }),
        location_id: given.locationId ?? null,
        placement_id: given.placementId ?? null,
        lang: given.lang ?? null,
      })
      .execute()
    if (given.textLanguage) {
      await owner
        .insertInto('review_languages')
        .columns(['company_id', 'review_id', 'language', 'created_at', 'rating', 'sentiment', 'has_contact'])
        .expression((eb) =>
          eb
            .selectFrom('reviews')
            .select(['company_id', 'id', eb.val(given.textLanguage).as('language'), 'created_at', 'rating'])
            .select(['sentiment', 'has_contact'])
            .where('id', '=', id),
        )
        .execute()
    }
    return { id }
  }

  async function printOrder(
    company: { id: string },
    given: Partial<{ createdAt: Date; processed: boolean; itemType: string; picture: Buffer }> = {},
  ) {
    const id: string = randomUUID()
    const picture = given.picture ?? redPixelBytes
    const sha256 = createHash('sha256').update(picture).digest()
    await owner
      .insertInto('images')
      .values({ sha256, media_type: 'image/png', width: 1, height: 1, bytes: picture })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await owner
      .insertInto('print_orders')
      .values({
        company_id: company.id,
        id,
        order_key: randomUUID(),
        item_type: given.itemType ?? 'Poster (18"x24", quantity: 5)',
        quantity: 5,
        price_in_cents: 5400,
        image_sha256: sha256,
        drawn_from: JSON.stringify({
          piece: 'poster',
          layout: 'bold',
          name: 'Café Luna',
          brandColor: '#394CDC',
          slug: 'cafe-luna',
          logo: null,
        }),
        billing_company_name: 'Café Luna GmbH',
        billing_contact_name: 'Ada Palmer',
        billing_email: 'ada@example.com',
        billing_phone: '+49 30 1234567',
        billing_address: 'Harbour Street 1\n10115 Berlin',
        ...(given.processed !== undefined && { processed: given.processed }),
        ...(given.createdAt && { created_at: given.createdAt }),
      })
      .execute()
    return { id }
  }

  async function location(company: { id: string }, given: Partial<{ name: string }> = {}) {
    count += 1
    const id: string = randomUUID()
    await owner
      .insertInto('locations')
      .values({ company_id: company.id, id, name: given.name ?? `Location ${count}` })
      .execute()
    return { id }
  }

  async function placement(
    company: { id: string },
    given: Partial<{ name: string; locationId: string; archived: boolean; createdAt: Date }> = {},
  ) {
    count += 1
    const id: string = randomUUID()
    const code = randomCode()
    await owner
      .insertInto('placements')
      .values({
        company_id: company.id,
        id,
        code,
        name: given.name ?? `Placement ${count}`,
        kind: 'poster',
        location_id: given.locationId ?? null,
        ...(given.archived !== undefined && { archived: given.archived }),
        ...(given.createdAt && { created_at: given.createdAt }),
      })
      .execute()
    return { id, code }
  }

  /** A reply to a new review that the mail server has refused. */
  async function refusedReply(company: { id: string }) {
    const address = 'nobody@example.com'
    const ofReview = {
      company_id: company.id,
      review_id: (await review(company, { contactEmail: address })).id,
    }
    const [id, mail_id] = [randomUUID(), randomUUID()]
    const hash = createHash('sha256').update(address).digest()
    await owner
      .insertInto('mails')
      .values({
        ...{ id: mail_id, kind: 'reply', company_id: company.id, recipient: address, detail: id },
        ...{ state: 'failed', error: '550 No such user' },
      })
      .execute()
    await owner
      .insertInto('conversations')
      .values({ ...ofReview, address, address_hash: hash, unanswered: 1 })
      .execute()
    await owner
      .insertInto('messages')
      .values({ ...ofReview, id, from_visitor: false, text: 'Hello', mail_id, address })
      .execute()
    return { id, reviewId: ofReview.review_id, mailId: mail_id }
  }

  async function replyTemplate(company: { id: string }, given: Partial<{ name: string }> = {}) {
    count += 1
    const id: string = randomUUID()
    await owner
      .insertInto('reply_templates')
      .values({
        company_id: company.id,
        id,
        name: given.name ?? `Answer template ${count}`,
        text: 'Dear {name}',
      })
      .execute()
    return { id }
  }

  async function change(company: { id: string }) {
    const id: string = randomUUID()
    const texts = { said: 'Slow at noon', did: 'A second till', day: '2026-05-04' }
    await owner
      .insertInto('company_changes')
      .values({ company_id: company.id, id, ...texts, themes: [2], visible: true })
      .execute()
    return { id }
  }

  /** A webhook to nowhere, of a company or of the operators. */
  async function webhook(company: { id: string } | null, given: Partial<{ url: string }> = {}) {
    const id: string = randomUUID()
    const url = given.url ?? 'https://93.184.215.14/hook'
    await owner
      .insertInto('webhooks')
      .values({
        ...{ id, company_id: company?.id ?? null, url, host: new URL(url).hostname },
        ...{ events: ['review.created'], secret: randomBytes(64) },
      })
      .execute()
    return { id }
  }

  /** A message that was sent to a webhook. */
  async function webhookDelivery(company: { id: string } | null, webhook: { id: string }) {
    const id: string = randomUUID()
    const at = new Date().toISOString()
    await owner
      .insertInto('deliveries')
      .values({
        ...{
          id,
          company_id: company?.id ?? null,
          receiver: 'webhook',
          receiver_id: webhook.id,
          host: 'hook',
        },
        ...{ type: 'review.created', event_key: id, state: 'delivered' },
        data: JSON.stringify({ companyId: randomUUID(), reviewId: randomUUID(), at }),
      })
      .execute()
    return { id: webhook.id, deliveryId: id }
  }

  /** A channel that is not confirmed, with the digits 0123. */
  async function channel(
    company: { id: string },
    given: { name?: string; kind?: ChannelKind; address?: ChatAddress; values?: object } = {},
  ) {
    count += 1
    const id: string = randomUUID()
    // Refused by the guard without a connection.
    const address = given.address ?? { url: 'https://127.0.0.1/' }
    await owner
      .insertInto('channels')
      .values({
        company_id: company.id,
        id,
        kind: given.kind ?? 'slack',
        name: given.name ?? `Chat ${count}`,
        sealed: sealAddress(channelBox([secret]), id, address),
        host: new URL(address.url).host,
        digits: '0123',
        ...given.values,
      })
      .execute()
    return { id }
  }

  /** A key of a company or, without one, of the operators. `key` is what a program presents. */
  async function apiKey(given: {
    company?: { id: string }
    by: { id: string }
    scopes?: readonly string[]
    name?: string
    expiresAt?: Date
    endsAt?: Date
  }) {
    const { id, key, hash, hint } = newKey(randomUUID())
    await owner
      .insertInto('api_keys')
      .values({
        ...{ id, hint, secret_hash: hash, company_id: given.company?.id ?? null, created_by: given.by.id },
        name: given.name ?? 'Key',
        scopes: [...(given.scopes ?? (given.company ? companyScope.options : operatorScope.options))],
        ...(given.expiresAt && { expires_at: given.expiresAt }),
        ...(given.endsAt && { ends_at: given.endsAt }),
      })
      .execute()
    return { id, key }
  }

  return {
    ...{ company, user, invitation, review, printOrder, location, placement, refusedReply, replyTemplate },
    ...{ webhook, webhookDelivery, change, channel, apiKey },
  }
}
