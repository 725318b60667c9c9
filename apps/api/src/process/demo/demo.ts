import { readFile } from 'node:fs/promises'
import type { ShownChange } from '@candour/schemas/company-texts.ts'
import { itemTypeFor, packs } from '@candour/schemas/packs.ts'
import { sql } from 'kysely'
import type { Config } from '#config.ts'
import type { Db, Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { addressHash } from '#mail/address-hash.ts'
import { unmatchedHash } from '#modules/accounts/password.ts'
import { insertUser } from '#modules/accounts/repository.ts'
import { insertCompany } from '#modules/companies/repository.ts'
import { demoCompanyId, isDemoOpen } from '#modules/demo/demo-company.ts'
import { imageOf } from '#modules/images/image.ts'
import { saveImage } from '#modules/images/repository.ts'
import { themeValues } from '#modules/reviews/theme-values.ts'
import { classify, modelVersion } from '#modules/text-analysis/sentiment/classify.ts'
import { linkUser, setMembershipRole } from '#modules/users/repository.ts'
import {
  answerTo,
  type DemoReview,
  dateOf,
  dayOf,
  idOf,
  reviewsOn,
  type Text,
  visitsOn,
} from '#process/demo/days.ts'
import * as story from '#process/demo/story.ts'

/** Days after which the team has settled a review. */
const settledAfter = 14

const firstLocation = idOf('location', story.locations[0].key)

/** Creates the demo company, with its owner's account and everything that happened until yesterday. */
export async function insertDemo(tx: Tx, ownerId: string, now = Date.now()): Promise<void> {
  const firstDay = dayOf(now) - story.daysBefore
  const at = (days: number) => `${dateOf(firstDay + days)}T07:30:00Z`
  // Sanitizing uploads loads a parser, which takes a second.
  const logo = imageOf(await readFile(new URL('logo.svg', import.meta.url)), 'image/svg+xml')
  await saveImage(tx, logo)
  // It has taken its first steps long ago.
  const checklist = ['dismissed']
  const changes = story.changes.map(({ since, ...change }) => ({ ...change, date: dateOf(firstDay + since) }))
  const shown = changes.map(({ said, did, date }): ShownChange => ({ said, did, date }))
  await insertCompany(tx, {
    ...{ id: demoCompanyId, ...story.company, logo_sha256: logo.sha256, checklist },
    shown_changes: JSON.stringify(shown),
  })
  await linkUser(tx, ownerId, demoCompanyId)
  for (const { name, email, role } of story.team) {
    // Who answers has accepted the invitation; only the viewer has not yet.
    const passwordHash = role === 'viewer' ? null : unmatchedHash()
    const userId = await insertUser(tx, { email, role: 'company_admin', passwordHash })
    await tx.updateTable('users').set({ name }).where('id', '=', userId).execute()
    await linkUser(tx, userId, demoCompanyId)
    await setMembershipRole(tx, { companyId: demoCompanyId, userId }, role)
  }
  const furniture = {
    locations: story.locations.map(({ key, name, since }) => ({
      id: idOf('location', key),
      name,
      at: at(since),
    })),
    placements: story.codes.map(({ code, name, kind, location, since }) => ({
      ...{ id: idOf('placement', code), code, name, kind, at: at(since) },
      location: idOf('location', location),
      // Given up long ago.
      archived: kind === 'card',
    })),
    staff: await findStaff(tx),
    templates: story.templates.map((template) => ({ id: idOf('template', template.name), ...template })),
    changes: changes.map(({ said, did, date, themes }) => ({
      ...{ id: idOf('change', date), said, did, day: date },
      themes: themes.map((theme) => themeValues[theme]),
    })),
    billing: story.billing,
    orders: story.orders.map(({ kind, layout, quantity, daysAgo, processed }) => ({
      id: idOf('order', daysAgo),
      item_type: itemTypeFor(kind, quantity),
      quantity,
      price: packs[kind].find((pack) => pack.quantity === quantity)?.priceInCents,
      processed,
      at: at(story.daysBefore - daysAgo),
      drawn_from: {
        ...{ piece: kind, layout, language: 'en', slug: story.company.slug, name: story.company.name },
        ...{ brandColor: story.company.brand_color, logo: logo.sha256.toString('hex') },
      },
    })),
  }
  await sql`select furnish_demo(${JSON.stringify(furniture)}::jsonb)`.execute(tx)
  await tell(tx, { firstDay, from: firstDay, to: dayOf(now) - 1 })
}

/**
 * Continues the story of the demo company until yesterday, so that it is never out of date; each day once, whichever
 * process comes first. Only while its dashboard is open to everyone: otherwise it may have become somebody's own.
 */
export async function continueDemo(
  { platformDb, config }: { platformDb: Db; config: Pick<Config, 'demoDashboard'> },
  now = Date.now(),
): Promise<void> {
  if (!config.demoDashboard || !(await isDemoOpen(platformDb))) return
  await withPlatform(platformDb, system('housekeeping'), async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('candour demo'))`.execute(tx)
    const opened = await tx
      .selectFrom('locations')
      .select('created_at')
      .where('company_id', '=', demoCompanyId)
      .where('id', '=', firstLocation)
      .executeTakeFirst()
    if (!opened) return
    const firstDay = dayOf(opened.created_at.getTime())
    const yesterday = dayOf(now) - 1
    const last = await findLastDay(tx, firstDay, yesterday)
    if (last !== undefined && last < yesterday) await tell(tx, { firstDay, from: last + 1, to: yesterday })
  })
}

/** Returns the last day of the story so far: the last one whose first review exists. */
async function findLastDay(tx: Tx, firstDay: number, yesterday: number): Promise<number | undefined> {
  const days = new Map(
    Array.from({ length: yesterday - firstDay + 1 }, (_, n) => [
      idOf('review', firstDay + n, 0),
      firstDay + n,
    ]),
  )
  const rows = await tx
    .selectFrom('reviews')
    .select('id')
    .where('company_id', '=', demoCompanyId)
    .where('id', '=', sql<string>`any(${[...days.keys()]}::uuid[])`)
    .execute()
  const told = rows.flatMap(({ id }) => days.get(id) ?? [])
  return told.length > 0 ? Math.max(...told) : undefined
}

/** Stores what happened on some days, and what the team made of the reviews before. */
async function tell(
  tx: Tx,
  { firstDay, from, to }: { firstDay: number; from: number; to: number },
): Promise<void> {
  const texts = await readTexts()
  const staff = await findStaff(tx)
  const days = Array.from({ length: to - from + 1 }, (_, n) => from + n)
  const drawn = new Map<number, DemoReview[]>()
  const on = (day: number) => {
    const reviews = drawn.get(day) ?? reviewsOn(day, day - firstDay, texts)
    drawn.set(day, reviews)
    return reviews
  }
  const before = (delay: number) => days.map((day) => day - delay).filter((day) => day >= firstDay)
  const isSettled = (day: number) => day <= to - settledAfter
  const takenUp = before(1).flatMap((day) => {
    const [review] = on(day)
    if (!review) return []
    const { status, messages, note } = answerTo(review, day)
    if (status === 'new') return []
    return {
      review: review.id,
      by: staff[day % staff.length],
      status: isSettled(day) ? 'done' : status,
      unread: status === 'in_progress' && !isSettled(day) && messages.length > 1 ? 1 : 0,
      ...{ note, note_id: idOf('note', day) },
      ...{ address: review.email, address_hash: addressHash(review.email ?? '').toString('hex') },
      answered_at: messages[0]?.at,
      updated_at: messages.at(-1)?.at ?? `${dateOf(day)}T19:00:00Z`,
      messages: messages.map((message, n) => ({ ...message, id: idOf('message', day, n) })),
    }
  })
  const known = new Set(takenUp.map(({ review }) => review))
  const settled = before(settledAfter).flatMap((day) =>
    on(day).flatMap(({ id }) =>
      known.has(id)
        ? []
        : {
            ...{ review: id, by: staff[0], status: 'done', unread: 0, messages: [] },
            updated_at: `${dateOf(day + settledAfter)}T09:00:00Z`,
          },
    ),
  )
  const given = {
    staff,
    model: modelVersion,
    reviews: days.flatMap(on).map((review) => ({
      ...review,
      sentiment: classify(review.feedback, review.rating, { textLanguage: review.lang }),
    })),
    visits: days.flatMap((day) => visitsOn(day, day - firstDay, on(day))),
    cases: [...takenUp, ...settled],
  }
  // On a busy machine, two years take longer than a request may.
  await sql`set local statement_timeout = '60s'`.execute(tx)
  await sql`select tell_demo(${JSON.stringify(given)}::jsonb)`.execute(tx)
}

/** Returns the members who answer reviews, but not the owner, whose account is in use. */
async function findStaff(tx: Tx): Promise<string[]> {
  const answering = story.team.filter(({ role }) => role !== 'viewer').map(({ email }) => email)
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('email', 'in', answering)
    .orderBy('email')
    .execute()
  return rows.map(({ id }) => id)
}

async function readTexts(): Promise<Text[]> {
  const lines = (await readFile(new URL('reviews.txt', import.meta.url), 'utf8')).trim().split('\n')
  return lines.map((line) => {
    const [rating, lang = 'en', ...words] = line.split(' ')
    return { rating: Number(rating), lang, feedback: words.join(' ') }
  })
}
