import { randomUUID } from 'node:crypto'
import { getCompanyBySlug } from '@candour/schemas/companies.ts'
import type { FunnelCounts } from '@candour/schemas/funnel.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { pages } from '#pages/index.ts'
import { anotherApp, testApp } from '#test/app.ts'

const phone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
}

/** URLs answered on the fast path. */
const fast: string[] = []
const t = await testApp()
const app = await anotherApp(t, { pages })
app.fastPath.observe(({ url }) => fast.push(url))
// A real server: the fast path is not part of `inject`.
const origin = await app.listen({ port: 0, host: '127.0.0.1' })

let company: { id: string; slug: string }
beforeEach(async () => {
  company = await t.make.company()
})

/** Requests a path as a person's phone, unless told otherwise. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: { ...phone, host: 'localhost:3000', ...headers },
  })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

async function counted(placementId?: string): Promise<FunnelCounts> {
  await t.deps.funnel.write()
  const rows = await t.sql<FunnelCounts>`
    select coalesce(sum(scans), 0)::integer as scan, coalesce(sum(views), 0)::integer as view,
      coalesce(sum(public_clicks), 0)::integer as public, coalesce(sum(ratings), 0)::integer as rating,
      coalesce(sum(reviews), 0)::integer as review
    from funnel_days where company_id = ${company.id}::uuid and grain = 2
      and placement_id = coalesce(${placementId ?? null}::uuid, placement_id)
  `
  const [row] = rows
  if (!row) throw new Error('no sums')
  return row
}

const none = { scan: 0, view: 0, public: 0, rating: 0, review: 0 }

describe('a code', () => {
  it('redirects to the review page with its canonical form, cached by nobody, and counts each scan', async () => {
    const { id, code } = await t.make.placement(company)
    for (const given of [code, code.toLowerCase(), code]) {
      const { status, headers } = await get(`/q/${given}`)
      expect(status).toBe(302)
      expect(headers.get('location')).toBe(`http://localhost:3000/${company.slug}?via=${code}`)
      expect(headers.get('cache-control')).toBe('no-store')
    }
    expect(fast).toContain(`/q/${code}`)
    expect(await counted(id)).toEqual({ ...none, scan: 3 })
  })

  it('carries a chosen language on, and only one that exists', async () => {
    const { id, code } = await t.make.placement(company)
    const to = async (query: string, method = 'GET') =>
      (await get(`/q/${code}?${query}`, {}, method)).headers.get('location')
    const home = `http://localhost:3000/${company.slug}?via=${code}`
    await t.deps.codes.find(code)
    expect(await to('lang=ZH-hant')).toBe(`${home}&lang=zh-Hant`)
    expect(await to('lang=ar', 'HEAD')).toBe(`${home}&lang=ar`)
    for (const query of ['lang=xx', 'lang=de&lang=fr', 'lang=', 'via=XXXXXXXX'])
      expect(await to(query)).toBe(home)
    expect(await counted(id)).toEqual({ ...none, scan: 5 })
  })

  it('answers HEAD, bots and browsers that fetch ahead alike, without counting them', async () => {
    const { code } = await t.make.placement(company)
    await t.deps.codes.find(code)
    for (const [headers, method] of [
      [{}, 'HEAD'],
      [{ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
      [{ 'user-agent': 'WhatsApp/2.23.20.0' }],
      [{ 'sec-purpose': 'prefetch' }],
      [{ purpose: 'prefetch' }],
      [{ 'x-moz': 'prefetch' }],
    ] as const) {
      expect((await get(`/q/${code}`, headers, method)).status).toBe(302)
      expect((await get(`/${company.slug}?via=${code}`, headers, method)).status).toBe(200)
    }
    expect(await counted()).toEqual(none)
  })

  it('shows a neutral page while its company is suspended, and counts nothing', async () => {
    const { code } = await t.make.placement(company)
    expect((await get(`/q/${code}`)).status).toBe(302)
    await t.setCompany(company, { billing_status: 'suspended' })
    const { status, body } = await get(`/q/${code}`)
    expect([status, body.includes('This page is taking a break.')]).toEqual([200, true])
    await t.setCompany(company, { billing_status: 'active' })
    expect((await get(`/q/${code}`)).status).toBe(302)
    expect(await counted()).toEqual({ ...none, scan: 2 })
  })

  it('is one of ten thousand, which all follow the slug', async () => {
    await t.sql`
      insert into placements (company_id, id, code, name, kind)
      select ${company.id}::uuid, gen_random_uuid(), 'MANY' || translate(lpad(n::text, 5, '0'), '01', 'AB'), n, 'sticker'
      from generate_series(1, 10000) n
    `
    const slug = `moved-${company.slug}`
    await t.setCompany(company, { slug })
    for (const n of ['AAAAB', 'A2345', 'A9999', 'BAAAA']) {
      const { headers } = await get(`/q/MANY${n}`)
      expect(headers.get('location')).toBe(`http://localhost:3000/${slug}?via=MANY${n}`)
    }
  })

  it('goes on working and counting once archived, with a new slug, and at another location', async () => {
    const [harbour, station] = [await t.make.location(company), await t.make.location(company)]
    const { id, code } = await t.make.placement(company, { locationId: harbour.id, archived: true })
    expect((await get(`/q/${code}`)).status).toBe(302)
    await t.setCompany(company, { slug: `new-${company.slug}` })
    await t.owner.updateTable('placements').set({ location_id: station.id }).where('id', '=', id).execute()
    t.deps.companies.forget(company.id)
    const { headers } = await get(`/q/${code}`)
    expect(headers.get('location')).toBe(`http://localhost:3000/new-${company.slug}?via=${code}`)
    await t.deps.funnel.write()
    const rows = await t.sql`
      select location_id, scans from funnel_days where company_id = ${company.id}::uuid and grain = 1
    `
    expect(rows).toEqual(
      expect.arrayContaining([
        { location_id: harbour.id, scans: 1 },
        { location_id: station.id, scans: 1 },
      ]),
    )
  })

  it('shows a neutral page once its company is gone, and counts nothing', async () => {
    const { code } = await t.make.placement(company)
    await get(`/q/${code}`)
    await t.sql`delete from companies where id = ${company.id}::uuid`
    t.deps.companies.forget(company.id)
    const { status, body, headers } = await get(`/q/${code}`)
    expect(status).toBe(200)
    expect(body).toContain('This page is taking a break.')
    expect(body).toContain('noindex')
    expect(headers.get('location')).toBeNull()
    expect(await counted()).toEqual(none)
  })

  it('is a page that does not exist if it was never issued', async () => {
    for (const code of ['ABCDEFGH', 'oooooooo', '%00', `${'A'.repeat(200)}`, "'%20or%201=1"]) {
      const { status, body } = await get(`/q/${code}`)
      expect(status, code).toBe(404)
      expect(body).toContain('404')
    }
  })
})

describe('pages opened by a code', () => {
  it('carry it in every link and in the form, and the thank-you page too', async () => {
    const { code } = await t.make.placement(company)
    const via = code.toLowerCase()
    const choice = await get(`/${company.slug}?via=${via}`)
    expect(choice.body).toContain(`href="/${company.slug}/rating?via=${code}"`)
    expect(choice.body).toContain(`ping="/api/visits/public?companyId=${company.id}&amp;via=${code}"`)
    expect(choice.body).toContain(`href="https://g.page/r/${company.slug}/review"`)
    const rating = await get(`/${company.slug}/rating?via=${via}`)
    expect(rating.body).toContain(`href="/${company.slug}/feedback?rating=3&amp;via=${code}"`)
    expect(rating.body).toContain(`href="/${company.slug}?via=${code}"`)
    const form = await get(`/${company.slug}/feedback?rating=3&via=${via}`)
    expect(form.body).toContain(`action="/${company.slug}/feedback?rating=3&amp;via=${code}"`)
    expect(form.body).toMatch(new RegExp(`<input type="hidden"[^>]*name="via"[^>]*value="${code}"`))
    const lost = await get(`/${company.slug}/feedback?via=${via}`)
    expect(lost.headers.get('location')).toBe(`/${company.slug}?via=${code}`)
  })

  it('carry it with a chosen language, and are cached with both', async () => {
    const { code } = await t.make.placement(company)
    for (const query of [`via=${code}&lang=de`, `lang=DE&via=${code.toLowerCase()}`]) {
      const { body } = await get(`/${company.slug}?${query}`)
      expect(body).toContain('<html lang="de"')
      expect(body).toContain(`href="/${company.slug}/rating?via=${code}&amp;lang=de"`)
    }
    // The first request rendered the page for both spellings.
    expect(fast).toContain(`/${company.slug}?lang=DE&via=${code.toLowerCase()}`)
  })

  it('name the location and link to its own public page', async () => {
    const location = await t.make.location(company, { name: 'Harbour <West>' })
    const { code } = await t.make.placement(company, { locationId: location.id })
    const google = 'https://g.page/r/harbour/review'
    await t.sql`update locations set google_review_url = ${google} where id = ${location.id}`
    t.deps.companies.forget(company.id)
    for (let n = 0; n < 2; n += 1) {
      const { body } = await get(`/${company.slug}?via=${code}`)
      expect(body).toContain('Harbour &lt;West&gt;')
      expect(body).toContain(`href="${google}"`)
    }
    expect((await get(`/${company.slug}`)).body).not.toContain('Harbour')
    const { body } = await t.call(getCompanyBySlug, { params: { slug: company.slug }, query: { via: code } })
    expect(body).toMatchObject({ googleReviewUrl: google, locationName: 'Harbour <West>' })
    const { body: bare } = await t.call(getCompanyBySlug, { params: { slug: company.slug } })
    expect(bare).not.toHaveProperty('locationName')
    // No process may keep showing the former name.
    await t.owner.updateTable('locations').set({ name: 'Pier' }).where('id', '=', location.id).execute()
    t.deps.companies.forget(company.id)
    expect((await get(`/${company.slug}?via=${code}`)).body).toContain('Pier')
  })

  it('are the bare pages if the code is foreign, unknown, malformed or given twice', async () => {
    const theirs = await t.make.placement(await t.make.company())
    const mine = await t.make.placement(company)
    const bare = (await get(`/${company.slug}`)).body
    for (const query of [
      `via=${theirs.code}`,
      'via=ABCDEFGH',
      `via=${'x'.repeat(5_000)}`,
      'via=%00',
      'via=',
      `via=${mine.code}&via=${theirs.code}`,
      `via[]=${mine.code}`,
    ]) {
      const { status, body } = await get(`/${company.slug}?${query}`)
      expect(status, query).toBe(200)
      expect(body, query).toBe(bare)
    }
    const { body } = await t.call(getCompanyBySlug, {
      params: { slug: company.slug },
      query: { via: theirs.code },
    })
    expect(body).not.toHaveProperty('locationName')
  })

  it('count views and opened forms, from the cache as well, but no other page', async () => {
    const { id, code } = await t.make.placement(company)
    for (let n = 0; n < 3; n += 1) await get(`/${company.slug}?via=${code}`)
    await get(`/${company.slug}`)
    expect(fast).toContain(`/${company.slug}?via=${code}`)
    await get(`/${company.slug}/rating?via=${code}`)
    await get(`/${company.slug}/thank-you?via=${code}`)
    for (const rating of ['4', '9', '']) await get(`/${company.slug}/feedback?rating=${rating}&via=${code}`)
    expect(await counted(id)).toEqual({ ...none, view: 3, rating: 1 })
    expect(await counted()).toEqual({ ...none, view: 4, rating: 1 })
  })

  it('keep the code through a form without JavaScript', async () => {
    const location = await t.make.location(company)
    const { id, code } = await t.make.placement(company, { locationId: location.id })
    const post = (fields: Record<string, string>) =>
      fetch(`${origin}/${company.slug}/feedback?rating=4&via=${code}`, {
        method: 'POST',
        redirect: 'manual',
        headers: phone,
        body: new URLSearchParams({
          submissionId: randomUUID(),
          renderedAt: String(Date.now() - 10_000),
          ...fields,
        }),
      })
    const refused = await post({ rating: '4', feedback: '', via: code })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain(`name="via"`)
    const stored = await post({ rating: '4', feedback: 'Good', via: code })
    expect(stored.status).toBe(303)
    expect(stored.headers.get('location')).toMatch(
      new RegExp(`^/${company.slug}/thank-you\\?r=[\\w-]{43}&via=${code}$`),
    )
    expect(stored.headers.get('set-cookie')).toBeNull()
    const rows = await t.sql`select placement_id, location_id from reviews where company_id = ${company.id}`
    expect(rows).toEqual([{ placement_id: id, location_id: location.id }])
  })
})

it('stores neither the address nor the browser of a visitor', async () => {
  const { code } = await t.make.placement(company)
  const visitor = { 'user-agent': `${phone['user-agent']} Private/7`, 'x-forwarded-for': '203.0.113.77' }
  await get(`/q/${code}`, visitor)
  await get(`/${company.slug}?via=${code}`, visitor)
  await get(`/${company.slug}/feedback?rating=4&via=${code}`, visitor)
  const report = await get(`/api/visits/public?companyId=${company.id}&via=${code}`, visitor, 'POST')
  expect(report.status).toBe(204)
  const stored = await fetch(`${origin}/api/reviews`, {
    method: 'POST',
    headers: { ...visitor, 'content-type': 'application/json' },
    body: JSON.stringify({ companyId: company.id, rating: 4, feedback: 'Good', via: code }),
  })
  expect(stored.status).toBe(201)
  expect(await counted()).toEqual({ scan: 1, view: 1, public: 1, rating: 1, review: 0 })
  const columns = await t.sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type not in ('uuid', 'boolean', 'smallint', 'integer', 'bigint', 'date')
  `
  expect(columns.length).toBeGreaterThan(50)
  for (const { table, column } of columns) {
    const rows = await t.sql`
      select from ${sql.table(table)} where ${sql.ref(column)}::text like any (array['%Private/7%', '%203.0.113.77%', '%127.0.0.1%'])
    `
    expect(rows, `${table}.${column}`).toEqual([])
  }
})
