import { exportReviewsCsv, exportReviewsXlsx } from '@candour/schemas/reviews.ts'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { apiKeyOf } from '#test/api-key.ts'
import { testApp } from '#test/app.ts'

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=cmd|"/c calc"!A1', '＝1+1', 'a;=1+1']

const t = await testApp()
const company = await t.make.company()
const cookie = (await t.signInAs({ companies: [company] })).cookie

const download = ({ path }: { path: string }, query = '') =>
  t.app.inject({ url: `${path}?companyId=${company.id}${query}`, headers: { cookie } })

it('returns a file with headings even without reviews', async () => {
  const { statusCode, headers, rawPayload } = await download(exportReviewsCsv)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      new RegExp(`^attachment; filename="${company.slug}-reviews-\\d{4}-\\d{2}-\\d{2}\\.csv"$`),
    ),
    'cache-control': 'no-store',
  })
  expect(rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(rawPayload.toString()).toContain(
    'Date (UTC),Rating,Sentiment,Feedback,Name,Email,Phone,Page language,Text language',
  )
})

it('returns text as text: no cell of a CSV file is a formula', async () => {
  for (const formula of formulas) {
    await t.make.review(company, { feedback: formula, contactName: formula })
  }
  const { rawPayload } = await download(exportReviewsCsv)
  const [, ...rows] = parseCsv(rawPayload.toString('utf8').replace('\uFEFF', ''))
  expect(rows).toHaveLength(formulas.length)
  for (const cell of rows.flat()) expect(String(cell ?? '')).not.toMatch(/^[=+\-@\t\r]/)
  const feedback = rows.map((row) => String(row[3]).replaceAll("'", ''))
  expect(feedback.toSorted()).toEqual(formulas.toSorted())
  const bySemicolon = parseCsv(rawPayload.toString('utf8').replace('\uFEFF', ''), { delimiter: ';' })
  for (const cell of bySemicolon.flat()) expect(String(cell ?? '')).not.toMatch(/^\s*[=+\-@＝]/)
})

it('returns text as text: no cell of a workbook is a formula', async () => {
  const { rawPayload } = await download(exportReviewsXlsx)
  const [sheet] = (await readXlsx(rawPayload)).sheets
  const [, ...rows] = sheet?.rows ?? []
  expect(rows.map((row) => row[3]).toSorted()).toEqual(formulas.toSorted())
  const cells = [...(sheet?.cells?.values() ?? [])]
  expect(cells.filter(({ type, formula }) => type === 'formula' || formula)).toEqual([])
})

it('preserves commas, quotes, line breaks and every script', async () => {
  const feedback = 'He said "no", twice;\nthen left. Çok kötü 😡 最悪'
  await t.make.review(company, {
    rating: 2,
    sentiment: 1,
    feedback,
    lang: 'tr',
    textLanguage: 'ja',
    createdAt: new Date('2020-02-03T04:05:06.789Z'),
  })
  await t.sql`update reviews set sentiment_model = null where feedback = ${feedback}`
  const query = '&from=2020-01-01&to=2020-12-31'
  const csv = await download(exportReviewsCsv, query)
  const [, row] = parseCsv(csv.rawPayload.toString('utf8').replace('\uFEFF', ''))
  expect(row?.slice(0, 4)).toEqual(['2020-02-03 04:05:06', '2', 'positive', feedback])
  expect(row?.slice(7)).toEqual(['tr', 'ja', '', '', 'yes', 'yes', '', ''])

  const xlsx = await download(exportReviewsXlsx, query)
  expect(xlsx.headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  const [sheet] = (await readXlsx(xlsx.rawPayload)).sheets
  const [head, cells] = sheet?.rows ?? []
  expect(head).toEqual([
    ...['Date (UTC)', 'Rating', 'Sentiment', 'Feedback', 'Name', 'Email', 'Phone'],
    ...[
      'Page language',
      'Text language',
      'Edited',
      'Erased',
      'Stars and words differ',
      'Sentiment set by hand',
      'Location',
      'Placement',
    ],
  ])
  expect(cells?.slice(1, 4)).toEqual([2, 'positive', feedback])
  expect(cells?.slice(7, 9)).toEqual(['tr', 'ja'])
  expect(cells?.slice(11)).toEqual(['yes', 'yes', null, null])
  expect(cells?.[0]).toBeInstanceOf(Date)
})

it('names where each review was left, for whoever may read that', async () => {
  const { id: locationId } = await t.make.location(company, { name: 'Old Town' })
  const { id: placementId } = await t.make.placement(company, { name: 'Table 1', locationId })
  await t.make.review(company, { locationId, placementId, createdAt: new Date('2018-02-03T04:05:06Z') })
  const url = `${exportReviewsCsv.path}?companyId=${company.id}&from=2018-01-01&to=2018-12-31`
  const table = async (headers: Record<string, string>) => {
    const { rawPayload } = await t.app.inject({ url, headers })
    return parseCsv(rawPayload.toString('utf8').replace('\uFEFF', '')).map((row) => row.slice(-2))
  }
  expect(await table({ cookie })).toEqual([
    ['Location', 'Placement'],
    ['Old Town', 'Table 1'],
  ])
  const key = await apiKeyOf(t, { cookie }, company, ['reviews:read', 'reviews:export'])
  expect((await table({ authorization: `Bearer ${key}` }))[0]).not.toContain('Placement')
})

it("uses the company's local time and names its time zone", async () => {
  const timeZone = 'Pacific/Kiritimati'
  const far = await t.make.company()
  await t.setCompany(far, { time_zone: timeZone })
  const { cookie } = await t.signInAs({ companies: [far] })
  await t.make.review(far, { createdAt: new Date('2020-12-31T10:30:15Z') })
  const [csv, xlsx] = [exportReviewsCsv, exportReviewsXlsx].map(({ path }) =>
    t.app.inject({ url: `${path}?companyId=${far.id}&from=2021-01-01&to=2021-01-01`, headers: { cookie } }),
  )
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format()
  for (const answer of [await csv, await xlsx]) {
    expect(answer?.headers['content-disposition']).toContain(`${far.slug}-reviews-${today}.`)
  }
  const [head, row] = parseCsv((await csv)?.rawPayload.toString('utf8').replace('\uFEFF', '') ?? '')
  expect([head?.[0], row?.[0]]).toEqual([`Date (${timeZone})`, '2021-01-01 00:30:15'])
  const workbook = await readXlsx((await xlsx)?.rawPayload ?? Buffer.alloc(0))
  const [headings, cells] = workbook.sheets[0]?.rows ?? []
  expect([headings?.[0], cells?.[0]]).toEqual([`Date (${timeZone})`, new Date('2021-01-01T00:30:15Z')])
})

it('returns a workbook that opens, whatever characters a visitor sent', async () => {
  const feedback = 'a\u0001b\uFFFEc\uFFFFd'
  await t.make.review(company, { feedback, createdAt: new Date('2019-02-03T04:05:06Z') })
  const { rawPayload } = await download(exportReviewsXlsx, '&from=2019-01-01&to=2019-12-31')
  const [sheet] = (await readXlsx(rawPayload)).sheets
  expect(sheet?.rows[1]?.[3]).toBe('a\u0001b\uFFFDc\uFFFDd')
})

it('includes every review that matches the filters, over many batches', async () => {
  await t.sql`
    insert into reviews (company_id, id, rating, feedback, created_at)
    select ${company.id}, gen_random_uuid(), 1 + n % 5, 'n' || n, timestamptz '2021-01-01' + make_interval(mins => n)
    from generate_series(1, 7000) n
  `
  const { rawPayload } = await download(exportReviewsCsv, '&from=2021-01-01&to=2021-12-31&rating=2,4')
  const [, ...rows] = parseCsv(rawPayload.toString('utf8').replace('\uFEFF', ''))
  expect(new Set(rows.map((row) => row[3])).size).toBe(2800)
  expect(rows).toHaveLength(2800)
  expect(rows.map((row) => String(row[0]))).toEqual(
    rows
      .map((row) => String(row[0]))
      .toSorted()
      .toReversed(),
  )
})
