import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { getMe } from '@candour/schemas/accounts.ts'
import {
  createCompany,
  getCompanyBySlug,
  getDashboardCompany,
  listCompanies,
  updateCompany,
} from '@candour/schemas/companies.ts'
import { deleteCompany, listDeletedCompanies, restoreCompany } from '@candour/schemas/deleted-companies.ts'
import { getOverview } from '@candour/schemas/platform.ts'
import { listPrintOrders } from '@candour/schemas/print-orders.ts'
import { createReview, listReviews } from '@candour/schemas/reviews.ts'
import { listUnsentMails } from '@candour/schemas/unsent-mails.ts'
import { deleteUser, linkUser, listCompanyUsers, listUsers } from '@candour/schemas/users.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '#db/listen.ts'
import { withCompany, withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { verifyAudit } from '#modules/audit/verify.ts'
import { visitReceipt } from '#modules/conversations/visit.ts'
import { purgeDeleted } from '#modules/deleted-companies/purge.ts'
import { saveImage, sweepImages } from '#modules/images/repository.ts'
import { languageOfCompany } from '#modules/notifications/repository.ts'
import { changeReview, withdraw } from '#modules/receipts/change.ts'
import { summarizeThemes } from '#modules/themes/repository.ts'
import { buildTestApp, testApp } from '#test/app.ts'
import { driftOf } from '#test/rollup.ts'

const t = await testApp()
/** Another process on the same database. */
const other = await buildTestApp({}, t)
const heard = Promise.withResolvers<void>()
const ready = { channel: 'ready', onNotification() {}, onListening: () => heard.resolve() }
const listening = listen(t.url, [other.deps.companies, ready], other.app)
t.onDispose(() => listening.stop())
t.onDispose(() => other.app.close())
await heard.promise
const operator = await t.signInAs({ role: 'superadmin' })

type Full = Awaited<ReturnType<typeof fullCompany>>

/** A company that has something of everything. */
async function fullCompany() {
  const company = await t.make.company({ name: 'Café Łuna 🌙' })
  const owner = await t.make.user({ companies: [company] })
  const location = await t.make.location(company)
  const placement = await t.make.placement(company, { locationId: location.id })
  for (let n = 0; n < 5; n += 1) {
    await t.make.review(company, {
      rating: n + 1,
      contactEmail: `visitor-${n}@example.com`,
      locationId: location.id,
      placementId: placement.id,
      textLanguage: 'en',
    })
  }
  await t.make.refusedReply(company)
  await t.make.replyTemplate(company)
  await t.make.channel(company)
  const order = await t.make.printOrder(company, { picture: randomBytes(64) })
  await t.insert('mails', {
    id: randomUUID(),
    kind: 'order_notice',
    company_id: company.id,
    order_id: order.id,
    recipient: 'operator@example.com',
    next_attempt_at: sql<Date>`now()`,
  })
  await setLogo(company, randomBytes(64))
  const body = {
    companyId: company.id,
    rating: 4,
    feedback: 'With a receipt',
    contactEmail: 'ann@example.com',
  }
  const token = (await t.call(createReview, { body })).body.receipt?.split('/').at(-1) ?? ''
  const change = { version: 0, rating: 3, feedback: 'Changed by its visitor' }
  expect(await changeReview(t.deps, token, change)).toBe('changed')
  return { ...company, owner, placement, order, token }
}

/** Stores an image, last used two days ago. */
async function storeImage(bytes: Buffer): Promise<Buffer> {
  const sha256 = createHash('sha256').update(bytes).digest()
  const image = { sha256, bytes, mediaType: 'image/png', width: 1, height: 1 } as const
  await t.owner.transaction().execute((tx) => saveImage(tx, image))
  await age()
  return sha256
}

const age = () => t.sql`update images set used_at = now() - interval '2 days'`

async function setLogo({ id }: { id: string }, bytes: Buffer): Promise<Buffer> {
  const sha256 = await storeImage(bytes)
  await t.setCompany({ id }, { logo_sha256: sha256 })
  return sha256
}

const remove = ({ id }: { id: string }) => operator.call(deleteCompany, { params: { id } })
const restore = ({ id }: { id: string }) => operator.call(restoreCompany, { params: { id } })

/** Ends the grace period of all deleted companies. */
const endGrace = () => t.sql`update company_deletions set purge_at = now() - interval '1 second'`

const purgeAll = (options: Partial<Parameters<typeof purgeDeleted>[1]> = {}) =>
  purgeDeleted(t.platformDb, { signal: new AbortController().signal, ...options })

async function tables(): Promise<string[]> {
  const rows = await t.sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1
  `
  return rows.map(({ name }) => name)
}

/** Returns the rows that contain this text in any column, by table. */
async function rowsWith(text: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const table of await tables()) {
    const rows = await t.sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} t
      where to_jsonb(t)::text like ${`%${text}%`} order by 1
    `
    if (rows.length > 0) found[table] = rows.map(({ row }) => row)
  }
  return found
}

describe('a deleted company', () => {
  let company: Full

  beforeAll(async () => {
    company = await fullCompany()
    const { body } = await operator.call(getOverview, {})
    for (const app of [t, other]) {
      expect((await app.call(getCompanyBySlug, { params: company })).status).toBe(200)
      expect((await app.deps.codes.find(company.placement.code))?.company).toBeDefined()
    }
    expect(await remove(company)).toMatchObject({ status: 200, body: { message: 'Company deleted' } })
    expect((await operator.call(getOverview, {})).body).toEqual({
      companies: body.companies - 1,
      unprocessedOrders: body.unprocessedOrders - 1,
    })
  })

  it('is gone for visitors, in all processes', async () => {
    for (const { call, deps } of [t, other]) {
      await expect.poll(() => deps.companies.bySlug(company.slug)).toBeUndefined()
      expect((await call(getCompanyBySlug, { params: company })).body.code).toBe('company_not_found')
      expect((await deps.codes.find(company.placement.code))?.company).toBeUndefined()
      const review = { companyId: company.id, rating: 5, feedback: 'Too late' }
      expect((await call(createReview, { body: review })).body.code).toBe('company_not_found')
    }
    const stored = await t.owner.selectFrom('reviews').select('feedback').execute()
    expect(stored.map(({ feedback }) => feedback)).not.toContain('Too late')
  })

  it('is gone for its members', async () => {
    const { call } = await t.signIn(company.owner.email)
    expect((await call(getMe, {})).body.companies).toEqual([])
    const query = { companyId: company.id }
    for (const endpoint of [getDashboardCompany, listReviews]) {
      expect((await call(endpoint, { query })).body.code).toBe('no_company_access')
    }
  })

  it('is gone for operators', async () => {
    const query = { limit: 100 }
    expect(JSON.stringify((await operator.call(listCompanies, { query })).body)).not.toContain(company.id)
    const params = { id: company.id }
    for (const { body } of [
      await operator.call(listCompanyUsers, { params, query }),
      await operator.call(updateCompany, { params, body: { name: 'Other' } }),
      await remove(company),
    ]) {
      expect(body.code).toBe('company_not_found')
    }
    for (const list of [listPrintOrders, listUnsentMails] as const) {
      expect(JSON.stringify((await operator.call(list, { query })).body)).not.toContain('Łuna')
    }
    const { body: users } = await operator.call(listUsers, { query: { search: company.owner.email } })
    expect(users).toMatchObject([{ companies: 0 }])
  })

  it('closes the links of receipts', async () => {
    expect(await visitReceipt(t.db, company.token)).toBeUndefined()
    expect(
      await changeReview(t.deps, company.token, { version: 1, rating: 1, feedback: 'x' }),
    ).toBeUndefined()
    expect(await withdraw(t.deps, company.token)).toBe(false)
  })

  it('keeps its address and its codes', async () => {
    const body = { name: 'Another', slug: company.slug, googleReviewUrl: 'https://g.page/r/another' }
    expect((await operator.call(createCompany, { body })).status).toBe(409)
  })

  it('refuses a read that was admitted just before the deletion', async () => {
    const leaving = await t.make.company()
    await remove(leaving)
    const read = withCompany(t.db, system('command'), leaving.id, (tx) =>
      summarizeThemes(tx, leaving.id, { from: '2026-01-01', to: undefined, locationId: undefined }),
    )
    await expect(read).rejects.toMatchObject({ code: 'no_company_access' })
    await restore(leaving)
  })

  it('still has a language for the page to unsubscribe on', async () => {
    const leaving = await t.make.company()
    await remove(leaving)
    const language = withCompany(t.db, system('unsubscribe'), leaving.id, (tx) =>
      languageOfCompany(tx, leaving.id),
    )
    expect(await language).toBe('en')
    await restore(leaving)
  })

  it('is deleted once, however many do so at the same time', async () => {
    const leaving = await t.make.company()
    const holding = await t.owner.startTransaction().execute()
    await sql`select from companies where id = ${leaving.id} for update`.execute(holding)
    const removed = Promise.all([remove(leaving), remove(leaving)])
    await expect.poll(t.blocked).toBe(2)
    await holding.rollback().execute()
    expect((await removed).map(({ status }) => status).toSorted()).toEqual([200, 404])
    const entries = await t.sql`
      select from audit_entries where company_id = ${leaving.id} and action = 'company.deleted'
    `
    expect(entries).toHaveLength(1)
    await restore(leaving)
  })

  it('refuses a change that was in flight, even if the company is restored meanwhile', async () => {
    const leaving = await t.make.company()
    const change = withCompany(t.db, system('command'), leaving.id, async (tx) => {
      await remove(leaving)
      await sql`
        insert into locations (company_id, id, name) values (${leaving.id}, gen_random_uuid(), 'Late') returning id
      `
        .execute(tx)
        .finally(() => restore(leaving))
    })
    await expect(change).rejects.toMatchObject({ code: 'no_company_access' })
  })

  it('is listed until it is removed, last deleted first', async () => {
    const later = await fullCompany()
    await remove(later)
    const first = await operator.call(listDeletedCompanies, { query: { limit: 1 } })
    expect(first.body).toMatchObject([{ id: later.id }])
    const cursor = String(first.headers['x-next-cursor'])
    const { body } = await operator.call(listDeletedCompanies, { query: { limit: 1, cursor } })
    expect(body).toMatchObject([{ id: company.id, name: 'Café Łuna 🌙', slug: company.slug, reviews: 7 }])
    const [{ deletedAt = '', purgeAt = '' } = {}] = body
    expect(Date.parse(purgeAt) - Date.parse(deletedAt)).toBe(30 * 24 * 60 * 60 * 1000)
  })

  it('is hidden from every login in every table, except in the audit log', async () => {
    const readable: string[] = []
    const seen: string[] = []
    for (const table of await tables()) {
      for (const [login, db] of Object.entries({
        app: t.db,
        accounts: t.accountsDb,
        platform: t.platformDb,
      })) {
        const rows = await db
          .transaction()
          .execute(async (tx) => {
            await sql`select set_config('app.company_id', ${company.id}, true),
              set_config('app.user_id', ${company.owner.id}, true)`.execute(tx)
            const { rows } = await sql`select to_jsonb(t)::text from ${sql.table(table)} t
              where to_jsonb(t)::text like ${`%${company.id}%`}`.execute(tx)
            return rows.length
          })
          .catch((error: Error) => {
            if (!error.message.includes('permission denied')) throw error
            return undefined
          })
        if (rows !== undefined) readable.push(table)
        if (rows) seen.push(`${table} by ${login}`)
      }
    }
    expect(readable).toEqual(expect.arrayContaining(['companies', 'memberships', 'reviews', 'print_orders']))
    expect(seen).toEqual([
      'audit_entries by app',
      'audit_entries by platform',
      'company_activity by platform',
      'company_slugs by app',
      'company_slugs by platform',
      'placement_codes by app',
      'placement_codes by platform',
      'review_events by platform',
    ])
  })

  it('does not block changes to its members', async () => {
    const params = { id: company.id }
    const stranger = await t.make.user()
    const link = await operator.call(linkUser, { params, body: { userId: stranger.id } })
    expect(link.body.code).toBe('company_not_found')
    expect((await operator.call(deleteUser, { params: company.owner })).status).toBe(200)
    expect((await restore(company)).status).toBe(200)
    const { body } = await operator.call(listCompanyUsers, { params: { id: company.id }, query: {} })
    expect(body).toEqual([])
  })
})

describe('a restored company', () => {
  it('is as before to the digit, in all processes', async () => {
    const company = await fullCompany()
    await t.setCompany(company, { billing_status: 'past_due' })
    const listed = async () =>
      (await operator.call(listCompanies, { query: { search: company.slug } })).body.filter(
        ({ id }) => id === company.id,
      )
    const stored = async () => {
      const { audit_entries, audit_chains, snapshot_turns, review_edits, ...rest } = await rowsWith(
        company.id,
      )
      // Deleted and restored, a company has other pages to keep than before: only when that is due changes.
      const turns = snapshot_turns?.map((turn) => turn.replace(/"due_at": "[^"]+"/, ''))
      return { review_edits, rest: { ...rest, turns } }
    }
    // A case, which comes with rows in several tables.
    await t.sql`
      insert into cases (company_id, review_id, created_at, rating, sentiment, has_contact, status)
      select company_id, id, created_at, rating, sentiment, has_contact, 'done' from reviews
      where company_id = ${company.id} and rating = 2
    `
    const before = { listed: await listed(), rest: (await stored()).rest }
    await remove(company)
    expect(await listed()).toEqual([])
    const { status, body } = await restore(company)
    expect({ status, id: body.id, billingStatus: body.billingStatus }).toEqual({
      status: 200,
      id: company.id,
      billingStatus: 'past_due',
    })
    const { review_edits, rest } = await stored()
    // One of the change before; the others are reviews whose language has not been detected.
    expect(review_edits).toHaveLength(3)
    expect({ listed: await listed(), rest }).toEqual(before)
    for (const { call, deps } of [t, other]) {
      await expect.poll(() => deps.companies.bySlug(company.slug)).toBeDefined()
      expect((await call(getCompanyBySlug, { params: company })).body.id).toBe(company.id)
      expect((await deps.codes.find(company.placement.code))?.company?.company.id).toBe(company.id)
      const review = { companyId: company.id, rating: 5, feedback: 'Open again' }
      expect((await call(createReview, { body: review })).status).toBe(201)
    }
    const { call } = await t.signIn(company.owner.email)
    expect((await call(listReviews, { query: { companyId: company.id } })).body).toHaveLength(9)
    expect((await restore(company)).body.code).toBe('company_not_found')
  })

  it('is suspended if it was, with the reason', async () => {
    const company = await t.make.company()
    const body = { billingStatus: 'suspended', suspensionReason: 'Unpaid' } as const
    await operator.call(updateCompany, { params: company, body })
    await remove(company)
    expect((await restore(company)).body).toMatchObject(body)
  })
})

describe('removal for good', () => {
  beforeEach(async () => {
    // Companies of other tests would be removed as well.
    await t.sql`delete from companies where id in (select company_id from company_deletions)`
  })

  it('waits for the grace period by the clock of the database', async () => {
    const company = await fullCompany()
    await remove(company)
    await purgeAll()
    expect((await restore(company)).status).toBe(200)
  })

  it('leaves nothing of the company but its audit log, its slug and its codes', async () => {
    const company = await fullCompany()
    const bystander = await fullCompany()
    const before = await rowsWith(bystander.id)
    await remove(company)
    await endGrace()
    await purgeAll()
    expect(Object.keys(await rowsWith(company.id))).toEqual([
      'audit_chains',
      'audit_entries',
      'company_slugs',
      'placement_codes',
    ])
    expect(await rowsWith(bystander.id)).toEqual(before)
    expect((await restore(company)).body.code).toBe('company_not_found')
    expect((await t.deps.codes.find(company.placement.code))?.company).toBeUndefined()
    const body = { name: 'Another', slug: company.slug, googleReviewUrl: 'https://g.page/r/another' }
    expect((await operator.call(createCompany, { body })).body.code).toBe('slug_kept')
    const { body: users } = await operator.call(listUsers, { query: { search: company.owner.email } })
    expect(users).toHaveLength(1)
    const entries = await t.sql`
      select target_id, target_name, actor_name from audit_entries where action = 'company.purged' order by seq
    `
    const purged = { target_id: company.id, target_name: 'Café Łuna 🌙', actor_name: 'deletion' }
    expect(entries[0]).toEqual(purged)
    expect(await verifyAudit(t.owner)).toMatchObject({ broken: undefined })
  })

  it('knows every table with a company’s rows: a new one is hidden and removed, or is named here', async () => {
    const rows = await t.sql<{ table: string; removed: boolean; hidden: boolean }>`
      select t.relname as "table",
        exists (select from company_tables() c where c.name = t.relname) as removed,
        exists (select from pg_policy p where p.polrelid = t.oid and p.polname = 'not_deleted') as hidden
      from pg_class t
      where t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace
        and exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'company_id')
      order by 1
    `
    const but = (what: 'removed' | 'hidden') => rows.filter((row) => !row[what]).map(({ table }) => table)
    const audit = ['audit_chains', 'audit_entries', 'audit_pending']
    const kept = [...audit, 'company_deletions', 'company_slugs', 'erasures']
    expect(but('removed')).toEqual([...kept, 'placement_codes', 'review_language_fill'])
    expect(but('hidden').toSorted()).toEqual(
      [...kept, 'company_activity', 'placement_codes', 'review_events', 'review_language_fill'].toSorted(),
    )
  })

  it('removes 20,000 reviews in short steps, by two processes, although it is interrupted', async () => {
    const company = await fullCompany()
    const bystander = await fullCompany()
    await t.sql`
      insert into reviews (company_id, id, rating, feedback, created_at)
      select ${company.id}::uuid, gen_random_uuid(), 1 + n % 5, 'Feedback ' || n, now() - n * interval '1 hour'
      from generate_series(1, 20000) n
    `
    const left = async () => {
      const rows = await t.sql<{ n: number }>`
        select count(*)::integer as n from reviews where company_id = ${company.id}
      `
      return rows[0]?.n ?? 0
    }
    await remove(company)
    await endGrace()
    const interrupted = new AbortController()
    const first = purgeAll({ signal: interrupted.signal, stepSize: 500 })
    await expect.poll(left, { interval: 1 }).toBeLessThan(19_000)
    interrupted.abort()
    await first
    const rest = await left()
    expect(rest).toBeGreaterThan(0)
    expect(rest % 500, 'a step is a transaction').toBeLessThan(500)
    // While it is being removed, it is not listed and cannot be restored.
    expect((await operator.call(listDeletedCompanies, { query: {} })).body).toEqual([])
    expect((await restore(company)).body.code).toBe('company_not_found')
    await Promise.all([purgeAll(), purgeDeleted(other.platformDb, { signal: new AbortController().signal })])
    // Waits for the process that finished last.
    await purgeAll()
    expect(await left()).toBe(0)
    expect(await rowsWith(company.id)).not.toHaveProperty('companies')
    expect(await rowsWith(bystander.id)).toHaveProperty('reviews')
    expect(await driftOf(t.owner)).toEqual([])
  })
})

describe('images', () => {
  const exists = async (sha256: Buffer) =>
    (await t.owner.selectFrom('images').select('sha256').where('sha256', '=', sha256).execute()).length === 1
  const sweep = () => withPlatform(t.platformDb, system('deletion'), (tx) => sweepImages(tx, 1_000))

  it('go with the last company or order that uses them', async () => {
    const [shared, ordered, lonely] = [randomBytes(64), randomBytes(64), randomBytes(64)]
    const mine = await t.make.company()
    const theirs = await t.make.company()
    const hashes = [await setLogo(mine, shared), await storeImage(ordered), await storeImage(lonely)] as const
    await setLogo(theirs, shared)
    await t.make.printOrder(mine, { picture: ordered })
    await age()
    await sweep()
    expect(await Promise.all(hashes.map(exists))).toEqual([true, true, false])
    await remove(mine)
    await age()
    await sweep()
    expect(await Promise.all(hashes.map(exists)), 'while it can be restored').toEqual([true, true, false])
    await endGrace()
    await purgeAll()
    expect(await Promise.all(hashes.map(exists))).toEqual([true, false, false])
    await setLogo(theirs, randomBytes(64))
    expect(await exists(hashes[0])).toBe(true)
    await sweep()
    expect(await exists(hashes[0]), 'a replaced logo is kept for a day').toBe(true)
    await age()
    await sweep()
    expect(await exists(hashes[0])).toBe(false)
  })

  it('stay if an order prints them', async () => {
    const company = await t.make.company()
    const former = await setLogo(company, randomBytes(64))
    const { id } = await t.make.printOrder(company)
    await t.sql`
      update print_orders set drawn_from = jsonb_set(drawn_from, '{logo}', to_jsonb(${former.toString('hex')}::text))
      where id = ${id}
    `
    await setLogo(company, randomBytes(64))
    await age()
    await sweep()
    expect(await exists(former)).toBe(true)
  })

  it.each(['before', 'after'])('stay if they are uploaded again %s the sweep gets to them', async (when) => {
    const company = await t.make.company()
    const bytes = randomBytes(64)
    const sha256 = await storeImage(bytes)
    const image = { sha256, bytes, mediaType: 'image/png', width: 1, height: 1 } as const
    const upload = (between: () => Promise<unknown>) =>
      t.owner.transaction().execute(async (tx) => {
        await saveImage(tx, image)
        await between()
        await tx.updateTable('companies').set({ logo_sha256: sha256 }).where('id', '=', company.id).execute()
      })
    let sweeping: Promise<unknown> = Promise.resolve()
    if (when === 'before') {
      await upload(async () => {
        sweeping = sweep()
        await expect.poll(t.blocked).toBe(1)
      })
    } else {
      let uploading: Promise<unknown> = Promise.resolve()
      await withPlatform(t.platformDb, system('deletion'), async (tx) => {
        await sweepImages(tx, 1_000)
        uploading = upload(async () => {})
        await expect.poll(t.blocked).toBe(1)
      })
      await uploading
    }
    await sweeping
    expect(await exists(sha256)).toBe(true)
  })
})
