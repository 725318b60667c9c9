import { listAudit } from '@candour/schemas/audit.ts'
import { getCompanyBySlug } from '@candour/schemas/companies.ts'
import { getCompanyImport, type ImportPreview, importCompanies } from '@candour/schemas/company-imports.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createOutbound } from '#lib/outbound/outbound.ts'
import { startImporter } from '#modules/company-imports/importer.ts'
import { removeFormerImports } from '#modules/company-imports/repository.ts'
import { caller, testApp } from '#test/app.ts'

const t = await testApp()
const operator = await t.signInAs({ role: 'superadmin' })
const asked: string[] = []
const outbound = {
  ...createOutbound({ allow: [] }),
  request: async (url: string) => {
    asked.push(url)
    const headers = { location: url.includes('maps.app') ? link : 'https://cafe.example' }
    return { url, status: 302, headers, body: Buffer.alloc(0) }
  },
}
const importer = () => startImporter({ ...t.deps, outbound, log: { warn: () => {} }, pollMs: 20 })
const running = [importer(), importer()]
afterAll(() => Promise.all(running.map((one) => one.stop())))

let n = 0
let slug = ''
beforeEach(() => {
  n += 1
  slug = `cafe-${n}`
})

const link = 'https://www.google.com/maps?ftid=0x6b12ae665e892fdd:0x3133f8d75a1ac251'
const derived = 'https://search.google.com/local/writereview?placeid=ChIJ3S-JXmauEmsRUcIaWtf4MzE'
const header = 'name,slug,brandColor,googleReviewUrl,timeZone,defaultLanguage,ownerEmail,location'
const csv = (...rows: string[]) => [header, ...rows].join('\n')
/** A row of these cells, in the order of the header. */
const rowOf = (cells: Partial<Record<string, string>>) =>
  header
    .split(',')
    .map((column) => `"${(cells[column] ?? '').replaceAll('"', '""')}"`)
    .join(',')
const full = () => rowOf({ name: `Café ${n}`, slug, googleReviewUrl: link })

const preview = async (file: string | Blob) => {
  const { status, body } = await operator.call(importCompanies, { query: { dryRun: 'true' }, file })
  return { status, ...(body as ImportPreview), code: body.code, message: body.message }
}
const start = async (file: string) => {
  const { status, body } = await operator.call(importCompanies, { file })
  expect(status).toBe(202)
  return 'id' in body ? body.id : ''
}
const progress = async (id: string) => (await operator.call(getCompanyImport, { params: { id } })).body
const finished = async (id: string) => {
  await expect.poll(async () => (await progress(id)).state, { timeout: 20_000, interval: 20 }).toBe('done')
  return progress(id)
}
const run = async (file: string) => finished(await start(file))
const companies = () =>
  t.owner.selectFrom('companies').selectAll().where('slug', 'like', `${slug}%`).orderBy('slug').execute()
const locations = async () => {
  const [company] = await companies()
  return t.owner
    .selectFrom('locations')
    .select(['name', 'google_review_url', 'time_zone'])
    .where('company_id', '=', company?.id ?? '')
    .orderBy('name')
    .execute()
}
const entries = async (companyId?: string) =>
  (await operator.call(listAudit, { query: { companyId, limit: 20 } })).body.map(({ action, actor }) => [
    action,
    actor.kind,
    actor.name,
  ])
const waiting = (address: string) =>
  t.owner
    .selectFrom('paced_invitations as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .where('u.email', '=', address)
    .select('u.id')
    .execute()
const invitationsTo = (address: string) =>
  t.owner
    .selectFrom('mails as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .where('u.email', '=', address)
    .select(['m.id', 'm.kind'])
    .execute()

describe('a dry run', () => {
  it('tells what each row would do, and stores nothing', async () => {
    const existing = await t.make.company({ slug: `${slug}-old`, name: 'Old', googleReviewUrl: derived })
    const before = await entries()
    const file = csv(
      full(),
      rowOf({ slug, location: 'Hamburg', googleReviewUrl: 'https://maps.app.goo.gl/hTGqvE7kmHjL3Wk48' }),
      rowOf({ slug, location: 'hamburg' }),
      rowOf({ slug: existing.slug, name: 'Old', googleReviewUrl: link }),
      rowOf({ name: 'Straße & Söhne' }),
    )
    const { status, rows, ...counts } = await preview(file)
    expect(status).toBe(200)
    expect(rows.map(({ row, slug, action }) => [row, slug, action])).toEqual([
      [1, slug, 'create'],
      [2, slug, 'update'],
      [3, slug, 'same'],
      [4, existing.slug, 'same'],
      [5, 'strasse-sohne', 'refused'],
    ])
    expect(counts).toMatchObject({ create: 1, update: 1, same: 2, refused: 1 })
    expect(rows[4]?.errors).toEqual([{ field: 'googleReviewUrl', message: 'Google review URL is required' }])
    expect(await entries()).toEqual(before)
    expect((await companies()).map(({ id }) => id)).toEqual([existing.id])
  })

  it.each([
    ['brandColor', 'red', 'Please enter a color such as #394CDC'],
    ['slug', 'api', 'This address is reserved. Please choose another one.'],
    [
      'slug',
      'Café Luna',
      'Please use lowercase letters, digits and hyphens, with a letter or digit at both ends',
    ],
    ['timeZone', 'Berlin', 'Please choose a time zone such as Europe/Berlin'],
    ['timeZone', '+01:00', 'Please choose a time zone such as Europe/Berlin'],
    ['defaultLanguage', 'klingon', 'Please choose one of the languages'],
    ['ownerEmail', 'nobody', 'Please enter a valid email address'],
    ['googleReviewUrl', 'https://cafe-luna.example', expect.stringContaining('leads to a website')],
    ['name', 'x'.repeat(121), 'Please use at most 120 characters'],
    ['name', 'a\u0000b', 'Please remove the unreadable character'],
    ['location', 'x'.repeat(121), 'Please use at most 120 characters'],
    ['name', '', 'Company name is required'],
  ])('refuses a row for its %s %j', async (field, value, message) => {
    const { rows } = await preview(csv(rowOf({ name: 'A', slug, googleReviewUrl: link, [field]: value })))
    expect(rows[0]).toMatchObject({ row: 1, action: 'refused', errors: [{ field, message }] })
  })

  it('tells all faults of a row at once', async () => {
    const { rows } = await preview(csv(rowOf({ slug: 'x', brandColor: 'y', timeZone: 'z', ownerEmail: 'w' })))
    expect(rows[0]?.errors.map(({ field }) => field).toSorted()).toEqual(
      ['slug', 'name', 'brandColor', 'googleReviewUrl', 'timeZone', 'ownerEmail'].toSorted(),
    )
  })

  it('refuses slugs that lead elsewhere, and accounts that are disabled or a printer’s', async () => {
    const company = await t.make.company({ slug: `${slug}-former` })
    await t.owner
      .updateTable('companies')
      .set({ slug: `${slug}-now` })
      .where('id', '=', company.id)
      .execute()
    const { email, id } = await t.make.user({})
    await t.owner.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', id).execute()
    const printer = await t.make.user({ role: 'printer' })
    const { rows } = await preview(
      csv(
        rowOf({ name: 'A', slug: `${slug}-former`, googleReviewUrl: link }),
        rowOf({ name: 'B', slug, googleReviewUrl: link, ownerEmail: email.toUpperCase() }),
        rowOf({ name: 'C', slug: `${slug}-c`, googleReviewUrl: link, ownerEmail: printer.email }),
      ),
    )
    expect(rows.map(({ errors }) => errors)).toEqual([
      [{ field: 'slug', message: expect.stringContaining('Printed QR codes of another company') }],
      [{ field: 'ownerEmail', message: expect.stringContaining('This account is disabled') }],
      [{ field: 'ownerEmail', message: expect.stringContaining('This address is a printer’s') }],
    ])
  })

  it('lets the rows of a company agree', async () => {
    const { rows } = await preview(
      csv(
        full(),
        rowOf({ slug, name: 'Other', location: 'A' }),
        rowOf({ slug, timeZone: 'Asia/Tokyo' }),
        rowOf({ name: 'Broken', slug: `${slug}-b`, googleReviewUrl: link, brandColor: 'x' }),
        rowOf({ slug: `${slug}-b`, location: 'B' }),
      ),
    )
    expect(rows.map(({ action, errors }) => [action, errors[0]?.field])).toEqual([
      ['create', undefined],
      ['refused', 'name'],
      ['refused', 'timeZone'],
      ['refused', 'brandColor'],
      ['refused', 'slug'],
    ])
  })
})

describe('a file', () => {
  const good = () => `Test ${n},${slug},${link}`
  it.each([
    ['with a byte order mark', () => `\ufeffname,slug,googleReviewUrl\n${good()}`],
    ['with semicolons', () => `name;slug;googleReviewUrl\r\n${good().replaceAll(',', ';')}\r\n`],
    [
      'in another order and case',
      () => `GoogleReviewURL,Slug,NAME\n${good().split(',').toReversed().join()}`,
    ],
    ['with empty lines', () => `name,slug,googleReviewUrl\n\n${good()}\n,,\n\n`],
    ['with quoted cells', () => `"name","slug","googleReviewUrl"\n"Test ""a"", b\nc",${slug},"\n${link}\n"`],
  ])('%s is read', async (_, file) => {
    const { rows, create } = await preview(file())
    expect([create, rows.length, rows[0]?.slug]).toEqual([1, 1, slug])
  })

  it('counts empty rows', async () => {
    const { rows } = await preview(`name,slug,googleReviewUrl\n,,\n${good()}`)
    expect(rows.map(({ row }) => row)).toEqual([2])
  })

  it.each([
    ['with an unknown column', 'name,slug,phone,\nA,b,1', 'bad_columns', /not known: phone\./],
    ['without a header', 'Café Luna,cafe-luna', 'bad_columns', /not known: Café Luna, cafe-luna/],
    ['with a column twice', 'name,slug,Name\nA,b,c', 'bad_columns', /The column name is there twice/],
    ['without name and slug', 'location\nA', 'bad_columns', /among them name or slug/],
    ['with an open quote', 'name,slug\n"A,b', 'bad_csv', /quotation mark/],
    ['without rows', 'name,slug\n\n', 'bad_csv', /no rows/],
    ['with cells beyond the header', 'name,slug\nA,b,c', 'bad_csv', /Row 1 .* more cells/],
  ])('%s is refused', async (_, file, code, message) => {
    expect(await preview(file)).toMatchObject({ status: 400, code, message: expect.stringMatching(message) })
  })

  const send = (payload: Buffer | string, type = 'text/csv') =>
    t.app.inject({
      method: 'POST',
      url: `${importCompanies.path}?dryRun=true`,
      headers: { cookie: operator.cookie, 'content-type': type },
      payload,
    })

  it('in another encoding, too large or of another type is refused', async () => {
    const latin1 = await send(Buffer.from('name,slug\nCafé,cafe', 'latin1'))
    expect([latin1.statusCode, latin1.json().code]).toEqual([400, 'bad_csv'])
    const large = await send(`name,slug\n"${'x'.repeat(5 * 1024 * 1024)}",b`)
    expect([large.statusCode, large.json().code]).toEqual([413, 'body_too_large'])
    const json = await send('{}', 'application/json')
    expect([json.statusCode, json.json().code]).toEqual([415, 'unsupported_media_type'])
  })

  it('has at most 5,000 rows', async () => {
    const rows = (count: number) =>
      `name,slug\n${Array.from({ length: count }, (_, at) => `N,${slug}-${at}`).join('\n')}`
    expect(await preview(rows(5_001))).toMatchObject({ status: 400, code: 'too_many_rows' })
    expect((await preview(rows(5_000))).rows).toHaveLength(5_000)
    // What is not read takes no time.
    expect(await preview(`name\n${'\n'.repeat(5_000_000)}`)).toMatchObject({ code: 'too_many_rows' })
  })
})

describe('an import', () => {
  it('creates, changes and keeps companies, as deeds of the operator', async () => {
    const arabic = 'مقهى القمر'
    const first = rowOf({
      ...{
        name: arabic,
        slug,
        brandColor: '#112233',
        googleReviewUrl: `Look!\n${link}`,
        timeZone: 'Asia/Dubai',
      },
      ...{ defaultLanguage: 'AR', location: 'دبي' },
    })
    const hamburg = rowOf({
      ...{ slug, location: 'Hamburg', timeZone: 'Europe/Berlin' },
      googleReviewUrl: 'https://g.page/r/Cc7ec3hVcz95EBM/review',
    })
    expect(await run(csv(first, hamburg))).toEqual({ state: 'done', done: 2, total: 2, refused: [] })
    const [company] = await companies()
    expect(company).toMatchObject({
      ...{ name: arabic, brand_color: '#112233', google_review_url: derived, time_zone: 'Asia/Dubai' },
      ...{ default_language: 'ar', billing_status: 'active' },
    })
    expect(await locations()).toEqual([
      {
        name: 'Hamburg',
        google_review_url: 'https://g.page/r/Cc7ec3hVcz95EBM/review',
        time_zone: 'Europe/Berlin',
      },
      { name: 'دبي', google_review_url: null, time_zone: null },
    ])
    expect(await entries(company?.id)).toEqual([
      ['location.created', 'user', operator.email],
      ['location.created', 'user', operator.email],
      ['company.created', 'user', operator.email],
    ])
    // Again, nothing changes.
    expect((await preview(csv(first, hamburg))).same).toBe(2)
    await run(csv(first, hamburg))
    expect(await entries(company?.id)).toHaveLength(3)
    // Empty cells keep what is there, and visitors see the rest at once.
    await t.call(getCompanyBySlug, { params: { slug } })
    await run(csv(rowOf({ slug, brandColor: '#445566', timeZone: 'Europe/Paris' })))
    expect((await companies())[0]).toMatchObject({ name: arabic, time_zone: 'Europe/Paris' })
    expect((await t.call(getCompanyBySlug, { params: { slug } })).body.brandColor).toBe('#445566')
  })

  it('tells which rows were refused, and goes on', async () => {
    const { done, refused } = await run(
      csv(rowOf({ slug, name: 'No link' }), rowOf({ name: '???' }), full().replace(slug, `${slug}-b`)),
    )
    expect(done).toBe(3)
    expect(refused).toEqual([
      { row: 1, errors: [{ field: 'googleReviewUrl', message: 'Google review URL is required' }] },
      {
        row: 2,
        errors: [
          expect.objectContaining({ field: 'slug' }),
          expect.objectContaining({ field: 'googleReviewUrl' }),
        ],
      },
    ])
    expect((await companies()).map(({ slug: made }) => made)).toEqual([`${slug}-b`])
  })

  it('follows short links, which a dry run does not', async () => {
    const file = csv(
      rowOf({ name: 'A', slug, googleReviewUrl: 'https://maps.app.goo.gl/hTGqvE7kmHjL3Wk48' }),
      rowOf({ name: 'B', slug: `${slug}-b`, googleReviewUrl: 'https://share.google/1HC9lFjZErvGyF3Gw' }),
    )
    asked.length = 0
    expect((await preview(file)).create).toBe(2)
    expect(asked).toEqual([])
    expect((await run(file)).refused).toMatchObject([{ row: 2, errors: [{ field: 'googleReviewUrl' }] }])
    expect((await companies()).map(({ google_review_url }) => google_review_url)).toEqual([derived])
  })

  it('invites an owner once, however often and in whatever way', async () => {
    const email = `owner-${n}@example.com`
    const withOwner = rowOf({ name: `Café ${n}`, slug, googleReviewUrl: link, ownerEmail: email })
    await run(csv(withOwner, rowOf({ slug, ownerEmail: email.toUpperCase(), location: 'B' })))
    await run(csv(withOwner))
    await expect.poll(() => waiting(email), { timeout: 5_000 }).toEqual([])
    expect((await invitationsTo(email)).map(({ kind }) => kind)).toEqual(['invitation'])
    const [company] = await companies()
    expect((await entries(company?.id)).filter(([action]) => action === 'user.invited')).toHaveLength(1)
  })

  it('by an API key makes nobody an owner, who would read what no key of operators reads', async () => {
    const { key } = await t.make.apiKey({ by: operator })
    const withKey = caller(t.app, { authorization: `Bearer ${key}` })
    await run(csv(full()))
    const owned = csv(full(), rowOf({ slug, ownerEmail: `eve-${n}@example.com` }))
    for (const query of [{}, { dryRun: 'true' } as const]) {
      const { status, body } = await withKey(importCompanies, { query, file: owned })
      expect([status, body.code]).toEqual([403, 'key_not_allowed'])
    }
    expect(await t.sql`select from users where email = ${`eve-${n}@example.com`}`).toEqual([])
    expect((await withKey(importCompanies, { file: csv(full()) })).status).toBe(202)
  })

  it('mails at most one invitation a second, with several processes', async () => {
    const rows = [1, 2, 3].map((at) =>
      rowOf({
        name: 'A',
        slug: `${slug}-${at}`,
        googleReviewUrl: link,
        ownerEmail: `paced-${n}-${at}@example.com`,
      }),
    )
    await run(csv(...rows))
    const mails = () =>
      t.owner
        .selectFrom('mails as m')
        .innerJoin('users as u', 'u.id', 'm.user_id')
        .where('u.email', 'like', `paced-${n}-%`)
        .select('m.created_at')
        .orderBy('m.created_at')
        .execute()
    await expect.poll(async () => (await mails()).length, { timeout: 10_000 }).toBe(3)
    const times = (await mails()).map(({ created_at }) => created_at.getTime())
    for (const [at, time] of times.entries())
      if (at > 0) expect(time - (times[at - 1] ?? 0)).toBeGreaterThan(900)
  })

  it('creates each company once from two copies of a file at once', async () => {
    const file = csv(
      ...Array.from({ length: 20 }, (_, at) =>
        rowOf({ name: 'A', slug: `${slug}-${at}`, googleReviewUrl: link, location: 'L' }),
      ),
    )
    const ids = await Promise.all([start(file), start(file)])
    for (const id of ids) expect(await finished(id)).toMatchObject({ done: 20, refused: [] })
    expect(await companies()).toHaveLength(20)
  })

  it('keeps no cells once settled, and is forgotten after 30 days', async () => {
    const id = await start(csv(full()))
    await finished(id)
    const rows = await t.owner
      .selectFrom('company_import_rows')
      .select('cells')
      .where('import_id', '=', id)
      .execute()
    expect(rows).toEqual([{ cells: null }])
    const age = (days: number) =>
      t.owner
        .updateTable('company_imports')
        .set({ ended_at: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', id)
        .execute()
    await age(29)
    await t.owner.transaction().execute(removeFormerImports)
    expect((await progress(id)).state).toBe('done')
    await age(31)
    await t.owner.transaction().execute(removeFormerImports)
    expect((await progress(id)).code).toBe('import_not_found')
  })
})
